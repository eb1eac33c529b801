import { call } from '@chiaroscuro/api-client'
import {
  getAddress,
  getCollection,
  getCollectionChart,
  getFacets,
  getNft,
  getNftEvent,
  getOffer,
  getOfferText,
  getStatus,
  listCollections,
  listEvents,
  listMints,
  listNfts,
  type Operation,
  search,
  submitOffer,
} from '@chiaroscuro/contract/operation'
import {
  addressDetail,
  chart,
  collectionDetail,
  collectionPage,
  eventPage,
  facets,
  mintPage,
  nftDetail,
  nftEvent,
  nftPage,
  offer,
  searchResult,
  status,
  submittedOffer,
} from '@chiaroscuro/contract/schema'
import { collections, type DevWorld } from '@chiaroscuro/dev-world'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Product, startProduct } from './product/product.js'
import { databases } from './test-database.js'

const XCH = 1_000_000_000_000n
const [MINT, TRANSFER, TRADE, BURN, ASSIGN] = [0, 1, 2, 3, 4]

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported()).each(databases)('the market on $name', ({ url }) => {
  let product: Product
  let world: DevWorld
  beforeAll(async () => {
    product = await startProduct('basic', url)
    world = product.world
    await product.settled()
  })
  afterAll(() => product?.close())

  /** The collection that minted what the world minted first. */
  async function collectionId(): Promise<string> {
    const { items } = await call(product.client, listCollections, {})
    const found = items.find(({ name }) => name === collections[0].name)
    if (!found) throw new Error('the collection is not shown')
    return found.id
  }
  const nft = (nft_id: string) => call(product.client, getNft, { nft_id })
  const events = async (nft_id: string) => (await nft(nft_id)).events
  function heldBy(name: string, slug: string): string {
    const held = world.holdings().find(({ owner, piece }) => owner.name === name && piece?.slug === slug)
    if (!held) throw new Error(`${name} holds no ${slug}`)
    return held.nft.launcherId
  }

  it('answers every operation in the shape of its schema', async () => {
    const collection_id = await collectionId()
    const creator = world.creators[0]?.address ?? ''
    const launcher = heldBy(collections[0].artist, 'tidelines')
    const text = world.list(launcher, { amount: 3n * XCH })
    const posted = await call(product.client, submitOffer, { body: { offer: text } })
    const offer_id = posted.offer.id
    expect(submittedOffer.parse(posted).offer.status).toBe(0)
    const answers = new Map<string, unknown>()
    async function ask<Input extends object, Output>(
      operation: Operation<Input, Output>,
      input: Input,
      schema: z.ZodType,
    ): Promise<void> {
      const answer = await call(product.client, operation, input)
      answers.set(operation.id, schema.parse(answer))
      // A schema that lets fields through unnamed would hide what the contract does not promise.
      expect(schema.parse(answer)).toEqual(answer)
    }
    await ask(listNfts, {}, nftPage)
    await ask(getFacets, { collection_id }, facets)
    await ask(getNft, { nft_id: launcher }, nftDetail)
    await ask(getNftEvent, { nft_id: launcher, event_index: 0 }, nftEvent)
    await ask(listEvents, {}, eventPage)
    await ask(listCollections, {}, collectionPage)
    await ask(getCollection, { collection_id }, collectionDetail)
    await ask(getCollectionChart, { collection_id }, chart)
    await ask(getOffer, { offer_id }, offer)
    await ask(getOfferText, { offer_id }, z.literal(text))
    await ask(getAddress, { address_id: creator }, addressDetail)
    await ask(listMints, {}, mintPage)
    await ask(search, { query: 'Tide' }, searchResult)
    await ask(getStatus, {}, status)
    expect(answers.size).toBe(14)
  })

  it('shows a sale in XCH as it was made', async () => {
    const buyer = world.collectors[0]
    const launcher = heldBy('collector 1', 'tidelines')
    const [minted, sold] = await events(launcher)
    expect(minted).toMatchObject({ type: MINT, previous_address: null, event_index: 0 })
    expect(sold).toMatchObject({
      type: TRADE,
      event_index: 1,
      price_mojos: String(2n * XCH),
      price_token_id: 'xch',
      royalty_mojos: String((2n * XCH * 500n) / 10_000n),
      royalty_basis_points: 500,
      previous_address: { id: world.creators[0]?.address },
      address: { id: buyer?.address },
      royalty_address: { id: world.creators[0]?.address },
      owner: null,
    })
    expect(sold?.previous_owner?.id).toMatch(/^[0-9a-f]{64}$/)
  })

  it('shows a sale for a token as it was made, named by the token list', async () => {
    const token = world.tokens[0]
    const story = await Promise.all(
      world
        .holdings()
        .filter(({ owner }) => owner.name === 'collector 2')
        .map(({ nft: { launcherId } }) => events(launcherId)),
    )
    const sold = story.flat().find(({ type }) => type === TRADE)
    expect(sold).toMatchObject({
      price_mojos: '250000',
      price_token_id: token?.id,
      price_token_code: token?.code,
      price_token_decimals: 3,
      royalty_mojos: '12500',
      payments: [{ amount: '250000', asset_id: token?.id }],
      previous_address: { id: world.creators[0]?.address },
      address: { id: world.collectors[1]?.address },
    })
  })

  it('shows a gift, a burn, and who is left with what', async () => {
    const gift = (await call(product.client, listEvents, { type: [TRANSFER] })).items
    expect(gift).toMatchObject([{ address: { id: world.collectors[1]?.address }, price_mojos: null }])
    const [burned] = (await call(product.client, listEvents, { type: [BURN] })).items
    const gone = await nft(burned?.nft_id ?? '')
    expect(gone).toMatchObject({ is_burned: true, collection_name: collections[1]?.name })
    for (const { address, name } of [...world.creators, ...world.collectors]) {
      const shown = await call(product.client, getAddress, { address_id: address })
      const held = world.holdings().filter(({ owner }) => owner.name === name)
      expect([name, shown.owned_nfts_count]).toEqual([name, held.length])
    }
  })

  it('assigns a DID, and says so in the provenance only', async () => {
    const launcher = heldBy(collections[1]?.artist ?? '', 'half-moons')
    const before = await nft(launcher)
    await world.transfer(launcher, world.collectors[0] ?? fail())
    await world.assignDid(launcher)
    await product.settled()
    const after = await nft(launcher)
    expect(after.events.map(({ type }) => type)).toEqual([MINT, TRANSFER, ASSIGN])
    expect(after.owner?.id).toBe(world.holding(launcher).nft.did)
    expect(after.owner?.id).not.toBe(before.owner?.id)
    expect(after.creator?.id).toBe(before.creator?.id)
    const { items } = await call(product.client, listEvents, { nft_id: launcher })
    expect(items.map(({ type }) => type)).toEqual([TRANSFER, MINT])
  })

  it('counts a collection’s figures from what happened', async () => {
    const collection_id = await collectionId()
    const shown = await call(product.client, getCollection, { collection_id })
    expect(shown).toMatchObject({
      name: 'Tidelines',
      nft_count: 6,
      trade_count: 2,
      volume_mojos: String(2n * XCH),
      royalty_basis_points: 500,
      creator: { id: expect.any(String) },
    })
    const { days, floors } = await call(product.client, getCollectionChart, { collection_id })
    const day = new Date().toISOString().slice(0, 10)
    expect(floors.at(-1)).toEqual({ day, floor_mojos: shown.floor_price_mojos })
    // The sale for a token is a trade of the day, but no XCH.
    expect(days.reduce((sum, { trade_count }) => sum + trade_count, 0)).toBe(2)
    expect(days.filter(({ low_mojos }) => low_mojos !== null)).toMatchObject([
      { low_mojos: String(2n * XCH), average_mojos: String(2n * XCH), volume_mojos: String(2n * XCH) },
    ])
  })

  it('lists mint batches whole', async () => {
    const { items } = await call(product.client, listMints, {})
    expect(items.map(({ nft_count, collection }) => [collection?.name, nft_count])).toEqual([
      [collections[1]?.name, 6],
      [collections[0].name, 6],
    ])
  })
})

function fail(): never {
  throw new Error('the world is smaller than expected')
}
