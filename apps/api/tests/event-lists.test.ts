import { call, download, rows } from '@chiaroscuro/api-client'
import {
  type ExportEventsInput,
  exportEvents,
  listEvents,
  type NftEvent,
} from '@chiaroscuro/contract/operation'
import { exportedEvent } from '@chiaroscuro/contract/schema'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allOf } from './all-of.js'
import { type Product, startProduct } from './product/product.js'
import { databases } from './test-database.js'

const TRADE = 2

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported()).each(databases)('lists and files of events on $name', ({ url }) => {
  let product: Product
  let all: NftEvent[]
  beforeAll(async () => {
    product = await startProduct('basic', url)
    await product.settled()
    all = (await call(product.client, listEvents, { size: 100 })).items
  })
  afterAll(() => product?.close())

  const key = ({ nft_id, event_index }: { nft_id: string; event_index: number }) => `${nft_id} ${event_index}`
  const listed = async (input: Omit<ExportEventsInput, 'format'>) =>
    (await call(product.client, listEvents, { ...input, size: 100 })).items.map(key)
  const filed = async (input: ExportEventsInput) =>
    z
      .array(z.strictObject(exportedEvent.shape))
      .parse(await allOf(rows(product.client, exportEvents, { ...input, format: 'ndjson' })))
  /** Those of all that are in a range of an asset's prices. */
  const priced = (asset: string, least: bigint, most: bigint) =>
    all
      .filter(
        ({ price_token_id: id, price_mojos: price }) =>
          id === asset && price !== null && BigInt(price) >= least && BigInt(price) <= most,
      )
      .map(key)

  it('are cut down to a range of prices, its ends included, in XCH unless another asset is named', async () => {
    const prices = all.flatMap(({ price_token_id: id, price_mojos: price }) =>
      id === 'xch' && price !== null ? [BigInt(price)] : [],
    )
    const [least = 0n, most = 0n] = [
      prices.toSorted((a, b) => (a < b ? -1 : 1))[0],
      prices.toSorted((a, b) => (a < b ? 1 : -1))[0],
    ]
    expect(most).toBeGreaterThan(0n)
    for (const [min, max] of [
      [least, most],
      [least, least],
      [least + 1n, most],
      [0n, least - 1n],
      [most, most * 10n],
    ] as const)
      expect([min, await listed({ min_price_mojos: String(min), max_price_mojos: String(max) })]).toEqual([
        min,
        priced('xch', min, max),
      ])
    const token = all.find(({ price_token_id: id }) => id !== null && id !== 'xch')?.price_token_id ?? ''
    expect(await listed({ price_token_id: token })).toEqual(priced(token, 0n, 10n ** 39n))
    expect(await listed({ price_token_id: token, min_price_mojos: '9'.repeat(39) })).toEqual([])
    expect(await listed({ price_token_id: 'xch', type: [0, 1, 3] })).toEqual([])
  })

  it('are filed whole, as the lists under the same filters have them', async () => {
    const seller = all.find(({ type }) => type === TRADE)?.previous_address?.encoded_id ?? ''
    const collection = all.find(({ type }) => type === TRADE)?.collection?.id ?? ''
    for (const filter of [
      {},
      { type: [TRADE] },
      { collection },
      { address_id: seller },
      { nft_id: all[0]?.nft_id ?? '' },
      { min_price_mojos: '1', max_price_mojos: String(10n ** 30n) },
    ]) {
      const lines = await filed(filter)
      const known = new Map(all.map((event) => [`${event.nft.encoded_id} ${event.event_index}`, key(event)]))
      expect(lines.map((line) => known.get(key(line)))).toEqual(await listed(filter))
      expect(lines.length).toBeGreaterThan(0)
    }
    const sale = all.find(({ price_token_id: id }) => id === 'xch')
    expect(await filed({ price_token_id: 'xch' })).toContainEqual(
      expect.objectContaining({
        type: 'trade',
        nft_id: sale?.nft.encoded_id,
        price_mojos: sale?.price_mojos,
        currency: 'XCH',
        from: sale?.previous_address?.encoded_id,
        to: sale?.address?.encoded_id,
        height: sale?.block_height,
        is_wash: (sale?.wash_rules.length ?? 0) > 0,
      }),
    )
  })

  it('are CSV unless asked for otherwise, a line each under the names of the columns', async () => {
    const answer = await fetch(`${product.url}/v2/events/export?type=2`)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toContain('filename="trades.csv"')
    const csv = (await allOf(download(product.client, exportEvents, {}))).join('')
    const lines = csv.trim().split('\r\n')
    expect(lines[0]).toBe(Object.keys(exportedEvent.shape).join(','))
    expect(lines).toHaveLength(all.length + 1)
  })

  it('are refused filters that are none', async () => {
    for (const query of ['min_price_mojos=1.5', 'max_price_mojos=-1', 'price_token_id=XCH', 'format=xml'])
      expect([query, (await fetch(`${product.url}/v2/events/export?${query}`)).status]).toEqual([query, 422])
  })
})
