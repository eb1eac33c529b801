import { join } from 'node:path'
import { call } from '@chiaroscuro/api-client'
import {
  getNft,
  getOffer,
  listCollections,
  listEvents,
  listNfts,
  submitOffer,
} from '@chiaroscuro/contract/operation'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Config } from '../src/config/config.js'
import { LockedError } from '../src/store/lock.js'
import { type Product, type RunningApi, runApi, startProduct } from './product/product.js'
import { until } from './product/until.js'

const XCH = 1_000_000_000_000n

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported())('a restart', () => {
  let product: Product
  let config: Config
  let second: RunningApi | undefined
  beforeAll(async () => {
    product = await startProduct('basic', undefined, (base) => {
      const folder = join(base.media.folder, '../index')
      return { ...base, databaseUrl: `pglite://${folder}` }
    })
    config = product.config
    await product.settled()
  })
  afterAll(async () => {
    await second?.close()
    await product?.close()
  })

  async function everything({ client }: RunningApi) {
    const { items: events } = await call(client, listEvents, { size: 100 })
    const { items: nfts } = await call(client, listNfts, { size: 100 })
    const { items: collections } = await call(client, listCollections, {})
    const named = nfts.map(({ id, name, openrarity_rank, price_mojos, integrity_state }) => ({
      id,
      name,
      openrarity_rank,
      price_mojos,
      integrity_state,
    }))
    const plain = events.map(({ nft_id, event_index, type, price_mojos, block_height, coin_id }) => ({
      nft_id,
      event_index,
      type,
      price_mojos,
      block_height,
      coin_id,
    }))
    return {
      named,
      plain,
      collections: collections.map(({ id, volume_mojos, trade_count }) => [id, volume_mojos, trade_count]),
    }
  }

  it('is refused while another owns the folder, and changes nothing', async () => {
    const before = await everything(product)
    await expect(runApi(config, product.scratch)).rejects.toBeInstanceOf(LockedError)
    expect(await everything(product)).toEqual(before)
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200)
  })

  it('loses nothing and doubles nothing, and catches up with what came meanwhile', async () => {
    const { world } = product
    const [creator] = world.creators
    const held = world.holdings().filter(({ owner }) => owner === creator)
    const [listed = '', moved = ''] = held.map(({ nft }) => nft.launcherId)
    const { offer } = await call(product.client, submitOffer, {
      body: { offer: world.list(listed, { amount: 2n * XCH }) },
    })
    const before = await everything(product)
    await product.stopApi()
    second = await runApi(config, product.scratch)
    const again = second
    expect(await everything(again)).toEqual(before)
    // The media origin took another free port; the rest is as it was.
    const { offered: _, ...facts } = offer
    expect(await call(again.client, getOffer, { offer_id: offer.id })).toMatchObject(facts)
    expect(again.lines).toEqual([])
    await world.transfer(moved, world.collectors[0] ?? fail())
    const after = await until('the move is shown', async () => {
      const { events } = await call(again.client, getNft, { nft_id: moved })
      return events.length > 1 ? events : undefined
    })
    expect(after.map(({ event_index, type }) => [event_index, type])).toEqual([
      [0, 0],
      [1, 1],
    ])
    expect((await everything(again)).plain).toHaveLength(before.plain.length + 1)
  })
})

function fail(): never {
  throw new Error('the world is smaller than expected')
}
