import { offerIdOf, type VerifiedOffer } from '@chiaroscuro/domain/offer'
import type { NetworkName } from '@chiaroscuro/domain/signature'
import { eq } from 'drizzle-orm'
import { type EndpointContext, RefusedError } from '../endpoint/endpoint.js'
import { keepItems } from '../item/keep-items.js'
import { retractOffer, tell } from '../outbox/tell.js'
import { findOffer, findOfferByBundle } from '../query/offer-rows.js'
import type { OfferReading } from '../sandbox/read-offer.js'
import { SandboxError } from '../sandbox/sandbox-error.js'
import type { Database } from '../store/database.js'
import { NEWS } from '../store/outbox/schema.js'
import { nft, offer, offerCoin } from '../store/schema.js'
import { toColumns, toListing, toTraces } from './offer-row.js'

/** What publishing an offer needs beside the store. */
export interface OfferContext extends EndpointContext {
  /** Decodes, reads and verifies a stranger's text where it can hurt nothing. Rejects with `SandboxError`. */
  readonly readOffer: (text: string) => Promise<OfferReading>
  /** Networks whose signatures are taken here. */
  readonly networks: readonly NetworkName[]
  readonly now: () => number
  /** Told after something was published. */
  readonly onPublished?: () => void
  /** Which of these coins exist and are unspent, asked of the node. */
  readonly unspentCoins: (coinIds: readonly string[]) => Promise<ReadonlySet<string>>
}

/** What became of an offer that somebody published. */
export interface Published {
  /** Its id, or that of the same trade under another text. */
  readonly id: string
  readonly isNew: boolean
}

/**
 * Takes a stranger's offer into the list. Throws `RefusedError`: `OfferRefused` for one that cannot be
 * listed, `Busy` when too many are read.
 */
export async function publishOffer(context: OfferContext, given: string): Promise<Published> {
  const text = given.trim()
  const id = offerIdOf(text)
  if (await findOffer(context.db, id)) return { id, isNew: false }
  const { read, bundleHash } = await readText(context, text)
  // One trade can be written as many texts.
  const twin = await findOfferByBundle(context.db, bundleHash)
  if (twin) return { id: twin, isNew: false }
  requireSound(context, read)
  const listing = toListing(read)
  if (!(await isKnownNft(context.db, listing.launcherId)))
    throw refused('unknown-nft', 'The NFT of this offer is not known.')
  await requireUnspent(context, read)
  const row = { ...listing, ...toColumns(read), id, text, bundleHash, receivedAt: context.now() }
  if (!(await save(context, row, read)))
    return { id: (await findOfferByBundle(context.db, bundleHash)) ?? id, isNew: false }
  // A block may have spent a coin between the question and the answer; from here on the follower sees every spend.
  await requireUnspent(context, read).catch(async (error: unknown) => {
    await context.db.transaction(async (tx: Database) => {
      await tx.delete(offerCoin).where(eq(offerCoin.offerId, id))
      await tx.delete(offer).where(eq(offer.id, id))
      await retractOffer(tx, id, context.now())
      await keepItems(tx, [listing.launcherId], context.moment())
    })
    throw error
  })
  context.onPublished?.()
  return { id, isNew: true }
}

/** `reason` is one word for programs, `detail` a sentence for people. */
function refused(reason: string, message: string): RefusedError {
  return new RefusedError('OfferRefused', message, { reason })
}

async function readText(
  { readOffer }: OfferContext,
  text: string,
): Promise<{ read: VerifiedOffer; bundleHash: string }> {
  const reading = await readOffer(text).catch((error: unknown) => {
    if (!(error instanceof SandboxError)) throw error
    if (error.code === 'busy' || error.code === 'closed')
      throw new RefusedError('Busy', 'Too many offers are being read; try again soon.')
    if (error.code === 'stopped') throw refused('unreadable', 'The offer cannot be read.')
    throw refused(error.code, `The offer cannot be read: ${error.message.toLowerCase()}.`)
  })
  if (!reading.ok) throw refused(reading.reason, reading.message)
  return { read: reading.offer, bundleHash: reading.bundleHash }
}

/** Only what was signed for this network and can settle here as it reads is listed. */
function requireSound({ networks }: OfferContext, { network, doubts }: VerifiedOffer): void {
  if (network === 'nosig') throw refused('unsigned', 'Nobody signed this offer.')
  if (network === null)
    throw refused('bad-signature', 'The signature of this offer is not valid on any network.')
  if (!networks.includes(network))
    throw refused('wrong-network', `This offer was signed for ${network}, which is not the network here.`)
  const [doubt] = doubts
  if (doubt) throw refused(doubt, DOUBTS[doubt])
}

const DOUBTS: Readonly<Record<VerifiedOffer['doubts'][number], string>> = {
  'wrong-puzzle': 'A coin of this offer has another puzzle than the one shown.',
  'wrong-coin': 'A spend of this offer was made for another coin.',
  unbound: 'What this offer asks for is not what was signed.',
  unfunded: 'This offer gives more than its coins hold.',
  unsettled: 'This offer asks for payment at a puzzle that wallets do not complete.',
}

async function isKnownNft(db: Database, launcherId: string): Promise<boolean> {
  const rows = await db
    .select({ launcherId: nft.launcherId })
    .from(nft)
    .where(eq(nft.launcherId, launcherId))
    .limit(1)
  return rows.length > 0
}

async function requireUnspent(context: OfferContext, read: VerifiedOffer): Promise<void> {
  const unspent = await context.unspentCoins(read.mustBeUnspent)
  if (read.mustBeUnspent.some((coin) => !unspent.has(coin)))
    throw refused('spent', 'A coin of this offer is spent or unknown.')
}

/** False when the same offer, or the same trade under another text, came in between. */
async function save(
  { db, moment }: OfferContext,
  row: typeof offer.$inferInsert,
  read: VerifiedOffer,
): Promise<boolean> {
  return db.transaction(async (tx: Database) => {
    const inserted = await tx.insert(offer).values(row).onConflictDoNothing().returning({ id: offer.id })
    if (inserted.length === 0) return false
    await tx.insert(offerCoin).values(toTraces(row.id, read)).onConflictDoNothing()
    const type = row.side === 1 ? NEWS.listing : NEWS.bid
    const { id: offerId, launcherId } = row
    await tell(tx, [{ type, height: null, launcherId, eventIndex: null, offerId }], row.receivedAt)
    if (row.side === 1) await keepItems(tx, [launcherId], moment())
    return true
  })
}
