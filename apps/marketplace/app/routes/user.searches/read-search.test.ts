import { asHex32, formatCollectionId, formatNftId } from '@chiaroscuro/domain/id'
import { expect, it } from 'vitest'
import { readSearch, toSearchInput } from './read-search.js'

const collection = formatCollectionId(asHex32('1'.repeat(64)))
const work = formatNftId(asHex32('2'.repeat(64)))
const typed = (some: Record<string, string>) => readSearch((name) => some[name] ?? '')

it('asks for all that was filled in, and for nothing else', () => {
  const all = { name: ' Gold ', collection, words: 'Lantern', price: '1,5', works: `${work}\n${work}` }
  expect(toSearchInput(typed(all))).toEqual({
    ...{ name: 'Gold', collection_id: collection, words: 'Lantern', max_price_mojos: '1500000000000' },
    nft_ids: [work, work],
  })
  expect(toSearchInput(typed({ name: 'Gold', words: 'Lantern' }))).toEqual({ name: 'Gold', words: 'Lantern' })
})

it.each([
  ['nothing', { name: 'All', price: '1' }],
  ['name', { words: 'Lantern' }],
  ['collection', { name: 'x', collection: 'col1x' }],
  ['words', { name: 'x', words: 'L' }],
  ['price', { name: 'x', words: 'Lantern', price: '0' }],
  ['price', { name: 'x', words: 'Lantern', price: '-1' }],
  ['works', { name: 'x', works: 'nft1x' }],
  ['works', { name: 'x', works: Array(201).fill(work).join(' ') }],
])('says what is wrong: %s', (fault, some) => {
  expect(toSearchInput(typed(some))).toBe(fault)
})
