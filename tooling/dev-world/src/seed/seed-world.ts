import type { SpendBundle } from '@chiaroscuro/devnet'
import { burnPuzzleHash, DevnetError } from '@chiaroscuro/devnet'
import type { BatchPlan } from '../content/make-batch.js'
import { makeBatch } from '../content/make-batch.js'
import type { TokenInfo } from '../gateway/serve-gateway.js'
import type { Market } from '../market/market.js'
import { follow, isConfirmed, nameBatch } from '../market/market.js'
import type { OfferBoard } from '../market/offer-board.js'
import { issueToken, spreadToken, tokenPlans } from '../market/token.js'
import { createDid, fund, mint } from '../market/trade.js'
import type { Journal } from './journal.js'
import type { OpenPlan } from './open-offers.js'
import { makeOpenOffers, setAsideForBids } from './open-offers.js'
import { postOffers } from './post-offers.js'
import type { Step } from './schedule.js'
import { scheduleHistory } from './schedule.js'
import { tradeRound } from './trade-round.js'

/** How a world is seeded. */
export interface SeedOptions {
  readonly market: Market
  readonly journal: Journal
  readonly board: OfferBoard | undefined
  readonly rounds: number
  readonly open: OpenPlan
  /** Seconds since 1970. */
  readonly now: () => number
  readonly progress: (stage: 'art' | 'market' | 'offers', done: number, total: number) => void
  readonly log: (message: string) => void
  readonly signal?: AbortSignal | undefined
}

const xch = 1_000_000_000_000n

type Drawn = Map<BatchPlan, ReturnType<typeof makeBatch>>

/** Draws ahead of the history, batch after batch in the order in which it will mint them. */
function drawAhead(options: SeedOptions, steps: readonly Step[]): Drawn {
  const { market, progress } = options
  const batches = steps.flatMap((step) => (step.kind === 'mint' ? [step.batch] : []))
  const total = batches.reduce((sum, { count }) => sum + count, 0)
  let done = 0
  const drawn: Drawn = new Map()
  let last: Promise<unknown> = Promise.resolve()
  for (const batch of batches) {
    const made = last.then(async () => {
      const items = await makeBatch(batch, market.store, () => {
        done += 1
        progress('art', done, total)
      })
      nameBatch(market, batch, items)
      return items
    })
    // A failure is met where the batch is minted; here it must only not go unhandled.
    last = made.catch(() => {})
    drawn.set(batch, made)
  }
  return drawn
}

async function buildStep(
  options: SeedOptions,
  step: Step,
  drawn: Drawn,
): Promise<{ bundles: SpendBundle[]; tokens?: TokenInfo[] }> {
  const { market } = options
  const { cast } = market
  market.purse.release()
  switch (step.kind) {
    case 'fund': {
      const shares = [
        ...cast.creators.map((actor) => ({ actor, amount: 20n * xch, coins: 6 })),
        ...cast.collectors.map((actor) => ({ actor, amount: 40n * xch, coins: 24 })),
      ]
      return { bundles: [await fund(market, shares)] }
    }
    case 'identity': {
      const named = [...cast.creators, ...cast.collectors.slice(0, 4)]
      return { bundles: await Promise.all(named.map((actor) => createDid(market, actor))) }
    }
    case 'issue': {
      const issues = await Promise.all(
        tokenPlans.map((plan, index) => issueToken(market, cast.collectors[index] ?? cast.faucet, plan)),
      )
      return { bundles: issues.map(({ bundle }) => bundle), tokens: issues.map(({ token }) => token) }
    }
    case 'spread': {
      const spreads = market.tokens.map((token, index) =>
        spreadToken(market, cast.collectors[index] ?? cast.faucet, token, 6),
      )
      return { bundles: await Promise.all(spreads) }
    }
    case 'mint': {
      const items = (await drawn.get(step.batch)) ?? []
      const bundle = await mint(market, step.batch.collection, items)
      if (!bundle) throw new DevnetError('not-found', `${step.batch.collection.name} cannot be minted`)
      return { bundles: [bundle] }
    }
    case 'trade':
      return { bundles: await tradeRound(market, step.round, step.progress) }
    case 'aside':
      return { bundles: await setAsideForBids(market, options.open) }
  }
}

/**
 * Tells one step: writes down what it is about to push, pushes it, makes the block. Killed in between, the next
 * run finds the same bundles and pushes those that are not in the chain yet; it never builds the step twice.
 */
async function tellStep(options: SeedOptions, index: number, step: Step, drawn: Drawn): Promise<void> {
  const { market, journal, log } = options
  const { node, sdk } = market
  const resumed = journal.state.pending?.index === index ? journal.state.pending : undefined
  let bundles: SpendBundle[]
  if (resumed) {
    bundles = resumed.bundles.map((text) => sdk.SpendBundle.fromBytes(Buffer.from(text, 'base64')))
  } else {
    const built = await buildStep(options, step, drawn)
    bundles = built.bundles
    const texts = bundles.map((bundle) => bundle.toBytes().toString('base64'))
    journal.save({
      pending: { index, bundles: texts },
      ...(built.tokens ? { tokens: built.tokens } : {}),
    })
  }
  const taken: SpendBundle[] = []
  let waiting = 0
  for (const bundle of bundles) {
    if (resumed && (await isConfirmed(market, bundle))) {
      taken.push(bundle)
      continue
    }
    try {
      await node.push(bundle)
      taken.push(bundle)
      waiting += 1
    } catch (error) {
      if (!(error instanceof DevnetError) || error.code !== 'rejected') throw error
      log(`${step.kind}: ${error.message}`)
    }
  }
  if (waiting > 0) await node.farm(step.at)
  for (const bundle of taken) follow(market, bundle)
  if (journal.state.tokens.length > market.tokens.length) market.tokens.push(...journal.state.tokens)
  journal.save({ next: index + 1, pending: null })
}

/** Tells the history to its end, opens the offers that stay, and posts them. Goes on where it was stopped. */
export async function seedWorld(options: SeedOptions): Promise<void> {
  const { market, journal, board, rounds, progress, signal } = options
  const { startTime, endTime } = journal.state
  const { seed, collections, ledger } = market
  const steps = scheduleHistory({ seed, collections, startTime, endTime, rounds })
  market.tokens.push(...journal.state.tokens)
  const drawn = drawAhead(options, steps)
  if (journal.state.next > 0 || journal.state.pending) {
    await ledger.load([burnPuzzleHash.toString('hex')])
    for (const extra of journal.state.extra) await nameExtra(market, extra)
    // A resumed plan must see the pieces it has already minted under their names before it chooses among them.
    for (const [index, step] of steps.entries())
      if (step.kind === 'mint' && index < journal.state.next) await drawn.get(step.batch)
  }
  if (!journal.state.seeded) await market.node.pauseFarming()
  for (let index = journal.state.next; index < steps.length; index++) {
    if (signal?.aborted) return
    const step = steps[index]
    if (step) await tellStep(options, index, step, drawn)
    progress('market', index + 1, steps.length)
  }
  market.purse.release()
  if (!journal.state.offersMade)
    journal.save({ offers: await makeOpenOffers(market, options.open, options.now()), offersMade: true })
  for (const offer of journal.state.offers) for (const coin of offer.coins) market.purse.reserve(coin)
  market.purse.release()
  await market.node.resumeFarming()
  if (board) await postOffers(options, board)
  journal.save({ seeded: true })
}

async function nameExtra(
  market: Market,
  extra: { slug: string; first: number; count: number },
): Promise<void> {
  const collection = market.collections.find(({ slug }) => slug === extra.slug)
  if (!collection) return
  const plan = { seed: market.seed, collection, first: extra.first, count: extra.count }
  nameBatch(market, plan, await makeBatch(plan, market.store))
}
