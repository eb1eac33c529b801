import type { SpendBundle } from '@chiaroscuro/devnet'
import type { Random } from '../art/random.js'
import { createRandom } from '../art/random.js'
import { makeBatch } from '../content/make-batch.js'
import type { Actor } from '../market/cast.js'
import type { Holding } from '../market/ledger.js'
import type { Market } from '../market/market.js'
import { nameBatch } from '../market/market.js'
import { OfferBoardError } from '../market/offer-board.js'
import { dropOffers, postOffer } from '../market/offer-desk.js'
import { settle } from '../market/settle.js'
import type { Price } from '../market/trade.js'
import { acceptBid, bid, buy, endAt, fund, give, listForSale, mint } from '../market/trade.js'
import { forSale, inAuction, type OpenOffer } from '../seed/journal.js'
import { pause } from '../seed/pause.js'
import { askingPrice } from '../seed/price.js'
import { inSomeToken, pickCollector, pickHolding } from '../seed/trade-round.js'
import { leftToVisitors } from './left-to-visitors.js'
import { type AuctionDesk, tendAuctions } from './tend-auctions.js'

/** How the bots live. */
export interface BotOptions extends AuctionDesk {
  readonly intervalMs: number
  /** Pieces the bots may add in all, so that the disk does not fill. */
  readonly mostPieces: number
  readonly log: (message: string) => void
  readonly signal: AbortSignal
}

const xch = 1_000_000_000_000n
const mostOpen = 260
/** How many of the cheapest works bots leave alone. */
const left = 10

function freeHolding(options: BotOptions, random: Random): Holding | undefined {
  const { market, journal } = options
  return pickHolding(market, random, new Set([...forSale(journal), ...inAuction(journal)]))
}

async function list(options: BotOptions, random: Random): Promise<void> {
  const { market, now } = options
  const holding = freeHolding(options, random)
  if (!holding || options.journal.state.offers.length >= mostOpen) return
  const mojos = askingPrice(market, holding, 1, random.gauss() + 0.3)
  const price: Price = random.chance(0.15) ? inSomeToken(market, random, mojos) : { amount: mojos }
  const expiresAt = random.chance(0.3) ? now() + 86_400 * random.int(2, 30) : undefined
  const offer = {
    kind: 'sell' as const,
    launcherId: holding.nft.launcherId,
    maker: holding.owner.address,
    amount: price.amount.toString(),
    tokenId: price.token?.id ?? null,
    coins: [],
  }
  await postOffer(options, offer, listForSale(market, holding, price, endAt(expiresAt)))
}

async function placeBid(options: BotOptions, random: Random): Promise<void> {
  const { market, now } = options
  const held = inAuction(options.journal)
  const holdings = market.ledger.holdings().filter(({ nft }) => !held.has(nft.launcherId))
  const holding = holdings[random.int(0, Math.max(0, holdings.length - 1))]
  const bidder = holding && pickCollector(market, random, holding.owner)
  if (!holding || !bidder || options.journal.state.offers.length >= mostOpen) return
  const amount = (askingPrice(market, holding, 1, 0) * BigInt(random.int(60, 95))) / 100n
  const made = await bid(market, holding, bidder, amount, endAt(now() + 86_400 * random.int(3, 20)))
  if (!made) return
  const offer = {
    kind: 'bid' as const,
    launcherId: holding.nft.launcherId,
    maker: bidder.address,
    amount: amount.toString(),
    tokenId: null,
    coins: made.coins,
  }
  await postOffer(options, offer, made.offer)
}

function pickOffer(options: BotOptions, random: Random, kind: OpenOffer['kind']): OpenOffer | undefined {
  const { offers } = options.journal.state
  const owners = new Map(
    options.market.ledger.holdings().map(({ nft, owner }) => [nft.launcherId, owner.address]),
  )
  const visitors = leftToVisitors(offers, (id) => owners.get(id), left)
  // What is in an auction goes to whoever wins it.
  const held = new Set([...inAuction(options.journal), ...visitors])
  const open = offers.filter(
    (offer) => offer.kind === kind && offer.id !== null && !held.has(offer.launcherId),
  )
  return open[random.int(0, Math.max(0, open.length - 1))]
}

async function takeOpen(options: BotOptions, random: Random, kind: OpenOffer['kind']): Promise<void> {
  const { market, board } = options
  const offer = pickOffer(options, random, kind)
  const holding = offer && market.ledger.holding(offer.launcherId)
  if (!offer?.id) return
  const stale = !holding || (kind === 'sell') !== (holding.owner.address === offer.maker)
  if (stale) return dropOffers(options, (one) => one === offer)
  const text = await board.fetchText(offer.id).catch((error: unknown) => {
    if (error instanceof OfferBoardError) dropOffers(options, (one) => one === offer)
    throw error
  })
  let bundle: SpendBundle | undefined
  if (kind === 'bid') {
    bundle = acceptBid(market, text, holding)
  } else {
    const buyer = pickCollector(market, random, holding.owner)
    const token = market.tokens.find(({ id }) => id === offer.tokenId)
    bundle = buyer && (await buy(market, text, [holding], buyer, { amount: BigInt(offer.amount), token }))
  }
  try {
    if (bundle && (await settle(market, bundle, options.signal)))
      dropOffers(
        options,
        (one) => one.launcherId === offer.launcherId && (one.kind === 'sell' || one === offer),
      )
  } catch (error) {
    // Expired, or taken by somebody outside: it is of no further use to us.
    dropOffers(options, (one) => one.id === offer.id)
    throw error
  }
}

async function transfer(options: BotOptions, random: Random): Promise<void> {
  const holding = freeHolding(options, random)
  const to = holding && pickCollector(options.market, random, holding.owner)
  if (holding && to) await settle(options.market, give(options.market, holding, to), options.signal)
}

async function mintMore(options: BotOptions, random: Random): Promise<void> {
  const { market, journal, mostPieces } = options
  const { extra } = journal.state
  const images = market.collections.filter(({ medium }) => medium.kind === 'image')
  const collection = images[random.int(0, Math.max(0, images.length - 1))]
  if (!collection || extra.reduce((sum, { count }) => sum + count, 0) >= mostPieces) return
  const mine = extra.filter(({ slug }) => slug === collection.slug)
  const last = mine.at(-1)
  const first = last ? last.first + last.count : collection.size + 1
  const unminted = last && !isInLedger(market, collection.slug, last.first)
  const batch = unminted ? last : { slug: collection.slug, first, count: random.int(1, 3) }
  if (!unminted) journal.save({ extra: [...extra, batch] })
  const plan = { seed: market.seed, collection, first: batch.first, count: batch.count }
  const items = await makeBatch(plan, market.store)
  nameBatch(market, plan, items)
  const bundle = await mint(market, collection, items)
  if (bundle) await settle(market, bundle, options.signal)
}

function isInLedger(market: Market, slug: string, number: number): boolean {
  return market.ledger.holdings().some(({ piece }) => piece?.slug === slug && piece.number === number)
}

async function topUp(options: BotOptions, actor: Actor): Promise<void> {
  const { market } = options
  market.purse.release()
  const rich = await market.purse.xch(actor, 60n * xch)
  market.purse.release()
  if (!rich)
    await settle(market, await fund(market, [{ actor, amount: 40n * xch, coins: 8 }]), options.signal)
}

async function act(options: BotOptions, step: number): Promise<void> {
  const { market } = options
  const random = createRandom(`${market.seed}/bot/${step}`)
  market.purse.release()
  const actors = [...market.cast.creators, ...market.cast.collectors]
  if (await tendAuctions(options, random)) return
  const actor = step % 25 === 24 ? actors[Math.floor(step / 25) % actors.length] : undefined
  if (actor) await topUp(options, actor)
  const what = random.weighted([
    ['list', 26],
    ['buy', 27],
    ['bid', 15],
    ['accept', 10],
    ['gift', 9],
    ['mint', 13],
  ])
  switch (what) {
    case 'list':
      return list(options, random)
    case 'buy':
      return takeOpen(options, random, 'sell')
    case 'bid':
      return placeBid(options, random)
    case 'accept':
      return takeOpen(options, random, 'bid')
    case 'gift':
      return transfer(options, random)
    case 'mint':
      return mintMore(options, random)
  }
}

/** Keeps the market alive until the signal: one move after another, at a human pace, through trouble and back. */
export async function runBots(options: BotOptions): Promise<void> {
  const { journal, market, intervalMs, log, signal } = options
  let trouble = 0
  while (!signal.aborted) {
    const step = journal.state.botStep
    const jitter = createRandom(`${market.seed}/pace/${step}`).range(0.6, 1.4)
    await pause(intervalMs * jitter * Math.min(8, 2 ** trouble), signal)
    if (signal.aborted) return
    journal.save({ botStep: step + 1 })
    try {
      await act(options, step)
      if (trouble > 0) log('bots: going on')
      trouble = 0
    } catch (error) {
      if (trouble === 0) log(`bots: ${error instanceof Error ? error.message : String(error)}`)
      trouble = Math.min(trouble + 1, 3)
    }
  }
}
