import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  explainItem,
  explainRank,
  itemTraits,
  type OpenRarityItem,
  rankByOpenRarity,
  rankWithTable,
} from './index.js'

const word = fc.constantFrom(
  'hat',
  'Hat ',
  'eyes',
  'none',
  '',
  'meta_trait:trait_count',
  'constructor',
  'a|b',
)
const collections = fc
  .array(fc.array(fc.record({ traitType: word, value: word }), { maxLength: 6 }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((all): OpenRarityItem[] => all.map((attributes, i) => ({ id: String(i), attributes })))

describe('rankWithTable', () => {
  it('ranks as ever, and keeps counts that add up', () => {
    fc.assert(
      fc.property(collections, (items) => {
        const { ranks, table } = rankWithTable(items)
        expect(ranks).toEqual(rankByOpenRarity(items))
        for (const { name, present } of table.traits) {
          const counts = table.values.filter(({ trait }) => trait === name).map(({ count }) => count)
          expect(counts.reduce((sum, count) => sum + count, 0)).toBe(present)
          expect(present).toBeLessThanOrEqual(table.total)
        }
      }),
    )
  })
})

describe('explainItem', () => {
  it('explains every item from the counts kept as explainRank does from the whole collection', () => {
    fc.assert(
      fc.property(collections, (items) => {
        const { ranks, table } = rankWithTable(items)
        for (const { id, attributes } of items) {
          const own = itemTraits(attributes).map(({ trait, value }) => {
            const kept = table.values.find((one) => one.trait === trait && one.value === value)
            return { trait, value, count: kept?.count ?? Number.NaN }
          })
          const whole = explainRank(items, id)
          const { score, bits, ...rest } = explainItem(table, own)
          expect(whole).toMatchObject(rest)
          expect(Math.abs(score - (ranks.find((rank) => rank.id === id)?.score ?? Number.NaN))).toBeLessThan(
            1e-9,
          )
          expect(Math.abs(bits - (whole?.bits ?? Number.NaN))).toBeLessThan(1e-9)
        }
      }),
    )
  })

  it('refuses traits that the collection does not have', () => {
    const { table } = rankWithTable([{ id: 'a', attributes: [] }])
    expect(() => explainItem(table, [{ trait: 'hat', value: 'cap', count: 1 }])).toThrow(RangeError)
  })
})
