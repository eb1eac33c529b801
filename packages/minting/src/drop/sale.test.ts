import { formatAddress } from '@chiaroscuro/domain/id'
import { describe, expect, it } from 'vitest'
import { artist, soundDrop } from '../check/sound-drop.test-support.js'
import { hashOf } from '../hash-of.test-support.js'
import { type Plan, parsePlan } from '../plan/plan.js'
import { canonical, planHash } from '../plan/plan-hash.js'
import type { Drop } from './drop.js'
import { planOfDrop } from './plan-of-drop.js'
import { ranksOf } from './rarity.js'
import { type Pricing, pricesOf } from './sale.js'
import { uploadsOf } from './uploads-of-drop.js'

const somebody = formatAddress(hashOf('somebody'), 'xch')
const skies = ['Dusk', 'Dusk', 'Dusk', 'Rain', 'Rain', 'Storm']

/** Six pieces: one of a kind, two of another, three of the last. */
function dropOf(pricing: Pricing, change: Partial<Drop> = {}): Drop {
  const { drop } = soundDrop(6)
  const pieces = drop.pieces.map((one, at) => ({
    ...one,
    attributes: [{ traitType: 'Sky', value: skies[at] ?? '' }],
  }))
  return { ...drop, pieces, sale: { asset: 'xch', endsAt: undefined, pricing }, ...change }
}
function planOf(drop: Drop): Plan {
  const { world } = soundDrop(6)
  const hosted = new Map(uploadsOf(drop, world.files).map(({ hash }) => [hash, ['https://a.example.com/1']]))
  return planOfDrop(drop, world.files, hosted)
}

describe('prices', () => {
  it('climb with rarity, whatever order the rungs are in', () => {
    const rungs = [
      { through: 3, amount: 20n },
      { through: 1, amount: 50n },
    ]
    const drop = dropOf({ kind: 'ladder', rungs, rest: 10n })
    expect(ranksOf(drop.pieces)).toEqual([4, 4, 4, 2, 2, 1])
    expect(pricesOf(drop)).toEqual([10n, 10n, 10n, 20n, 20n, 50n])
  })

  it('are as the sheet says, in units of what is asked for', () => {
    const { pieces } = dropOf({ kind: 'own' })
    const priced = pieces.map((one, at) => ({ ...one, price: at === 0 ? undefined : `${at}.5` }))
    const drop = dropOf({ kind: 'own' }, { pieces: priced })
    expect(pricesOf(drop).slice(0, 2)).toEqual([undefined, 1_500_000_000_000n])
    const inTokens = {
      ...drop,
      sale: { asset: hashOf('token'), endsAt: 5, pricing: { kind: 'own' as const } },
    }
    expect(pricesOf(inTokens)[1]).toBe(1500n)
  })

  it('are nobody’s to set for pieces that go to others', () => {
    const { pieces } = dropOf({ kind: 'own' })
    const [first, second, ...rest] = pieces
    if (!first || !second) throw new Error('pieces')
    const targets = [{ ...first, to: somebody }, { ...second, to: artist }, ...rest]
    const drop = dropOf({ kind: 'same', amount: 7n }, { pieces: targets })
    expect(pricesOf(drop)).toEqual([undefined, 7n, 7n, 7n, 7n, 7n])
  })
})

describe('a plan with a sale', () => {
  it('has every price under its hash, and none where nothing is offered', () => {
    const drop = dropOf({ kind: 'same', amount: 7n })
    const plan = planOf(drop)
    expect(plan.sale).toEqual({ asset: 'xch', payTo: hashOf('artist') })
    expect(plan.pieces.map(({ price }) => price)).toEqual([7n, 7n, 7n, 7n, 7n, 7n])
    expect(parsePlan(JSON.parse(canonical(plan)))).toEqual(plan)
    const unsold = planOf({ ...drop, sale: undefined })
    const hashes = [planHash(plan), planHash(planOf(dropOf({ kind: 'same', amount: 8n }))), planHash(unsold)]
    expect(new Set(hashes).size).toBe(3)
    expect(canonical(unsold)).not.toContain('sale')
    const gone = drop.pieces.map((one) => ({ ...one, to: somebody }))
    expect(planHash(planOf({ ...drop, pieces: gone }))).toBe(
      planHash(planOf({ ...drop, pieces: gone, sale: undefined })),
    )
  })

  it.each<[why: string, change: (plan: Plan) => object]>([
    ['a price of nothing', ({ pieces: [one] }) => ({ pieces: [{ ...one, price: '0' }] })],
    ['offered by somebody else', ({ pieces: [one] }) => ({ pieces: [{ ...one, to: hashOf('somebody') }] })],
    ['offered by somebody else', () => ({ sale: undefined })],
  ])('is refused with %s', (why, change) => {
    const plan = planOf(dropOf({ kind: 'same', amount: 7n }))
    const text: Record<string, unknown> = JSON.parse(canonical(plan))
    const changed: Record<string, unknown> = JSON.parse(canonical({ ...text, ...change(plan) }))
    expect(() => parsePlan(changed)).toThrow(why)
  })
})
