import type { AuctionDetail } from '@chiaroscuro/contract/operation'
import { createRandom, type Random } from '../art/random.js'
import { bidInAuction, nextBid } from '../market/auction-bid.js'
import type { AuctionHouse } from '../market/auction-house.js'
import { dropOffers, type OfferDesk } from '../market/offer-desk.js'
import { settle } from '../market/settle.js'
import { acceptBid } from '../market/trade.js'
import type { Journal, OpenAuction } from '../seed/journal.js'
import { putUpPiece } from '../seed/put-up-piece.js'

/** Where auctions are held and bid in. */
export interface AuctionDesk extends OfferDesk {
  readonly house: AuctionHouse
  /** Seconds since 1970. */
  readonly now: () => number
  readonly signal?: AbortSignal | undefined
}

const DAY = 86_400
const MOST_BIDS = 9
/** So many at least are running, and one begins soon; more than so many would leave too little for the others to trade. */
const RUNNING = 2
const SOON = 3600
const MOST_OPEN = 12

/** Does what is due in an auction, if anything: ends before late bids before new auctions before other bids. */
export async function tendAuctions(desk: AuctionDesk, random: Random): Promise<boolean> {
  const { journal, now } = desk
  const auctions = journal.state.auctions ?? []
  const at = now()
  const over = auctions.find(({ end }) => end + 2 <= at)
  if (over) return finish(desk, over)
  const late = auctions.find(
    ({ start, end, overtimeSeconds, lateBids }) => lateBids > 0 && start <= at && end - overtimeSeconds < at,
  )
  if (late) return raise(desk, random, late)
  const running = auctions.filter(({ start }) => start <= at)
  if (running.length < RUNNING) return begin(desk, random, 0)
  const isAnySoon = auctions.some(({ start }) => start > at && start < at + SOON)
  if (!isAnySoon && auctions.length < MOST_OPEN) return begin(desk, random, random.int(120, 420))
  const one = running[random.int(0, running.length - 1)]
  return one !== undefined && random.chance(0.22) ? raise(desk, random, one) : false
}

function change(journal: Journal, { id }: OpenAuction, next: Partial<OpenAuction> | undefined): void {
  const auctions = journal.state.auctions ?? []
  journal.save({
    auctions: auctions.flatMap((one) => (one.id !== id ? one : next ? { ...one, ...next } : [])),
  })
}

/** After its end the owner accepts the winner, now and then not; late bids may have moved the end meanwhile. */
async function finish(desk: AuctionDesk, auction: OpenAuction): Promise<boolean> {
  const { journal, house, market, board } = desk
  const shown = await house.look(auction.id)
  if (shown && shown.phase !== 'ended') {
    change(journal, auction, { end: secondsOf(shown.ends_at) })
    return true
  }
  const winner = shown?.closed_by === null ? shown.winning_bid : null
  const isWanted = createRandom(`${market.seed}/accept/${auction.id}`).chance(0.8)
  const holding = market.ledger.holding(auction.launcherId)
  if (winner && isWanted && holding) {
    const text = await board.fetchText(winner.offer_id)
    await settle(market, acceptBid(market, text, holding), desk.signal)
    dropOffers(desk, ({ id }) => id === winner.offer_id)
  }
  change(journal, auction, undefined)
  return true
}

/** A bid that leads. */
async function raise(desk: AuctionDesk, random: Random, auction: OpenAuction): Promise<boolean> {
  const shown = await desk.house.look(auction.id)
  if (!shown || shown.closed_by !== null || shown.phase === 'ended') {
    change(desk.journal, auction, { end: desk.now() - 2, lateBids: 0 })
    return true
  }
  if (shown.bid_count >= MOST_BIDS && auction.lateBids === 0) return false
  const amount = nextBid(random, BigInt(shown.reserve_mojos), highestOf(shown))
  const until = secondsOf(shown.ends_at) + DAY * random.int(1, 4)
  await bidInAuction(desk, random, { launcherId: auction.launcherId, amount, until })
  change(desk.journal, auction, {
    lateBids: Math.max(0, auction.lateBids - (isLate(desk, shown) ? 1 : 0)),
    end: isLate(desk, shown) ? desk.now() + shown.overtime_seconds : auction.end,
  })
  return true
}

function isLate({ now }: AuctionDesk, shown: AuctionDetail): boolean {
  return secondsOf(shown.ends_at) - shown.overtime_seconds < now()
}

/** A new auction, of a length that one can watch. */
async function begin(desk: AuctionDesk, random: Random, inSeconds: number): Promise<boolean> {
  const start = desk.now() + inSeconds
  const [end, overtimeSeconds] = [start + random.int(300, 1500), random.pick([60, 90, 120])]
  const plan = { start, end, overtimeSeconds, lateBids: random.int(0, 3) }
  return (await putUpPiece(desk, random, plan)) !== undefined
}

function highestOf({ highest_bid }: AuctionDetail): bigint | undefined {
  return highest_bid === null ? undefined : BigInt(highest_bid.price_mojos)
}

function secondsOf(time: string): number {
  return Math.floor(Date.parse(time) / 1000)
}
