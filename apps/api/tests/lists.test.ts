import { call } from '@chiaroscuro/api-client'
import {
  type FlatNft,
  getFacets,
  getNft,
  type ListNftsInput,
  listCollections,
  listEvents,
  listMints,
  listNfts,
  type NftSort,
  type Operation,
  type Page,
  search,
  submitOffer,
} from '@chiaroscuro/contract/operation'
import { nftSort } from '@chiaroscuro/contract/schema'
import { collections, type DevWorld } from '@chiaroscuro/dev-world'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { parseCollectionId, parseNftId } from '@chiaroscuro/domain/id'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Product, startProduct } from './product/product.js'
import { databases } from './test-database.js'

const XCH = 1_000_000_000_000n

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported()).each(databases)('lists on $name', ({ url }) => {
  let product: Product
  let world: DevWorld
  let tidelines: FlatNft[]
  beforeAll(async () => {
    product = await startProduct('basic', url)
    world = product.world
    await product.settled()
    const { items } = await call(product.client, listNfts, { size: 100 })
    tidelines = items.filter(({ collection_name }) => collection_name === 'Tidelines')
    const prices = [3n * XCH, XCH, 2n * XCH]
    for (const { nft, owner } of world.holdings().filter(({ piece }) => piece?.slug === 'tidelines')) {
      const amount = owner === world.creators[0] ? prices.pop() : undefined
      if (amount === undefined) continue
      const body = { offer: world.list(nft.launcherId, { amount }) }
      await call(product.client, submitOffer, { body })
    }
  })
  afterAll(() => product?.close())

  const list = (input: ListNftsInput) => call(product.client, listNfts, { size: 100, ...input })
  const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)

  /** Every page from the first to the empty one, then back again from there. */
  async function walk<Input extends { page?: string | undefined; size?: unknown }, Item>(
    operation: Operation<Input, Page<Item>>,
    input: Input,
  ): Promise<{ forth: Item[]; back: Item[] }> {
    const forth: Item[] = []
    let page = await call(product.client, operation, { ...input, size: 3 })
    while (page.items.length > 0) {
      forth.push(...page.items)
      page = await call(product.client, operation, { ...input, size: 3, page: page.next })
    }
    const back: Item[] = []
    for (let guard = 0; guard < 100; guard++) {
      page = await call(product.client, operation, { ...input, size: 3, page: page.previous })
      if (page.items.length === 0) return { forth, back }
      back.unshift(...page.items)
    }
    throw new Error('the walk back never ends')
  }

  it.each(nftSort.options)('walks items by %s forth and back, each once', async (sort) => {
    const whole = await list({ sort })
    const { forth, back } = await walk(listNfts, { sort })
    expect(ids(forth)).toEqual(ids(whole.items))
    expect(new Set(ids(forth)).size).toBe(12)
    // The cursor at the end is the last item's, so the way back begins before it.
    expect(ids(back)).toEqual(ids(whole.items).slice(0, back.length))
    expect(back.length).toBeGreaterThanOrEqual(11)
    const listed = whole.items.filter(({ offer_id }) => offer_id !== null)
    const forSale = await walk(listNfts, { sort, listed: true })
    expect(ids(forSale.forth)).toEqual(ids(listed))
    expect(ids(forSale.back)).toEqual(ids(listed).slice(0, -1))
  })

  it.each<[NftSort, (item: FlatNft) => number | bigint, number]>([
    ['newest', (item) => -(item.mint_height ?? 0), 12],
    ['oldest', (item) => item.mint_height ?? 0, 12],
    ['rank', (item) => Number(item.openrarity_rank ?? 1e9), 12],
    ['offer-low', (item) => BigInt(item.price_mojos ?? 10n ** 30n), 12],
    ['offer-new', (item) => -Date.parse(item.listed_at ?? '1970-01-01'), 12],
    ['moved', (item) => -Date.parse(item.updated_at ?? ''), 12],
  ])('sorts by %s', async (sort, key, count) => {
    const keys = (await list({ sort })).items.map(key)
    expect(keys).toHaveLength(count)
    expect(keys).toEqual([...keys].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
  })

  it('walks events, collections and mints forth and back, each once', async () => {
    const events = await walk(listEvents, {})
    const names = events.forth.map(({ nft_id, event_index }) => `${nft_id} ${event_index}`)
    expect(new Set(names).size).toBe(16)
    expect(names).toHaveLength(16)
    expect(events.back.map(({ nft_id, event_index }) => `${nft_id} ${event_index}`)).toEqual(
      names.slice(0, events.back.length),
    )
    expect((await walk(listCollections, {})).forth.map(({ name }) => name).sort()).toEqual(
      collections
        .slice(0, 2)
        .map(({ name }) => name)
        .sort(),
    )
    expect((await walk(listMints, {})).forth).toHaveLength(2)
  })

  it('ranks collections by every sort, highest first', async () => {
    for (const [sort, key] of [
      ['volume', 'volume_mojos'],
      ['trades', 'trade_count'],
      ['items', 'nft_count'],
      ['owners', 'collector_count'],
      ['floor', 'floor_price_mojos'],
    ] as const) {
      const { items } = await call(product.client, listCollections, { sort, interval: '7' })
      const figures = items.map((item) => Number(item[key] ?? 0))
      expect([sort, figures]).toEqual([sort, [...figures].sort((a, b) => b - a)])
    }
    const found = await call(product.client, listCollections, { search: 'half' })
    expect(found.items.map(({ name }) => name)).toEqual(['Half Moons'])
  })

  it('filters by price, listing, kind, owner and what was burned', async () => {
    const listed = (await list({ listed: true })).items
    const prices = (items: readonly FlatNft[]) =>
      items.map(({ price_mojos: price }) => Number(BigInt(price ?? 0) / XCH)).sort()
    expect(prices(listed)).toEqual([1, 2, 3])
    expect(prices((await list({ min_price: '2' })).items)).toEqual([2, 3])
    expect(prices((await list({ max_price: '2.5', min_price: '1.5' })).items)).toEqual([2])
    expect((await list({ data_type: 1 })).items).toHaveLength(12)
    expect((await list({ data_type: 3 })).items).toEqual([])
    expect((await list({ burned: true })).items).toHaveLength(1)
    expect((await list({ burned: false })).items).toHaveLength(11)
    const [owner] = world.collectors
    expect((await list({ owner_address_id: owner?.address ?? '' })).items).toHaveLength(1)
    expect((await list({ min_rank: 1, max_rank: 1 })).items.every((i) => i.openrarity_rank === '1')).toBe(
      true,
    )
    const ranked = (await list({ size: 100 })).items.filter((i) => i.openrarity_rank !== null)
    expect((await list({ min_rank: 1 })).items).toHaveLength(ranked.length)
    expect((await list({ min_rank: 1000 })).items).toEqual([])
  })

  it.each(nftSort.options)('lists the first ranks by %s as it lists all, forth and back', async (sort) => {
    const collection_id = tidelines[0]?.collection_id ?? ''
    const whole = await walk(listNfts, { collection_id, sort })
    for (const more of [{}, { listed: true }, { min_rank: 2 }, { search: 'water' }]) {
      const first = { collection_id, sort, max_rank: 4, ...more }
      const wanted = new Set(ids((await list({ collection_id, ...more })).items))
      const isFirst = (nft: FlatNft) =>
        nft.openrarity_rank !== null && Number(nft.openrarity_rank) <= 4 && wanted.has(nft.id)
      const { forth, back } = await walk(listNfts, first)
      expect(ids(forth)).toEqual(ids(whole.forth.filter(isFirst)))
      expect(ids(back)).toEqual(ids(forth).slice(0, back.length))
      expect(forth.length).toBeGreaterThan(1)
    }
  })

  it('counts facets that agree with the lists they filter', async () => {
    const collection_id = tidelines[0]?.collection_id ?? ''
    const all = await call(product.client, getFacets, { collection_id })
    expect(all).toMatchObject({ total: 6, listed: 3 })
    expect(all.traits.length).toBeGreaterThan(1)
    for (const { trait_type, values } of all.traits) {
      expect(values.reduce((sum, { count }) => sum + count, 0)).toBe(6)
      for (const { value, count } of values) {
        const filter = { filter: [trait_type], filter_value: [value] }
        const { items } = await list({ collection_id, ...filter })
        expect(items).toHaveLength(count)
        const narrowed = await call(product.client, getFacets, { collection_id, ...filter })
        expect(narrowed.total).toBe(count)
        // A trait is counted without its own filter, so that it can be widened.
        expect(narrowed.traits.find((trait) => trait.trait_type === trait_type)).toEqual({
          trait_type,
          values,
        })
        for (const other of narrowed.traits.filter((trait) => trait.trait_type !== trait_type))
          expect(other.values.reduce((sum, one) => sum + one.count, 0)).toBe(count)
      }
    }
    expect(await call(product.client, getFacets, { collection_id, listed: true })).toMatchObject({
      total: 3,
      listed: 3,
    })
  })

  it('finds by name, id, coin, address and collection, whole or in hex', async () => {
    const [item] = tidelines
    if (!item) throw new Error('no item')
    const detail = await call(product.client, getNft, { nft_id: item.id })
    const find = (query: string) => call(product.client, search, { query })
    expect(ids((await find(item.name ?? '')).nfts)).toContain(item.id)
    expect((await find('tideLINES')).collections.map(({ name }) => name)).toEqual(['Tidelines'])
    for (const query of [item.id, item.encoded_id, `0x${item.id.toUpperCase()}`])
      expect(ids((await find(query)).nfts)).toEqual([item.id])
    expect(ids((await find(detail.events[0]?.coin_id ?? '')).nfts)).toEqual([item.id])
    expect(ids((await find(detail.coin_id ?? '')).nfts)).toEqual([item.id])
    // The beginning of an id, as people keep it; and words of the description in any order.
    for (const part of [item.encoded_id.slice(0, 14), item.id.slice(0, 8)])
      expect(ids((await find(part)).nfts)).toEqual([item.id])
    // As pages show an id, its middle left out.
    const bothEnds = (text: string) => `${text.slice(0, 8)}…${text.slice(-6)}`
    for (const text of [item.encoded_id, item.id])
      expect(ids((await find(bothEnds(text))).nfts)).toEqual([item.id])
    const words = (detail.description ?? '').split(/\s+/).filter((word) => /^[a-z]{4,}$/i.test(word))
    expect(words.length).toBeGreaterThan(1)
    expect((await find(`${words.at(-1)} ${words[0]}`)).nfts.length).toBeGreaterThan(0)
    const owner = detail.owner_address
    expect((await find(owner?.encoded_id ?? '')).addresses).toEqual([owner])
    expect(ids((await find(item.collection_id ?? '')).collections)).toEqual([item.collection_id])
    const creator = detail.creator
    expect((await find(creator?.encoded_id ?? '')).profiles).toEqual([creator])
    const nothing = { collections: [], nfts: [], profiles: [], addresses: [] }
    expect(await find('  ')).toEqual(nothing)
    expect(await find('100%_no such')).toEqual(nothing)
    expect(parseNftId(item.encoded_id)).toBe(item.id)
    expect(parseCollectionId(item.collection_id ?? '')).toBe(item.collection_id)
  })
})
