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

/** The nth coin of an NFT: every move makes another. */
const coin = (nft: number, move: number) =>
  hex32Of(Uint8Array.from({ length: 32 }, (_, i) => [nft, move][i] ?? 0))
/** What any offer of that coin leaves to be settled. */
const settlement = (nft: number, move: number) => coin(nft + 100, move)
const use = (offer: number) => coin(200, offer)

interface Offer {
  readonly nft: number
  readonly move: number
  readonly index: number
  readonly expiry: { seconds: bigint | null; height: number | null }
  ended: OfferEnd | null
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
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** A chain that knows nothing but which coins are spent, as consensus does. */
function model() {
  const moves = [0, 0, 0]
  const offers: Offer[] = []
  const taken = new Set<number>()
  let height = 10
  const time = () => height * 100
  const unspent = ({ nft, move }: Offer) => moves[nft] === move
  const settles = (offer: Offer) =>
    unspent(offer) &&
    (offer.expiry.seconds === null || BigInt(time()) < offer.expiry.seconds) &&
    (offer.expiry.height === null || height < offer.expiry.height)

  /** What the next block spends, and how. */
  function block(one: Step): Set<string> {
    const seen = new Set<string>()
    const spend = (nft: number) => {
      const move = moves[nft] ?? 0
      seen.add(coin(nft, move))
      moves[nft] = move + 1
    }
    if (one.kind === 'list') {
      const seconds = one.ttl === null ? null : BigInt(time() + one.ttl * 100)
      const until = one.blocks === null ? null : height + one.blocks
      const move = moves[one.nft] ?? 0
      offers.push({
        nft: one.nft,
        move,
        index: offers.length,
        expiry: { seconds, height: until },
        ended: null,
      })
    }
    // Away and back are two moves: the owner is the same again, the coin is not.
    if (one.kind === 'move') spend(one.nft)
    const offer = one.kind === 'take' ? offers[one.offer] : undefined
    if (offer && settles(offer)) {
      spend(offer.nft)
      seen.add(settlement(offer.nft, offer.move)).add(use(offer.index))
      taken.add(offer.index)
    }
    height++
    return seen
  }
  return { offers, taken, settles, unspent, block, moment: () => ({ seconds: time(), height }) }
}

describe('histories', () => {
  it('show an offer open exactly while the chain would settle it', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const chain = model()
        for (const one of steps) {
          const seen = chain.block(one)
          const open = chain.offers.filter(({ ended }) => ended === null)
          const traces = open.map(({ nft, move, index }) => ({
            mustBeUnspent: [coin(nft, move)],
            settlementCoins: [settlement(nft, move)],
            uses: [use(index)],
          }))
          const ends = howTheyEnded(new Map(traces.map((trace, i) => [i, trace])), seen)
          open.forEach((offer, i) => {
            offer.ended = ends.get(i) ?? null
          })
          for (const offer of chain.offers) {
            const coins: CoinState[] = [chain.unspent(offer) ? 'unspent' : 'spent']
            const shown = offerStatus({ coins, expiry: offer.expiry, ended: offer.ended }, chain.moment())
            expect(shown === 'open').toBe(chain.settles(offer))
            expect(shown === 'taken').toBe(chain.taken.has(offer.index))
            expect(shown).not.toBe('unknown')
          }
        }
      }),
      { numRuns: process.env.TEST_LONG ? 100_000 : 2000 },
    )
  }, 600_000)
})

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
