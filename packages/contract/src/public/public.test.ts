import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as face from './index.js'

const exported: unknown[] = Object.values(face)
const operations = exported.filter(
  (one): one is face.WireOperation<z.ZodType, z.ZodType> =>
    typeof one === 'object' && one !== null && 'path' in one && 'summary' in one,
)

describe('the public dialect', () => {
  it('has each path once', () => {
    const calls = operations.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(calls).size).toBe(calls.length)
    expect(new Set(operations.map(({ id }) => id)).size).toBe(calls.length)
    expect(calls).toHaveLength(48)
  })

  it('knows every place of its paths', () => {
    for (const { path, input } of operations) {
      const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const known = input instanceof z.ZodObject ? Object.keys(input.shape) : []
      expect([path, known]).toEqual([path, expect.arrayContaining(places)])
    }
  })
})

describe('parameters', () => {
  const { input } = face.listCollectionNfts
  const read = (query: Record<string, unknown>) => input.safeParse({ collection_id: 'col1', ...query })

  it('are read as the field’s server reads them', () => {
    expect(
      read({ size: ' 7 ', require_owner: 'YES', require_price: 'off', filter: 'Moon', search: ['a', 'b'] }),
    ).toMatchObject({
      success: true,
      data: {
        size: 7,
        require_owner: true,
        require_price: false,
        filter: ['Moon'],
        filter_value: [],
        search: 'b',
        sort_by: 'created_at',
      },
    })
  })

  it.each([
    { size: '0' },
    { size: '101' },
    { size: '1e1' },
    { size: '' },
    { size: '9'.repeat(30) },
    { require_owner: 'perhaps' },
    { sort_by: 'price' },
    { page: 'x'.repeat(501) },
    { filter: Array.from({ length: 51 }, () => 'a') },
  ])('are refused where they are none: %j', (query) => {
    expect(read(query).success).toBe(false)
  })

  it('are passed over where nobody knows them', () => {
    const { success, data } = read({ cursor: 'x', limit: '5' })
    expect([success, data && Object.keys(data)]).toEqual([
      true,
      expect.not.arrayContaining(['cursor', 'limit']),
    ])
  })
})
