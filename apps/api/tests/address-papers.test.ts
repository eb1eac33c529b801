import { ApiError, call, rows } from '@chiaroscuro/api-client'
import { exportAddress, getOffer, listAddressOffers, submitOffer } from '@chiaroscuro/contract/operation'
import { exportedDeed, offerPage } from '@chiaroscuro/contract/schema'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { formatUnits } from '@chiaroscuro/domain/amount'
import { asHex32, formatAddress, formatNftId } from '@chiaroscuro/domain/id'
import { royaltyDue } from '@chiaroscuro/domain/offer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allOf } from './all-of.js'
import { type Product, startProduct } from './product/product.js'
import { until } from './product/until.js'
import { databases } from './test-database.js'

const XCH = 1_000_000_000_000n

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported()).each(databases)(
  'what an address offers and did, on $name',
  ({ url }) => {
    let product: Product
    let seller: { address: string }
    let buyer: Product['world']['collectors'][number]
    let works: readonly string[]
    const listed: string[] = []
    const encoded = (address: string) => formatAddress(asHex32(address), 'txch')
    const submit = async (offer: string) =>
      (await call(product.client, submitOffer, { body: { offer } })).offer.id
    const offersOf = async (address_id: string, more: object = {}) =>
      offerPage.parse(await call(product.client, listAddressOffers, { address_id, ...more }))
    const idsOf = async (address: string, more: object = {}) =>
      (await offersOf(address, more)).items.map(({ id }) => id)
    const rowsOf = async (address_id: string, year?: number) => {
      const found = await allOf(rows(product.client, exportAddress, { address_id, year }))
      return z.array(z.strictObject(exportedDeed.shape)).parse(found)
    }

    beforeAll(async () => {
      product = await startProduct('basic', url)
      const { world } = product
      await product.settled()
      const owner = world.holdings().find(({ owner }) => owner === world.creators[0])?.owner
      const other = world.collectors[1]
      if (!owner || !other) throw new Error('nobody')
      seller = owner
      buyer = other
      works = world.holdings().flatMap((held) => (held.owner === owner ? [held.nft.launcherId] : []))
    })
    afterAll(() => product?.close())

    it('lists listings by whose work it is, and bids by whose coin it is, newest first', async () => {
      const [a = '', b = '', c = ''] = works
      for (const [i, work] of [a, b, c].entries())
        listed.unshift(await submit(product.world.list(work, { amount: BigInt(i + 1) * XCH })))
      const bid = await submit(await product.world.bid(a, buyer, XCH / 4n))
      expect(await idsOf(seller.address, { state: 'open' })).toEqual(listed)
      expect(await idsOf(encoded(seller.address))).toEqual(listed)
      expect(await idsOf(buyer.address, { state: 'open' })).toContain(bid)
      expect(await idsOf(seller.address, { state: 'over' })).toEqual([])
    })

    it('goes on page by page, and back', async () => {
      const first = await offersOf(seller.address, { size: 2 })
      const second = await offersOf(seller.address, { size: 2, page: first.next })
      expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(listed)
      const back = await offersOf(seller.address, { size: 2, page: second.previous })
      expect(back.items).toEqual(first.items)
      await expect(offersOf(seller.address, { page: 'x' })).rejects.toBeInstanceOf(ApiError)
      await expect(offersOf('nobody')).rejects.toMatchObject({ status: 404 })
    })

    it('sets apart what was withdrawn, taken or ran out', async () => {
      const [third = '', second = '', first = ''] = listed
      await product.world.transfer(works[2] ?? '', buyer)
      const text = product.world.list(works[1] ?? '', { amount: 5n * XCH })
      const taken = await submit(text)
      await product.world.take(text, works[1] ?? '', buyer, { amount: 5n * XCH })
      await product.settled()
      await until('the sale is shown', async () => {
        const { status } = await call(product.client, getOffer, { offer_id: taken })
        return status === 4 || undefined
      })
      expect(await idsOf(seller.address, { state: 'open' })).toEqual([first])
      expect(await idsOf(seller.address, { state: 'over' })).toEqual([taken, third, second])
      const statuses = (await offersOf(seller.address, { state: 'over' })).items.map(({ status }) => status)
      expect(statuses).toEqual([4, 3, 3])
    })

    it('exports what was minted, sold and bought, with price, royalty and whom it was with', async () => {
      const [, work = ''] = works
      const sold = (await rowsOf(seller.address)).filter(({ type }) => type === 'sold').at(-1)
      expect(sold).toMatchObject({
        nft_id: formatNftId(asHex32(work)),
        price: '5',
        royalty: formatUnits(royaltyDue(5n * XCH, 1, 500), 12),
        currency: 'XCH',
        token_id: 'xch',
        counterparty: encoded(buyer.address),
      })
      expect(sold?.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
      const bought = (await rowsOf(buyer.address)).at(-1)
      expect(bought).toEqual({ ...sold, type: 'bought', counterparty: encoded(seller.address) })
      const minted = (await rowsOf(seller.address)).filter(({ type }) => type === 'minted')
      expect(minted.length).toBeGreaterThan(0)
      expect(minted[0]).toMatchObject({ price: null, currency: null })
      const heights = (await rowsOf(seller.address)).map(({ height }) => Number(height))
      expect(heights).toEqual(heights.toSorted((a, b) => a - b))
    })

    it('keeps to one year where one is named', async () => {
      const all = await rowsOf(seller.address)
      const years = [...new Set(all.map(({ time }) => Number(String(time).slice(0, 4))))]
      const parts = await Promise.all(years.map((year) => rowsOf(seller.address, year)))
      expect(parts.flat()).toEqual(all)
      expect(await rowsOf(seller.address, 2001)).toEqual([])
    })

    it('is a file that spreadsheets read, and is refused for what is no address', async () => {
      const answer = await fetch(`${product.url}/v2/addresses/${encoded(seller.address)}/export?year=2001`)
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename="${encoded(seller.address)}-2001.csv"`,
      )
      expect(await answer.text()).toMatch(/^time,type,nft_id,[a-z_,]+,coin_id\r\n$/)
      await expect(call(product.client, exportAddress, { address_id: 'x' })).rejects.toMatchObject({
        status: 404,
      })
      expect((await fetch(`${product.url}/v2/addresses/${seller.address}/export?year=12`)).status).toBe(422)
    })
  },
)
