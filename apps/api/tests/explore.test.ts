import { call } from '@chiaroscuro/api-client'
import {
  getMint,
  getPortfolio,
  getProfile,
  type ListedIds,
  listIdMarks,
  listIds,
  listMintNfts,
  listMints,
  listNfts,
  listProfileCollections,
  listProfileEvents,
  listProfileNfts,
  listProfiles,
  search,
  submitOffer,
} from '@chiaroscuro/contract/operation'
import {
  collectionPage,
  eventPage,
  idMarks,
  listedIds,
  mintDetail,
  nftPage,
  portfolio,
  rankedProfilePage,
} from '@chiaroscuro/contract/schema'
import { collections, type DevWorld } from '@chiaroscuro/dev-world'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Product, startProduct } from './product/product.js'
import { until } from './product/until.js'
import { databases } from './test-database.js'

const XCH = 1_000_000_000_000n

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported()).each(databases)('what explorers ask on $name', ({ url }) => {
  let product: Product
  let world: DevWorld
  let unread: string[]
  beforeAll(async () => {
    product = await startProduct('basic', url)
    world = product.world
    // The blocks are there before the metadata of what they minted.
    const early = await until('no mint is shown', async () => {
      const { items } = await call(product.client, listMints, {})
      return items.length === 2 ? items : undefined
    })
    unread = early.map(({ id }) => id)
    await product.settled()
    // Summed a moment after the block.
    await until('nothing was sold', async () => {
      const { items } = await call(product.client, listProfiles, { interval: 'all' })
      return items[0]?.created_volume_mojos === '0' ? undefined : items[0]
    })
  })
  afterAll(() => product?.close())

  const ask = <Input extends object, Output>(
    ...[operation, input]: [Parameters<typeof call<Input, Output>>[1], Input]
  ) => call(product.client, operation, input)

  it('names a mint by the chain alone: the id stays when metadata comes', async () => {
    const { items } = await ask(listMints, {})
    expect(items.map(({ id }) => id)).toEqual(unread)
    for (const { id, block_height } of items) expect(id).toMatch(new RegExp(`^[0-9a-f]{64}-${block_height}$`))
  })

  it('shows a mint whole: its items, what they have in common and what made them', async () => {
    const [, batch] = (await ask(listMints, {})).items
    const mint = await ask(getMint, { mint_id: batch?.id ?? '' })
    expect(mintDetail.parse(mint)).toEqual(mint)
    expect(mint).toMatchObject({
      nft_count: 6,
      read_count: 6,
      collection: { name: collections[0].name },
      royalty_basis_points: 500,
      creator: { id: expect.any(String) },
    })
    expect(mint.collections).toHaveLength(1)
    const first = await ask(listMintNfts, { mint_id: mint.id, size: 4 })
    const rest = await ask(listMintNfts, { mint_id: mint.id, size: 4, page: first.next })
    const all = [...nftPage.parse(first).items, ...rest.items]
    expect(new Set(all.map(({ id }) => id)).size).toBe(6)
    expect(all.map((item) => item.series_number ?? 0)).toEqual(
      all.map((item) => item.series_number ?? 0).sort((a, b) => a - b),
    )
    expect(all.every((item) => item.mint_height === mint.block_height)).toBe(true)
  })

  it.each(['nonsense', `${'a'.repeat(64)}-1`, 'col1abc-5', `${'a'.repeat(64)}-99999999999`])(
    'has no mint %s',
    async (mint_id) => {
      await expect(ask(getMint, { mint_id })).rejects.toMatchObject({ status: 404 })
    },
  )

  it('ranks profiles by what was sold of their work, and finds one by its id', async () => {
    const page = await ask(listProfiles, { interval: 'all' })
    expect(rankedProfilePage.parse(page)).toEqual(page)
    const volumes = page.items.map((item) => BigInt(item.created_volume_mojos))
    expect(volumes).toEqual([...volumes].sort((a, b) => (a < b ? 1 : -1)))
    const [first] = page.items
    expect(BigInt(first?.created_volume_mojos ?? 0)).toBeGreaterThanOrEqual(2n * XCH)
    expect(BigInt(first?.sold_volume_mojos ?? 0)).toBeGreaterThanOrEqual(2n * XCH)
    const found = await ask(listProfiles, { interval: 'all', search: first?.encoded_id ?? '' })
    expect(found.items.map(({ id }) => id)).toEqual([first?.id])
    expect((await ask(listProfiles, { search: '100% nobody' })).items).toEqual([])
  })

  it('shows what a profile made and what happened to it', async () => {
    const [first] = (await ask(listProfiles, { interval: 'all' })).items
    const profile_id = first?.id ?? ''
    const made = await ask(listProfileNfts, { profile_id, of: 'created', size: 100 })
    expect(nftPage.parse(made)).toEqual(made)
    expect(made.items.length).toBe((await ask(getProfile, { profile_id })).created_nfts_count)
    expect(made.items.every((item) => item.creator_id === first?.id)).toBe(true)
    const heights = made.items.map(({ mint_height }) => mint_height ?? 0)
    const oldest = await ask(listProfileNfts, { profile_id, of: 'created', sort: 'oldest', size: 100 })
    expect(oldest.items.map(({ mint_height }) => mint_height)).toEqual(heights.sort((a, b) => a - b))
    const owned = await ask(listProfileNfts, { profile_id, of: 'owned', size: 100 })
    expect(owned.items.every((item) => item.owner_id === first?.id)).toBe(true)
    const made_collections = collectionPage.parse(await ask(listProfileCollections, { profile_id }))
    expect(made_collections.items.every(({ creator }) => creator?.id === first?.id)).toBe(true)
    const events = eventPage.parse(await ask(listProfileEvents, { profile_id, type: [2] }))
    expect(events.items.length).toBeGreaterThan(0)
    for (const { owner, previous_owner } of events.items)
      expect([owner?.id, previous_owner?.id]).toContain(first?.id)
  })

  it('values a portfolio at the floor, item by item', async () => {
    const { items } = await ask(listNfts, { size: 100 })
    const listed = items.find(({ owner_id }) => owner_id !== null)
    const profile_id = listed?.owner_id ?? ''
    await ask(submitOffer, { body: { offer: world.list(listed?.id ?? '', { amount: 3n * XCH }) } })
    const of = items.filter(
      (item) => item.owner_id === profile_id && item.collection_id === listed?.collection_id,
    )
    const shown = await ask(getPortfolio, { profile_id })
    expect(portfolio.parse(shown)).toEqual(shown)
    expect(shown).toMatchObject({
      valued_count: of.length,
      floor_value_mojos: String(3n * XCH * BigInt(of.length)),
    })
    expect(shown.collections[0]).toMatchObject({ nft_count: of.length, floor_price_mojos: String(3n * XCH) })
  })

  it('finds items and profiles by any part of their ids, and items by the beginning of an offer', async () => {
    const { items } = await ask(listNfts, { size: 100 })
    const offered = items.find(({ price_mojos, owner_id }) => price_mojos === null && owner_id !== null)
    const { offer } = await ask(submitOffer, {
      body: { offer: world.list(offered?.id ?? '', { amount: 4n * XCH }) },
    })
    const found = async (query: string) => (await ask(search, { query })).nfts.map(({ id }) => id)
    expect(await found(offer.id.slice(0, 7))).toEqual([offered?.id])
    for (const { id, encoded_id } of items) {
      expect(await found(id.slice(31, 41))).toEqual([id])
      expect(await found(encoded_id.slice(20, 31))).toEqual([id])
      expect(await found(encoded_id.slice(-11))).toEqual([id])
    }
    // Six characters from wherever one begins, and those of the checksum with four before it.
    const { id = '', encoded_id = '' } = items[0] ?? {}
    for (let at = 0; at + 6 <= id.length; at++) expect(await found(id.slice(at, at + 6))).toContain(id)
    for (let at = 4; at + 10 <= encoded_id.length; at++)
      expect(await found(encoded_id.slice(at, at + 6))).toContain(id)
    const [first] = (await ask(listProfiles, { interval: 'all' })).items
    const did = first?.encoded_id ?? ''
    for (const query of [did.slice(30, 42), did.slice(0, 20), first?.id.slice(10, 22) ?? '']) {
      const { profiles } = await ask(search, { query })
      expect(profiles.map(({ id }) => id)).toEqual([first?.id])
    }
  })

  it('lists every id once, from mark to mark', async () => {
    const whole = listedIds.parse(await ask(listIds, { kind: 'nft', size: 10_000 }))
    expect(whole.next).toBeNull()
    expect(new Set(whole.ids).size).toBe(12)
    const walked: string[] = []
    for (let after: string | null = ''; after !== null; ) {
      const part: ListedIds = await ask(listIds, { kind: 'nft', size: 5, ...(after ? { after } : {}) })
      walked.push(...part.ids)
      after = part.next
    }
    expect(walked).toEqual(whole.ids)
    expect(idMarks.parse(await ask(listIdMarks, { kind: 'nft' }))).toEqual({ after: [] })
    const { next: third } = await ask(listIds, { kind: 'nft', size: 3 })
    const mark = third ?? ''
    expect((await ask(listIds, { kind: 'nft', until: mark })).ids).toEqual(whole.ids.slice(0, 3))
    expect((await ask(listIds, { kind: 'nft', after: mark })).ids).toEqual(whole.ids.slice(3))
    expect((await ask(listIds, { kind: 'collection' })).ids).toHaveLength(2)
    expect((await ask(listIds, { kind: 'profile' })).ids.every((id) => id.startsWith('did:chia:1'))).toBe(
      true,
    )
  })
})
