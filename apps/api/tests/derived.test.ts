import { call } from '@chiaroscuro/api-client'
import {
  getCollection,
  getCollectionChart,
  getEventSpends,
  getFacets,
  getNft,
  getNftEvent,
  getNftRank,
  getProfile,
  listCollections,
  listDuplicates,
  listHolders,
  listNfts,
  listWashTrades,
} from '@chiaroscuro/contract/operation'
import {
  duplicatePage,
  eventPage,
  eventSpends,
  holderPage,
  nftRank,
  profileDetail,
} from '@chiaroscuro/contract/schema'
import { collections, type DevWorld } from '@chiaroscuro/dev-world'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { readBlock } from '@chiaroscuro/domain/chain'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { asHex32 } from '@chiaroscuro/domain/id'
import { parseSpendBundleJson } from '@chiaroscuro/domain/spend-bundle'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { item, mintItems } from './product/mint-items.js'
import { type Product, startProduct } from './product/product.js'
import { databases } from './test-database.js'

const XCH = 1_000_000_000_000n
const TRADE = 2

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported()).each(databases)('derived truths on $name', ({ url }) => {
  let product: Product
  let world: DevWorld
  let collection_id: string
  /** Sold for 2 XCH by the seed; then to and fro between two collectors. */
  let washed: string
  let copy: string
  beforeAll(async () => {
    product = await startProduct('basic', url)
    world = product.world
    await product.settled()
    const [first, second] = world.collectors
    if (!first || !second) throw new Error('the world is smaller than expected')
    washed = world.holdings().find(({ owner }) => owner === first)?.nft.launcherId ?? ''
    await world.sell(washed, second, { amount: 5n * XCH })
    await world.sell(washed, first, { amount: 6n * XCH })
    const { items } = await call(product.client, listCollections, {})
    collection_id = items.find(({ name }) => name === collections[0].name)?.id ?? ''
    const { data } = await call(product.client, getNft, { nft_id: washed })
    const bytes = (hash: string | null) => (hash === null ? null : Buffer.from(hash, 'hex'))
    const same = { dataHash: bytes(data.data_hash), metadataHash: bytes(data.metadata_hash) }
    const uris = { dataUris: data.data_uris, metadataUris: data.metadata_uris }
    const edition = { dataHash: Buffer.alloc(32, 7), editionTotal: 2n }
    const minted = await mintItems(world, [
      item({ ...same, ...uris }),
      item({ ...edition, editionNumber: 1n }),
      item({ ...edition, editionNumber: 2n }),
    ])
    copy = minted[0] ?? ''
    await product.settled(2)
  })
  afterAll(() => product?.close())

  it('counts volume and trades with and without wash trades, and lists what is left out', async () => {
    const whole = await call(product.client, getCollection, { collection_id })
    expect(whole).toMatchObject({
      volume_mojos: String(13n * XCH),
      trade_count: 4,
      volume_filtered_mojos: String(2n * XCH),
      trade_count_filtered: 2,
    })
    const fair = await call(product.client, getCollection, { collection_id, exclude_sus: true })
    expect(fair).toMatchObject({ volume_mojos: String(2n * XCH), trade_count: 2 })
    const answer = await call(product.client, listWashTrades, { collection_id })
    expect(eventPage.parse(answer)).toEqual(answer)
    expect(
      answer.items.map(({ nft_id, price_mojos, wash_rules }) => [nft_id, price_mojos, wash_rules]),
    ).toEqual([
      [washed, String(6n * XCH), ['back-and-forth']],
      [washed, String(5n * XCH), ['back-and-forth']],
    ])
    const { days } = await call(product.client, getCollectionChart, { collection_id })
    const total = (of: (day: (typeof days)[number]) => string) =>
      days.reduce((sum, day) => sum + BigInt(of(day)), 0n)
    expect(total((day) => day.volume_mojos)).toBe(13n * XCH)
    expect(total((day) => day.volume_filtered_mojos)).toBe(2n * XCH)
  })

  it('ranks collections by fair volume when asked to', async () => {
    const asked = { interval: '7', exclude_sus: true } as const
    const { items } = await call(product.client, listCollections, asked)
    expect(items.map(({ volume_mojos }) => BigInt(volume_mojos))).toEqual(
      items.map(({ volume_filtered_mojos }) => BigInt(volume_filtered_mojos)).sort((a, b) => Number(b - a)),
    )
    expect(items.every(({ volume_change }) => volume_change === null || Number.isFinite(volume_change))).toBe(
      true,
    )
  })

  it('knows who holds how many, and how they are spread', async () => {
    const answer = await call(product.client, listHolders, { collection_id })
    expect(holderPage.parse(answer)).toEqual(answer)
    const held = new Map<string, number>()
    for (const { owner, piece } of world.holdings())
      if (piece?.slug === 'tidelines') held.set(owner.address, (held.get(owner.address) ?? 0) + 1)
    expect(new Map(answer.items.map(({ address, nft_count }) => [address.id, nft_count]))).toEqual(held)
    const sizes = [...held.values()]
    expect(answer.holder_count).toBe(held.size)
    expect(answer.nft_count).toBe(sizes.reduce((sum, size) => sum + size, 0))
    for (const { from, to, holder_count } of answer.buckets)
      expect(holder_count).toBe(sizes.filter((size) => size >= from && size <= (to ?? size)).length)
    const pages = await call(product.client, listHolders, { collection_id, size: 1 })
    const next = await call(product.client, listHolders, { collection_id, size: 1, page: pages.next })
    expect([...pages.items, ...next.items]).toEqual(answer.items.slice(0, 2))
  })

  it('finds copies of a file, and takes numbered editions for what they are', async () => {
    const original = await call(product.client, getNft, { nft_id: washed })
    const copied = await call(product.client, getNft, { nft_id: copy })
    expect(original.duplicates).toMatchObject({ count: 1, is_first: true })
    expect(copied.duplicates).toMatchObject({
      count: 1,
      is_first: false,
      nfts: [{ id: washed, same_data: true, same_metadata: true, collection_id }],
    })
    const answer = await call(product.client, listDuplicates, { collection_id })
    expect(duplicatePage.parse(answer)).toEqual(answer)
    expect(answer.total).toBe(2)
    expect(answer.items.map(({ nft, copy_count, first }) => [nft.id, copy_count, first.id])).toEqual([
      [copy, 1, washed],
      [washed, 1, washed],
    ])
    const { items } = await call(product.client, listNfts, { sort: 'newest', size: 3 })
    const editions = items.filter(({ edition_total }) => edition_total === 2)
    expect(editions).toHaveLength(2)
    for (const { id } of editions)
      expect((await call(product.client, getNft, { nft_id: id })).duplicates.count).toBe(0)
  })

  it('explains every rank by counts that add up', async () => {
    const { items } = await call(product.client, listNfts, { collection_id, size: 100 })
    const explained = await Promise.all(
      items.map(({ id }) => call(product.client, getNftRank, { nft_id: id })),
    )
    for (const answer of explained) {
      expect(nftRank.parse(answer)).toEqual(answer)
      expect(answer.total).toBe(items.length)
      expect(answer.score).toBeCloseTo(answer.bits / answer.entropy, 9)
      expect(answer.bits).toBeCloseTo(
        answer.traits.reduce((sum, { bits }) => sum + bits, 0) + answer.omitted.bits,
        9,
      )
    }
    const order = [...explained].sort((a, b) => b.unique_count - a.unique_count || b.score - a.score)
    expect(order.map(({ rank }) => rank)).toEqual([...order.map(({ rank }) => rank)].sort((a, b) => a - b))
    expect(new Set(items.map(({ id, openrarity_rank }) => `${id} ${openrarity_rank}`))).toEqual(
      new Set(explained.map(({ nft_id, rank }) => `${nft_id} ${rank}`)),
    )
  })

  it('keeps facets of a collection that equal those counted', async () => {
    const kept = await call(product.client, getFacets, { collection_id })
    // Every item has a rank, so this asks for the same ones, but past the counts that are kept.
    const counted = await call(product.client, getFacets, { collection_id, min_rank: 1 })
    expect(kept).toEqual(counted)
    expect(kept.total).toBe(7)
  })

  it('leads from a price to the spends that decide it, which read to the same price again', async () => {
    const { events } = await call(product.client, getNft, { nft_id: washed })
    const sales = events.filter(({ type }) => type === TRADE)
    expect(sales).toHaveLength(3)
    for (const { event_index } of sales) {
      const event = await call(product.client, getNftEvent, { nft_id: washed, event_index })
      const saved = await (
        await fetch(`${product.url}/v2/nfts/${washed}/events/${event_index}/spends`)
      ).text()
      eventSpends.parse(JSON.parse(saved))
      const { nfts, unreadable } = readBlock(parseSpendBundleJson(saved).coinSpends, nodeClvmRunner())
      expect(unreadable).toEqual([])
      const read = nfts.find((one) => one.launcherId === asHex32(washed) && one.coinId === event.coin_id)
      expect(read).toMatchObject({
        kind: 'trade',
        seller: event.previous_address?.id,
        payer: event.payer?.id,
        prices: [{ asset: 'xch', amount: BigInt(event.price_mojos ?? 0) }],
        priceEvidence: event.price_evidence,
        royalties: event.royalties.map(({ address, amount }) => ({
          asset: 'xch',
          puzzleHash: address.id,
          amount: BigInt(amount),
        })),
      })
      expect(event.price_evidence).toBe('stated')
      expect(event.royalties).toHaveLength(1)
    }
    const mint = await call(product.client, getEventSpends, { nft_id: washed, event_index: 0 })
    expect(new Set(mint.coin_spends.map(({ role }) => role))).toEqual(new Set(['nft', 'maker']))
    const none = { nft_id: washed, event_index: 99 }
    await expect(call(product.client, getEventSpends, none)).rejects.toMatchObject({ status: 404 })
  })

  it('shows a profile nobody claimed by what the chain says', async () => {
    const { creator } = await call(product.client, getCollection, { collection_id })
    const answer = await call(product.client, getProfile, { profile_id: creator?.encoded_id ?? '' })
    expect(profileDetail.parse(answer)).toEqual(answer)
    expect(answer).toMatchObject({
      id: creator?.id,
      username: null,
      owner_address: { id: world.creators[0]?.address },
      created_nfts_count: 9,
      collections_count: 1,
    })
    const nobody = call(product.client, getProfile, { profile_id: 'ab'.repeat(32) })
    await expect(nobody).rejects.toMatchObject({ status: 404, detail: 'Unknown profile.' })
  })
})
