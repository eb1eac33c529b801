import { PgDialect } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { wantedItems } from './item-page.js'
import { type ItemFilter, readFilter, shapeOf } from './read-filter.js'

const now = { seconds: 5, height: 7 }
const EVERYTHING: ItemFilter = {
  collection_id: 'not an id',
  minter_did: 'did',
  listed: true,
  min_price: '0.5',
  max_price: '2',
  min_rank: 1,
  max_rank: 9,
  data_type: 1,
  sensitive: false,
  burned: false,
  filter: ['Hat', 'Hat', 'Eyes'],
  filter_value: ['Red', 'Blue', 'Red'],
  id: ['nothing'],
  price_asset: 'a token',
}

/** A filter's conditions as text and values: of its own, or of its shape filled in. */
function own(filter: ItemFilter) {
  const { source, where } = wantedItems(readFilter(filter), now)
  return new PgDialect().sqlToQuery(where ? source.append(where) : source)
}

function filled(filter: ItemFilter) {
  const { shape, values } = shapeOf(readFilter(filter))
  const { source, where } = wantedItems(shape, now)
  const { sql, params } = new PgDialect().sqlToQuery(where ? source.append(where) : source)
  return { sql, params: params.map((param) => filledIn(param, values)) }
}

function filledIn(param: unknown, values: Readonly<Record<string, unknown>>): unknown {
  return typeof param === 'object' && param && 'name' in param ? values[String(param.name)] : param
}

const ONE_EACH = Object.entries(EVERYTHING).map(([name, value]): ItemFilter => ({ [name]: value }))

describe('shapeOf', () => {
  it.each([{}, EVERYTHING, ...ONE_EACH])('filled in says what the filter says: %o', (filter) => {
    const { sql, params } = own(filter)
    expect(filled(filter)).toMatchObject({ sql, params })
  })

  it('is one for filters that differ in their values alone', () => {
    const shape = (filter: ItemFilter) => JSON.stringify(shapeOf(readFilter(filter)).shape)
    const others: ItemFilter = { ...EVERYTHING, min_price: '7', max_rank: 3, filter_value: ['A', 'B', 'C'] }
    expect(shape(others)).toBe(shape(EVERYTHING))
    const traits = { filter: ['Hat', 'Eyes'], filter_value: ['Red', 'Red'] }
    expect(shape({ ...EVERYTHING, ...traits })).not.toBe(shape(EVERYTHING))
    expect(shape({ max_price: 'no price' })).not.toBe(shape({ max_price: '1' }))
    expect(shape({ burned: true })).not.toBe(shape({ burned: false }))
  })
})
