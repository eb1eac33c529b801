import { call } from '@chiaroscuro/api-client'
import {
  getNft,
  getOffer,
  listAddressOffers,
  listOffers,
  type StreamMessage,
  search,
  submitOffer,
} from '@chiaroscuro/contract/operation'
import { streamMessage } from '@chiaroscuro/contract/schema'
import { collections, type DevWorld } from '@chiaroscuro/dev-world'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { asHex32, formatNftId } from '@chiaroscuro/domain/id'
import { royaltyDue } from '@chiaroscuro/domain/offer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Product, startProduct } from './product/product.js'
import { until } from './product/until.js'
import { databases } from './test-database.js'

const XCH = 1_000_000_000_000n
const [OPEN, CANCELLED, TAKEN] = [0, 3, 4]

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported()).each(databases)('lots on $name', ({ url }) => {
  let product: Product
  let world: DevWorld
  /** Works of two creators that nobody listed. */
  let works: string[] = []
  let others: string[] = []
  beforeAll(async () => {
    product = await startProduct('basic', url)
    world = product.world
    works = [...(await world.mint(collections[0], 12))]
    const [, second] = collections
    if (!second) throw new Error('no second collection')
    others = [...(await world.mint(second, 2))]
    await product.settled()
  })
  afterAll(() => product?.close())

  const id = (at: number) => works[at] ?? ''
  const collector = (at = 0) => {
    const found = world.collectors[at]
    if (!found) throw new Error(`no collector ${at}`)
    return found
  }
  const publish = async (offer: string) =>
    (await call(product.client, submitOffer, { body: { offer } })).offer
  const shownOf = (nft_id: string) => call(product.client, getNft, { nft_id })
  const statusOf = async (offer_id: string) => (await call(product.client, getOffer, { offer_id })).status

  it('are shown with all they hold, by one price, and on the page of each', async () => {
    const lot = await publish(world.listTogether([id(0), id(1), id(2)], { amount: 10n * XCH }))
    const due = 3n * royaltyDue(10n * XCH, 3, 500)
    expect(lot).toMatchObject({
      status: OPEN,
      side: 1,
      nft_id: null,
      price_mojos: String(10n * XCH),
      royalty_mojos: String(due),
      requested: [{ kind: 'token', token_id: 'xch', amount: String(10n * XCH) }],
    })
    expect(lot.offered.flatMap((one) => (one.kind === 'nft' ? one.nft_id : [])).sort()).toEqual(
      [id(0), id(1), id(2)].sort(),
    )
    for (const work of [id(0), id(1), id(2)]) expect((await shownOf(work)).lots).toEqual([lot])
    expect((await shownOf(id(3))).lots).toEqual([])
  })

  it('are the price of none of their works', async () => {
    const before = await shownOf(id(3))
    await publish(world.listTogether([id(3), id(4)], { amount: XCH }))
    const shown = await shownOf(id(3))
    expect(shown).toMatchObject({ price_mojos: null, offer_id: null, offers: [] })
    expect({ ...shown, lots: [] }).toEqual(before)
    await publish(world.list(id(3), { amount: 4n * XCH }))
    expect(await shownOf(id(3))).toMatchObject({ price_mojos: String(4n * XCH), lots: [{ nft_id: null }] })
  })

  it('are found by any of their works: as dexie names them, by their ids, by their maker', async () => {
    const lot = await publish(world.listTogether([id(5), id(6)], { amount: 3n * XCH }))
    for (const asked of [id(5), id(6)]) {
      const answer = await fetch(`${product.url}/v1/offers?offered=${formatNftId(asHex32(asked))}&status=0`)
      expect(await answer.json()).toMatchObject({ success: true, offers: [{ id: lot.id }] })
    }
    const { items } = await call(product.client, listOffers, { id: [lot.id] })
    expect(items).toEqual([lot])
    const found = await call(product.client, search, { query: lot.id.slice(0, 12) })
    expect(found.nfts.map((nft) => nft.id).sort()).toEqual([id(5), id(6)].sort())
    const { owner_address } = await shownOf(id(5))
    const own = await call(product.client, listAddressOffers, {
      address_id: owner_address?.encoded_id ?? '',
      state: 'open',
    })
    expect(own.items.map((offer) => offer.id)).toContain(lot.id)
  })

  it('go to one buyer, to the mojo, and end what else was asked for their works', async () => {
    const price = { amount: 7n * XCH + 1n }
    const text = world.listTogether([id(7), id(8)], price)
    const lot = await publish(text)
    const alone = await publish(world.list(id(8), { amount: 9n * XCH }))
    await world.take(text, [id(7), id(8)], collector(), price)
    await until('both are sold', async () => (await statusOf(lot.id)) === TAKEN || undefined)
    const { height } = await product.status()
    expect(await call(product.client, getOffer, { offer_id: alone.id })).toMatchObject({
      status: CANCELLED,
      ended_height: height,
    })
    for (const work of [id(7), id(8)]) {
      const shown = await shownOf(work)
      expect(shown).toMatchObject({ lots: [], offers: [], offer_id: null })
      const sale = shown.events.at(-1)
      // A share each, and the royalty on it.
      expect(sale).toMatchObject({ price_mojos: String((7n * XCH + 1n) / 2n) })
      expect(shown.owner_address).toEqual((await shownOf(id(7))).owner_address)
    }
  })

  it('are over when one of their works goes elsewhere', async () => {
    const lot = await publish(world.listTogether([id(9), id(10)], { amount: 2n * XCH }))
    await world.transfer(id(10), collector(1))
    await until('the lot is over', async () => (await statusOf(lot.id)) === CANCELLED || undefined)
    expect((await shownOf(id(9))).lots).toEqual([])
  })

  it('are news for those who follow any of their collections', async () => {
    const told: StreamMessage[] = []
    const { collection_id } = await shownOf(others[0] ?? '')
    const stop = new AbortController()
    const stream = await fetch(`${product.url}/v2/stream?type=listing&collection=${collection_id}`, {
      signal: stop.signal,
    })
    const reading = (async () => {
      let rest = ''
      for await (const chunk of (stream.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
        rest += chunk
        const lines = rest.split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines)
          if (line.startsWith('data:')) told.push(streamMessage.parse(JSON.parse(line.slice(5))))
      }
    })().catch(() => {})
    const owner = collector(2)
    await world.transfer(id(11), owner)
    await world.transfer(others[0] ?? '', owner)
    await product.settled()
    const lot = await publish(world.listTogether([id(11), others[0] ?? ''], { amount: 5n * XCH }))
    await until('it is told', async () => told.find((one) => one.kind === 'offer' && one.offer.id === lot.id))
    stop.abort()
    await reading
  })
})
