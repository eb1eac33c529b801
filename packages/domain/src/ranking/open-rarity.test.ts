import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainRank, type OpenRarityItem, rankByOpenRarity } from './index.js'

/** An item from `Hat=cap` pairs. */
function item(id: string, ...traits: string[]): OpenRarityItem {
  return {
    id,
    attributes: traits.map((trait) => {
      const [traitType = '', value = ''] = trait.split('=')
      return { traitType, value }
    }),
  }
}

describe('traps of the reference', () => {
  const scores = (items: OpenRarityItem[]) =>
    new Map(rankByOpenRarity(items).map(({ id, score }) => [id, score]))
  const ranks = (items: OpenRarityItem[]) => rankByOpenRarity(items).map(({ id, rank }) => `${id}${rank}`)

  it('takes names and values without case and outer white space, the separators included', () => {
    const items = [item('a', 'Hat=Cap'), item('b', ' hat\u001f= cap '), item('c', 'HAT\u0085=CAP\u2003')]
    expect(ranks(items)).toEqual(['a1', 'b1', 'c1'])
    expect(scores(items)).toEqual(scores([item('a', 'x=y'), item('b', 'x=y'), item('c', 'x=y')]))
  })

  it('counts the last of two traits of one name', () => {
    expect(scores([item('a', 'hat=cap', 'Hat=top'), item('b', 'hat=cap')])).toEqual(
      scores([item('a', 'hat=top'), item('b', 'hat=cap')]),
    )
  })

  it('makes a trait of how many traits say something: none and empty are values, but say nothing', () => {
    const counted = (traits: string[]) =>
      explainRank([item('a', ...traits), item('b')], 'a')?.traits.find(
        ({ trait }) => trait === 'meta_trait:trait_count',
      )?.value
    expect(counted(['hat=cap', 'eyes=None ', 'mouth='])).toBe('1')
    expect(explainRank([item('a', 'eyes=none'), item('b')], 'a')?.traits[0]).toMatchObject({
      trait: 'eyes',
      value: 'none',
      count: 1,
    })
    expect(counted(['meta_trait:trait_count=9', 'hat=cap'])).toBe('1')
    expect(counted(['meta_trait:trait_count=none', 'hat=cap'])).toBe('0')
  })

  it('does not count a missing trait as a unique value, but gives it its bits', () => {
    const items = [item('a'), item('b', 'hat=cap'), item('c', 'hat=cap'), item('d', 'hat=cap')]
    const alone = explainRank(items, 'a')
    // The number of its traits (none) is its own; not having a hat is no value.
    expect(alone?.uniqueCount).toBe(1)
    expect(alone?.traits).toContainEqual({ trait: 'hat', value: null, count: 1, probability: 0.25, bits: 2 })
  })

  it('keeps a value that is written like a missing one apart from it', () => {
    const explained = explainRank([item('a', 'hat=null'), item('b', 'eyes=x'), item('c', 'hat=y')], 'a')
    expect(explained?.traits.find(({ trait }) => trait === 'hat')).toMatchObject({ value: 'null', count: 1 })
  })

  it('takes 1 for no entropy', () => {
    expect(rankByOpenRarity([item('a', 'hat=cap')])).toEqual([{ id: 'a', rank: 1, score: 0 }])
    expect(rankByOpenRarity([])).toEqual([])
  })

  it('skips ranks after a tie', () => {
    expect(ranks([item('a', 'x=1'), item('b', 'x=1'), item('c', 'x=1'), item('d', 'x=2')])).toEqual([
      'd1',
      'a2',
      'b2',
      'c2',
    ])
  })

  it('puts more unique values first, and judges ties by score alone', () => {
    // a has one unique value and lacks a common one; b has two half-rare ones.
    const items = [
      ...['a', 'b', 'c', 'd'].map((id, i) => item(id, `s=${i < 2 ? 'x' : 'y'}`, `t=${i % 2}`)),
      item('e', 's=z', 't=0'),
    ]
    expectSame(items)
    expect(rankByOpenRarity(items)[0]?.id).toBe('e')
  })
})

describe('explainRank', () => {
  it('shows arithmetic that adds up to the score', () => {
    fc.assert(
      fc.property(collections, (items) => {
        const ranked = rankByOpenRarity(items)
        for (const rank of ranked.slice(0, 3)) {
          const explained = explainRank(items, rank.id)
          expect(explained).toMatchObject(rank)
          const bits = explained?.traits.reduce((sum, trait) => sum + trait.bits, 0) ?? Number.NaN
          expect(bits / (explained?.entropy ?? 0)).toBeCloseTo(rank.score, 9)
          for (const trait of explained?.traits ?? [])
            expect(trait.probability).toBe(trait.count / items.length)
        }
      }),
      { numRuns: 50 },
    )
    expect(explainRank([], 'a')).toBeUndefined()
  })
})

const label = fc.constantFrom('Hat', ' hat ', 'EYES', 'eyes', 'Mouth', 'none', 'meta_trait:trait_count', '')
const value = fc.constantFrom('Cap', ' cap', 'None', 'none ', '', 'null', 'a', 'b', 'c', '1', '2')
const collections = fc
  .array(fc.array(fc.record({ traitType: label, value }), { maxLength: 6 }), { maxLength: 40 })
  .map((all) => all.map((attributes, i) => ({ id: String(i), attributes })))

describe('rankByOpenRarity', () => {
  it('agrees with the definition on any collection', () => {
    fc.assert(
      fc.property(collections, (items) => {
        expectSame(items)
      }),
      { numRuns: process.env.TEST_LONG ? 20_000 : 1000 },
    )
  })

  it('agrees where items have thousands of kinds of traits, and stays quick', () => {
    const many = Array.from({ length: 80 }, (_, i) =>
      item(String(i), ...Array.from({ length: 20 }, (_, j) => `t${(i * j * 7) % 4001}=v${(i + j) % 5}`)),
    )
    expectSame(many)
  })
})

function expectSame(items: readonly OpenRarityItem[]): void {
  const ours = rankByOpenRarity(items)
  const byId = new Map(ours.map((rank) => [rank.id, rank]))
  const reference = slowRanks(items)
  expect(ours).toHaveLength(reference.length)
  for (const { id, rank, score } of reference) {
    expect([id, byId.get(id)?.rank]).toEqual([id, rank])
    expect(Math.abs((byId.get(id)?.score ?? Number.NaN) - score)).toBeLessThanOrEqual(1e-9)
  }
}

/** The definition, word by word and slowly: every probability is counted anew wherever it is needed. */
function slowRanks(items: readonly OpenRarityItem[]): { id: string; rank: number; score: number }[] {
  const tokens = items.map(({ id, attributes }) => {
    const traits: Record<string, string> = Object.create(null)
    for (const { traitType, value: v } of attributes)
      traits[traitType.toLowerCase().trim()] = v.toLowerCase().trim()
    const meaning = Object.values(traits).filter((v) => !['', 'none'].includes(v)).length
    traits['meta_trait:trait_count'] = String('meta_trait:trait_count' in traits ? meaning - 1 : meaning)
    return { id, traits }
  })
  const names = [...new Set(tokens.flatMap(({ traits }) => Object.keys(traits)))]
  const shareOf = (name: string, v: string | undefined) =>
    tokens.filter(({ traits }) => traits[name] === v).length / tokens.length
  const entropyOf = (name: string) =>
    [...new Set(tokens.map(({ traits }) => traits[name]))]
      .map((v) => shareOf(name, v))
      .reduce((sum, p) => sum - p * Math.log2(p), 0)
  const entropy = names.reduce((sum, name) => sum + entropyOf(name), 0) || 1
  const scored = tokens.map(({ id, traits }) => ({
    id,
    score: names.reduce((sum, name) => sum + Math.log2(1 / shareOf(name, traits[name])), 0) / entropy,
    unique: names.filter((name) => name in traits && shareOf(name, traits[name]) * tokens.length === 1)
      .length,
    rank: 0,
  }))
  const order = scored.sort((a, b) => (a.unique === b.unique ? b.score - a.score : b.unique - a.unique))
  order.forEach((entry, i) => {
    const before = order[i - 1]
    const close =
      before &&
      Math.abs(before.score - entry.score) <= 1e-9 * Math.max(Math.abs(before.score), Math.abs(entry.score))
    entry.rank = before && close ? before.rank : i + 1
  })
  return order.map(({ id, rank, score }) => ({ id, rank, score }))
}
