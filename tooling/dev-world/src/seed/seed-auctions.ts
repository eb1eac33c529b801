import { apiClient } from '@chiaroscuro/api-client'
import { DEMO_USERS } from '@chiaroscuro/user-pool/demo-users'
import { createRandom } from '../art/random.js'
import { bidInAuction, nextBid } from '../market/auction-bid.js'
import type { AuctionHouse } from '../market/auction-house.js'
import type { OfferDesk } from '../market/offer-desk.js'
import { type IdentityPlace, signIn } from '../market/sign-in.js'
import { pause } from './pause.js'
import { type AuctionPlan, putUpPiece } from './put-up-piece.js'

export interface SeedAuctionsOptions extends OfferDesk {
  readonly house: AuctionHouse
  readonly apiUrl: string
  /** Where the two people with profiles sign in; their auctions are nobody's without it. */
  readonly identity: IdentityPlace | undefined
  /** Seconds since 1970. */
  readonly now: () => number
  readonly log: (message: string) => void
  readonly signal?: AbortSignal | undefined
}

interface FirstAuction {
  /** Seconds from now, and how long it goes on. */
  readonly in: number
  readonly lasts: number
  readonly overtime: number
  readonly bids: number
  readonly lateBids: number
  readonly of?: 'artist' | 'collector'
}

const MINUTE = 60
const HOUR = 3600

/** One of each kind that pages show: some end soon, with bids and without, some go on for long, some are to come. */
const FIRST: readonly FirstAuction[] = [
  { in: -600, lasts: 600 + 75, overtime: 30, bids: 2, lateBids: 0 },
  { in: -300, lasts: 300 + 80, overtime: 60, bids: 0, lateBids: 0 },
  { in: -900, lasts: 900 + 150, overtime: 60, bids: 2, lateBids: 3, of: 'collector' },
  { in: -60, lasts: 20 * MINUTE, overtime: 120, bids: 1, lateBids: 2 },
  { in: -120, lasts: 9 * HOUR, overtime: 300, bids: 2, lateBids: 1, of: 'artist' },
  { in: -30, lasts: 50 * HOUR, overtime: 600, bids: 1, lateBids: 2 },
  { in: 10 * MINUTE, lasts: 30 * MINUTE, overtime: 120, bids: 0, lateBids: 2 },
  { in: 7 * HOUR, lasts: 24 * HOUR, overtime: 300, bids: 0, lateBids: 2, of: 'collector' },
]

const patienceMs = 60_000

/** Holds the first auctions, each once, however often it is started. Tries until the API has caught up. */
export async function seedAuctions(options: SeedAuctionsOptions): Promise<void> {
  const { journal, log, signal } = options
  const started = performance.now()
  let reason = ''
  for (let wait = 300; !signal?.aborted; wait = Math.min(wait * 1.5, 4000)) {
    try {
      const owners = new Map<string, Promise<Owner | undefined>>()
      for (let next = journal.state.auctionsMade ?? 0; next < FIRST.length; next++) {
        const plan = FIRST[next]
        if (plan && !signal?.aborted) await holdOne(options, plan, next, owners)
        journal.save({ auctionsMade: next + 1 })
      }
      return
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error)
      if (performance.now() - started > patienceMs) break
    }
    await pause(wait, signal)
  }
  if (!signal?.aborted) log(`not all auctions could be held: ${reason}`)
}

type Owner = NonNullable<AuctionPlan['owner']>

async function holdOne(
  options: SeedAuctionsOptions,
  plan: FirstAuction,
  index: number,
  owners: Map<string, Promise<Owner | undefined>>,
): Promise<void> {
  const { market, now } = options
  const random = createRandom(`${market.seed}/auction/${index}`)
  const start = now() + plan.in
  const end = start + plan.lasts
  const known = owners.get(plan.of ?? '') ?? ownerOf(options, plan.of)
  owners.set(plan.of ?? '', known)
  const owner = await known
  const { overtime: overtimeSeconds, lateBids } = plan
  const shown = await putUpPiece(options, random, { start, end, overtimeSeconds, lateBids, owner })
  if (!shown) return
  let highest: bigint | undefined
  for (let count = 0; count < plan.bids; count++) {
    const amount = nextBid(random, BigInt(shown.reserve_mojos), highest)
    const until = end + 24 * HOUR * random.int(1, 5)
    if (await bidInAuction(options, random, { launcherId: shown.nft.id, amount, until })) highest = amount
  }
  market.purse.release()
}

/** Who signs in as whom is told in `seedPeople`. */
async function ownerOf(
  { market, apiUrl, identity }: SeedAuctionsOptions,
  of: FirstAuction['of'],
): Promise<Owner | undefined> {
  const actor = of === 'artist' ? market.cast.creators[0] : market.cast.collectors[0]
  const user = DEMO_USERS.find(({ email }) => email.startsWith(`${of}@`))
  if (!of || !actor || !user || !identity) return undefined
  const token = await signIn(identity, user.email, user.password)
  return { actor, client: apiClient({ root: apiUrl, token: async () => token }) }
}
