import { eq } from 'drizzle-orm'
import type { AlertContext } from '../src/alert/keep-alerts.js'
import type { Outgoing } from '../src/alert/send-letters.js'
import { tell } from '../src/outbox/tell.js'
import type { Database } from '../src/store/database.js'
import { NEWS } from '../src/store/outbox/schema.js'
import { alertPreference, did, nft, offer, profileClaim } from '../src/store/schema.js'
import { type HydrateContext, hydrate } from '../src/stream/hydrate.js'

/** Two people with a profile each, and what happens to their works; everything made from a number. */
export const PEOPLE = ['ann', 'ben'] as const
export type Person = (typeof PEOPLE)[number]
const HEX = { ann: 'a', ben: 'b' }

export const didOf = (person: Person) => HEX[person].repeat(64)
const ownerOf = (person: Person) => `${HEX[person]}1`.repeat(32)
export const workOf = (person: Person) => `${HEX[person]}2`.repeat(32)

const proof = { message: '', publicKey: '', signature: '', signingMode: '', coinId: 'c', height: 1 }
const HASH = '11'.repeat(32)

/** People who claimed their DIDs, hold a work each, and want letters. */
export async function introduce(db: Database): Promise<void> {
  for (const person of PEOPLE) {
    const [didId, ownerHash] = [didOf(person), ownerOf(person)]
    await db.insert(did).values({
      didId,
      validFrom: 0,
      validTo: null,
      coinId: 'c',
      ownerHash,
      metadata: {},
      verificationsRequired: 0,
      spendCount: 0,
    })
    await db
      .insert(profileClaim)
      .values({ didId, userId: person, ownerHash, proof, claimedAt: 1, updatedAt: 1 })
    await db.insert(nft).values({
      launcherId: workOf(person),
      validFrom: 0,
      coinId: HASH,
      ownerHash,
      ownerDid: null,
      royaltyBasisPoints: 0,
      royaltyHash: HASH,
      dataHash: null,
      metadataHash: null,
      burned: false,
      dataUris: [],
      metadataUris: [],
      licenseUris: [],
      edition: 1,
      editionTotal: 1,
      eventCount: 0,
    })
    await db.insert(alertPreference).values({
      userId: person,
      bidReceived: true,
      ownListed: person === 'ann',
      offerAccepted: true,
      bidCancelled: true,
      ownOfferCancelled: true,
      email: `${person}@mail.test`,
      language: person === 'ann' ? 'en' : 'zh',
      unsubscribeToken: `token-of-${person}-0123456789`,
      updatedAt: 1,
    })
  }
}

/** What happens in one step, by its number: whose work it is about, and which kind of news. */
export function stepOf(step: number): {
  person: Person
  type: 'listing' | 'bid' | 'cancellation'
  side: 1 | 2
} {
  const person = PEOPLE[step % 2] ?? 'ann'
  const [type, side] = (
    [
      ['bid', 2],
      ['listing', 1],
      ['cancellation', 2],
      ['cancellation', 1],
    ] as const
  )[Math.floor(step / 2) % 4] ?? ['bid', 2]
  return { person, type, side }
}

/** Lets a step happen: an offer, and its news in the same transaction. */
export async function happen(db: Database, step: number): Promise<void> {
  const { person, type, side } = stepOf(step)
  const launcherId = workOf(person)
  await db.transaction(async (tx) => {
    await tx.insert(offer).values({
      id: `offer-${step}`,
      text: '',
      receivedAt: step,
      side,
      launcherId,
      priceAsset: 'xch',
      priceAmount: String(1_000_000_000_000 + step),
      offered: [],
      requested: [],
    })
    const news = { type: NEWS[type], height: step, launcherId, eventIndex: null, offerId: `offer-${step}` }
    await tell(tx, [news], step)
  })
}

export async function stopLetters(db: Database, person: Person): Promise<void> {
  await db.update(alertPreference).set({ email: null }).where(eq(alertPreference.userId, person))
}

export function alertContext(db: Database, now: () => number): AlertContext & HydrateContext {
  const hydrating: HydrateContext = {
    db,
    view: {
      prefix: 'txch',
      mediaUrl: 'http://media.test',
      tokens: new Map(),
      pendingOffers: () => new Set(),
    },
    moment: () => ({ seconds: 1, height: 1 }),
  }
  return {
    ...hydrating,
    itemsOf: (rows) => hydrate(hydrating, rows),
    now,
    sendsMail: true,
    sendsPush: true,
  }
}

/** Letters as they arrive: one a Message-ID, as mail programs keep them; and how often they came. */
export class Letters {
  readonly kept = new Map<string, Outgoing>()
  came = 0

  take(letter: Outgoing): void {
    this.came += 1
    this.kept.set(letter.messageId, letter)
  }
}
