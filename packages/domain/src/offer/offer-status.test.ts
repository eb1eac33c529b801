import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hex32Of } from '../id/index.js'
import { type CoinState, howTheyEnded, type OfferEnd, offerStatus } from './index.js'

const never = { seconds: null, height: null }
const now = { seconds: 1000, height: 50 }
const status = (
  coins: CoinState[],
  ended: OfferEnd | null = null,
  expiry: Parameters<typeof offerStatus>[0]['expiry'] = never,
) => offerStatus({ coins, expiry, ended }, now)

describe('offerStatus', () => {
  it.each([
    ['open', ['unspent', 'unspent']],
    ['pending', ['unspent', 'spending']],
    ['unknown', ['unspent', 'missing']],
    ['unknown', ['spending', 'spent']],
    ['unknown', ['missing', 'spending']],
  ] as const)('is %s with coins %j', (expected, coins) => {
    expect(status([...coins])).toBe(expected)
  })

  it('keeps how it ended, whatever the clock says', () => {
    expect(status(['spent'], 'taken', { seconds: 1n, height: 1 })).toBe('taken')
    expect(status(['spent'], 'cancelled')).toBe('cancelled')
  })

  it('expires from its own second and height on', () => {
    expect(status(['unspent'], null, { seconds: 1001n, height: 51 })).toBe('open')
    expect(status(['unspent'], null, { seconds: 1000n, height: 51 })).toBe('expired')
    expect(status(['unspent'], null, { seconds: 1001n, height: 50 })).toBe('expired')
    expect(status(['missing', 'spending'], null, { seconds: 1n, height: null })).toBe('expired')
  })
})

/** The nth coin of an NFT, made on some branch: every move makes another. */
const coin = (nft: number, move: number, branch = 0) =>
  hex32Of(Uint8Array.from({ length: 32 }, (_, i) => [nft, move, branch][i] ?? 0))
/** What any offer of that coin leaves to be settled. */
const settlement = (nft: number, move: number, branch = 0) => coin(nft + 100, move, branch)
const use = (offer: number) => coin(200, offer)

interface Offer {
  readonly nft: number
  readonly move: number
  readonly index: number
  readonly expiry: { seconds: bigint | null; height: number | null }
  ended: { readonly how: OfferEnd; readonly height: number } | null
}

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('list' as const),
      nft: fc.nat(2),
      ttl: fc.option(fc.nat(4)),
      blocks: fc.option(fc.nat(4)),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('move' as const), nft: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('take' as const), offer: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const) }) },
  // Blocks that are taken back with all they held; the clock goes on.
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('reorg' as const), back: fc.integer({ min: 1, max: 5 }) }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** A chain that knows nothing but which coins it has and which are spent, as consensus does. */
function model() {
  let moves = [0, 0, 0]
  /** For each move of each NFT, the block that made it and on which branch. */
  let made = moves.map(() => [{ height: 10, branch: 0 }])
  const offers: (Offer & { readonly branch: number })[] = []
  const taken = new Map<number, number>()
  const kept: { moves: number[]; made: typeof made }[] = []
  let height = 10
  let branch = 0
  let clock = 1000
  const newest = (nft: number) => made[nft]?.[moves[nft] ?? 0] ?? { height: 0, branch: 0 }
  const isThere = ({ nft, move, branch: of }: (typeof offers)[number]) => made[nft]?.[move]?.branch === of
  const unspent = (offer: (typeof offers)[number]) => isThere(offer) && moves[offer.nft] === offer.move
  const settles = (offer: (typeof offers)[number]) =>
    unspent(offer) &&
    (offer.expiry.seconds === null || BigInt(clock) < offer.expiry.seconds) &&
    (offer.expiry.height === null || height < offer.expiry.height)
  const stateOf = (offer: (typeof offers)[number]): CoinState =>
    !isThere(offer) ? 'missing' : unspent(offer) ? 'unspent' : 'spent'

  function list({ nft, ttl, blocks }: Extract<Step, { kind: 'list' }>): void {
    offers.push({
      nft,
      move: moves[nft] ?? 0,
      index: offers.length,
      expiry: {
        seconds: ttl === null ? null : BigInt(clock + ttl * 100),
        height: blocks === null ? null : height + blocks,
      },
      branch: newest(nft).branch,
      ended: null,
    })
  }

  /** What the next block spends, and how. */
  function block(one: Step): Set<string> {
    const seen = new Set<string>()
    kept.push({ moves: [...moves], made: made.map((list) => [...list]) })
    height++
    clock += 100
    const spend = (nft: number) => {
      const move = moves[nft] ?? 0
      seen.add(coin(nft, move, made[nft]?.[move]?.branch))
      moves[nft] = move + 1
      made[nft]?.splice(move + 1, Number.POSITIVE_INFINITY, { height, branch })
    }
    // Away and back are two moves: the owner is the same again, the coin is not.
    if (one.kind === 'move') spend(one.nft)
    const offer = one.kind === 'take' ? offers[one.offer] : undefined
    if (offer && couldSettle(offer)) {
      spend(offer.nft)
      seen.add(settlement(offer.nft, offer.move, offer.branch)).add(use(offer.index))
      taken.set(offer.index, height)
    }
    return seen
  }
  /** Whether the block that is being made may hold it: by the one before. */
  const couldSettle = (offer: (typeof offers)[number]) => {
    height--
    clock -= 100
    const may = settles(offer)
    height++
    clock += 100
    return may
  }

  /** Gives the height that was gone back to. */
  function reorg(back: number): number {
    const depth = Math.min(back, kept.length)
    const state = kept[kept.length - depth]
    if (state) {
      kept.length -= depth
      ;({ moves, made } = state)
      height -= depth
      branch++
    }
    for (const [index, at] of taken) if (at > height) taken.delete(index)
    return height
  }
  return { offers, taken, settles, stateOf, list, block, reorg, moment: () => ({ seconds: clock, height }) }
}

describe('histories', () => {
  it('show an offer open exactly while the chain would settle it', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const chain = model()
        for (const one of steps) {
          if (one.kind === 'list') chain.list(one)
          if (one.kind === 'reorg') {
            const height = chain.reorg(one.back)
            for (const offer of chain.offers)
              if (offer.ended && offer.ended.height > height) offer.ended = null
          } else endBy(chain, chain.block(one))
          for (const offer of chain.offers) {
            const { expiry, ended } = offer
            const life = { coins: [chain.stateOf(offer)], expiry, ended: ended?.how ?? null }
            const shown = offerStatus(life, chain.moment())
            expect(shown === 'open').toBe(chain.settles(offer))
            expect(shown === 'taken').toBe(chain.taken.has(offer.index))
            expect(shown === 'unknown').toBe(
              life.coins[0] === 'missing' && shown !== 'expired' && ended === null,
            )
          }
        }
      }),
      { numRuns: process.env.TEST_LONG ? 100_000 : 2000 },
    )
  }, 600_000)
})

/** What a block shows of the offers that are not over. */
function endBy({ offers, moment }: ReturnType<typeof model>, seen: Set<string>): void {
  const open = offers.filter(({ ended }) => ended === null)
  const traces = open.map(({ nft, move, branch, index }) => ({
    mustBeUnspent: [coin(nft, move, branch)],
    settlementCoins: [settlement(nft, move, branch)],
    uses: [use(index)],
  }))
  const ends = howTheyEnded(new Map(traces.map((trace, i) => [i, trace])), seen)
  open.forEach((offer, i) => {
    const how = ends.get(i)
    if (how) offer.ended = { how, height: moment().height }
  })
}

describe('howTheyEnded', () => {
  const traces = (index: number) => ({
    mustBeUnspent: [coin(0, 0)],
    settlementCoins: [settlement(0, 0)],
    uses: [use(index)],
  })
  const both = new Map([
    ['dear', traces(1)],
    ['cheap', traces(2)],
  ])

  it('tells which of two offers of one coin was taken', () => {
    const seen = new Set([coin(0, 0), settlement(0, 0), use(2)])
    expect(howTheyEnded(both, seen)).toEqual(
      new Map([
        ['dear', 'cancelled'],
        ['cheap', 'taken'],
      ]),
    )
  })

  it('takes a settlement for proof where the spend was written in another way', () => {
    const seen = new Set([coin(0, 0), settlement(0, 0)])
    expect(howTheyEnded(new Map([['only', traces(1)]]), seen)).toEqual(new Map([['only', 'taken']]))
  })

  it('leaves alone what a block does not touch', () => {
    expect(howTheyEnded(both, new Set([coin(1, 0)]))).toEqual(new Map())
  })
})
