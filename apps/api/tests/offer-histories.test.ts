import { acceptBid, buy, collections, give, type Holding } from '@chiaroscuro/dev-world'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { decodeOffer, isExpired, readOffer } from '@chiaroscuro/domain/offer'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type IndexedWorld, openIndexedWorld } from './indexed-world.js'
import { databases, shareOf } from './test-database.js'

/** Over all databases together. So many are lived through at once, each by an NFT of its own, but for lots. */
const HISTORIES = process.env.TEST_LONG ? 2000 : 200
const AT_ONCE = 20
const STEPS = 10

/** From the next minute or block on: what is over already is not published. */
const some = fc.integer({ min: 1, max: 5 })
const ends = fc.record({ minutes: fc.option(some), blocks: fc.option(some, { freq: 2 }) })
const someone = fc.nat(5)
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('list' as const), ends, inToken: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('bid' as const), ends, who: someone }) },
  // Together with whatever else of these its owner has.
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('lot' as const), ends, most: some }) },
  // To whoever holds it already: that is how a listing is withdrawn.
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('give' as const), who: someone }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('take' as const), who: someone, which: fc.nat(9) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
const reorg = fc.option(fc.record({ back: fc.integer({ min: 1, max: 4 }), keeps: fc.boolean() }), { freq: 4 })

interface Known {
  readonly id: string
  readonly text: string
  readonly read: ReturnType<typeof readOffer>
  readonly price: { readonly amount: bigint; readonly inToken: boolean } | undefined
  /** The other works that are sold with it. */
  readonly others: readonly string[]
}

const run = nodeClvmRunner()

// Skipped where the native simulator has no build: there is no chain to ask then.
describe.skipIf(!isDevnetSupported()).each(databases)('histories of offers on $name', ({ name, url }) => {
  const own = shareOf(name, HISTORIES)
  let indexed: IndexedWorld
  let works: readonly string[]
  /** How takings went: as shown, both ways. */
  const count = { settled: 0, refused: 0, reorgs: 0, lots: 0 }

  beforeAll(async () => {
    indexed = await openIndexedWorld(url, 'basic')
    const [first] = collections
    works = await indexed.world.mint(first, AT_ONCE)
    await indexed.block()
  })
  afterAll(() => indexed?.close())

  const people = () => [...indexed.world.creators, ...indexed.world.collectors]
  const person = (index: number) => {
    const all = people()
    const found = all[index % all.length]
    if (!found) throw new Error('nobody is there')
    return found
  }

  async function publish(
    text: string,
    price: Known['price'],
    others: readonly string[] = [],
  ): Promise<Known> {
    const read = readOffer(decodeOffer(text), run)
    return { id: await indexed.publish(text), text, read, price, others }
  }

  function endOf({ minutes, blocks }: { minutes: number | null; blocks: number | null }) {
    const { seconds, height } = indexed.moment()
    return {
      ...(minutes === null ? {} : { seconds: BigInt(seconds + minutes * 60) }),
      ...(blocks === null ? {} : { height: height + blocks }),
    }
  }

  /** What would settle it, whoever shows it as what; nothing where nobody can write that. */
  async function taking({ text, price, others }: Known, holding: Holding, who: number) {
    const { market } = indexed.world
    const taker = [person(who), person(who + 1)].find((one) => one !== holding.owner)
    if (!taker) return undefined
    const [token] = indexed.world.tokens
    if (!price) return acceptBid(market, text, holding)
    return buy(market, text, [holding, ...others.map((id) => indexed.world.holding(id))], taker, {
      amount: price.amount,
      token: price.inToken ? token : undefined,
    })
  }

  /** The chain decides whether what is shown is so. */
  async function take(known: Known, holding: Holding, who: number): Promise<void> {
    const bundle = await taking(known, holding, who)
    if (!bundle) return
    const shown = (await indexed.shownOpen()).has(known.id)
    const { status, ...why } = indexed.world.devnet.push(bundle)
    // Another transaction of this block spends a coin of it: that is no end yet.
    if (status === 'PENDING') return
    expect({ shown, ...why }).toEqual(status === 'SUCCESS' ? { shown: true } : { shown: false, ...why })
    count[shown ? 'settled' : 'refused']++
    if (shown && known.others.length > 0) count.lots++
  }

  async function live(work: string, offers: Known[], one: Step): Promise<void> {
    const { world } = indexed
    const holding = world.holding(work)
    const [token] = world.tokens
    const amount = BigInt(1000 + offers.length)
    if (one.kind === 'list') {
      const price = { amount, token: one.inToken ? token : undefined }
      offers.push(await publish(world.list(work, price, endOf(one.ends)), { amount, inToken: one.inToken }))
    }
    if (one.kind === 'lot') {
      const owned = works.filter((id) => id !== work && world.holding(id).owner === holding.owner)
      const others = owned.slice(0, one.most)
      const text = world.listTogether([work, ...others], { amount }, endOf(one.ends))
      offers.push(await publish(text, { amount, inToken: false }, others))
    }
    if (one.kind === 'bid' && person(one.who) !== holding.owner)
      offers.push(await publish(await world.bid(work, person(one.who), amount, endOf(one.ends)), undefined))
    if (one.kind === 'give') world.devnet.push(give(world.market, holding, person(one.who)))
    const known = one.kind === 'take' && offers[one.which % Math.max(1, offers.length)]
    if (known) await take(known, holding, one.who)
  }

  /** By the coins of the chain and the clock alone. */
  function canBeTaken({ read }: Known): boolean {
    const { coins } = indexed.world.devnet.store
    return (
      read.mustBeUnspent.every((id) => coins.get(id)?.spentHeight === 0) &&
      !isExpired(read.expiry, indexed.moment())
    )
  }

  async function expectTruth(histories: readonly Known[][]): Promise<void> {
    const shown = await indexed.shownOpen()
    const all = histories.flat()
    const differences = all.filter((known) => shown.has(known.id) !== canBeTaken(known))
    expect(differences.map(({ id }) => ({ id, shown: shown.has(id) }))).toEqual([])
  }

  const seeds = Array.from({ length: Math.ceil(own / AT_ONCE) }, (_, seed) => seed)
  it.each(seeds)(
    'show as open what the chain settles, and nothing else: %i',
    async (seed) => {
      const steps = fc.sample(step, { seed, numRuns: AT_ONCE * STEPS })
      const reorgs = fc.sample(reorg, { seed, numRuns: STEPS })
      const histories: Known[][] = works.map(() => [])
      for (let at = 0; at < STEPS; at++) {
        for (const [index, work] of works.entries()) {
          const one = steps[at * AT_ONCE + index]
          const offers = histories[index]
          if (one && offers) await live(work, offers, one)
        }
        await indexed.block()
        await expectTruth(histories)
        const change = reorgs[at]
        if (!change) continue
        count.reorgs++
        await indexed.reorg(change.back, change.keeps)
        await expectTruth(histories)
      }
    },
    120_000,
  )

  it('were not all of one kind', () => {
    expect(count.settled).toBeGreaterThan(own / 10)
    expect(count.refused).toBeGreaterThan(own / 10)
    expect(count.lots).toBeGreaterThan(own / 50)
    expect(count.reorgs).toBeGreaterThan(own / AT_ONCE / 2)
  })
})
