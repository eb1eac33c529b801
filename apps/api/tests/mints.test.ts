import { call } from '@chiaroscuro/api-client'
import {
  getCoinStates,
  getMintFee,
  getNft,
  listMints,
  type MintBatch,
  type MintSort,
} from '@chiaroscuro/contract/operation'
import { mintFee } from '@chiaroscuro/contract/schema'
import type { Actor } from '@chiaroscuro/dev-world'
import { buildMintNfts, isDevnetSupported, mintCost, signBundle } from '@chiaroscuro/devnet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { item } from './product/mint-items.js'
import { type Product, startProduct } from './product/product.js'
import { databases } from './test-database.js'

/** What the world pays for its own mints. */
const WORLDS_FEE = 50_000_000n
/** What a mint pays with a fee: of launchers that are told apart by their amounts each leaves one mojo to its NFT, the farmer the rest. */
const paid = (fee: bigint, count: number) => String(fee + mintCost(count) - BigInt(count))

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported()).each(databases)('mints on $name', ({ url }) => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct('basic', url)
    await product.followed()
  })
  afterAll(() => product?.close())

  const feeOf = (mint_id: string) => call(product.client, getMintFee, { mint_id })

  /** Sends a mint of a few works and waits for no block; their ids. */
  async function send(actor: Actor, count: number, fee: bigint): Promise<readonly string[]> {
    const { market, node } = product.world
    const did = await market.ledger.refreshDid(actor)
    const funds = await market.purse.xch(actor, mintCost(count) + fee)
    if (!did || !funds) throw new Error('the creator cannot mint')
    const { spends, launcherIds } = buildMintNfts(market.sdk, {
      key: actor.key,
      did,
      funds,
      items: Array.from({ length: count }, () => item({})),
      royaltyPuzzleHash: actor.key.puzzleHash,
      royaltyBasisPoints: 300,
      fee,
    })
    await node.push(signBundle(market.sdk, spends, [actor.key], market.genesis))
    return launcherIds
  }

  it('say what the maker paid, to the mojo, whatever else is in the block', async () => {
    const { world } = product
    const [first, second] = world.creators
    if (!first || !second) throw new Error('the world is smaller than expected')
    const minted = [await send(first, 3, 1_234_567n), await send(second, 2, 89n)]
    await world.farm()
    await product.followed()
    const fees = await Promise.all(
      minted.map(async ([launcherId = '']) => {
        const { mint_height, events } = await call(product.client, getNft, { nft_id: launcherId })
        const { items } = await call(product.client, listMints, { size: 2 })
        const batch = items.find(({ nfts }) => nfts.some(({ id }) => id === launcherId))
        expect(events).toHaveLength(1)
        expect(batch?.block_height).toBe(mint_height)
        return feeOf(batch?.id ?? '')
      }),
    )
    expect(fees.map(({ fee_mojos, nft_count }) => [fee_mojos, nft_count])).toEqual([
      [paid(1_234_567n, 3), 3],
      [paid(89n, 2), 2],
    ])
    expect(fees[0]?.block_height).toBe(fees[1]?.block_height)
    for (const fee of fees) {
      expect(mintFee.parse(fee)).toEqual(fee)
      expect(BigInt(fee.in_mojos) - BigInt(fee.out_mojos)).toBe(BigInt(fee.fee_mojos ?? -1))
      // The node says of the same coins that this block spent them.
      const { coins } = await call(product.client, getCoinStates, { coin_id: fee.coin_ids })
      expect(coins.map(({ spent_height }) => spent_height)).toEqual(fee.coin_ids.map(() => fee.block_height))
    }
    expect(new Set(fees.flatMap(({ coin_ids }) => coin_ids)).size).toBe(
      fees.reduce((sum, { coin_ids }) => sum + coin_ids.length, 0),
    )
  })

  it('say so each, and none that there is not', async () => {
    const { items } = await call(product.client, listMints, {})
    const [, , ...worlds] = items
    expect(worlds).toHaveLength(2)
    for (const { id, nft_count } of worlds)
      expect(await feeOf(id)).toMatchObject({
        mint_id: id,
        fee_mojos: paid(WORLDS_FEE, nft_count),
        nft_count,
      })
    for (const id of ['nonsense', `${'a'.repeat(64)}-1`, `${'a'.repeat(64)}-${worlds[0]?.block_height}`])
      await expect(feeOf(id)).rejects.toMatchObject({ status: 404 })
  })

  it.each<[MintSort, (mint: MintBatch) => number]>([
    ['newest', ({ block_height }) => -block_height],
    ['oldest', ({ block_height }) => block_height],
    ['items', ({ nft_count }) => -nft_count],
  ])('come in the order %s, page by page, forth and back', async (sort, key) => {
    const idsOf = (mints: readonly MintBatch[]) => mints.map(({ id }) => id)
    const whole = (await call(product.client, listMints, { sort })).items
    expect(whole.map(({ nft_count }) => nft_count).sort()).toEqual([2, 3, 6, 6])
    expect(whole.map(key)).toEqual(whole.map(key).sort((a, b) => a - b))
    let page = await call(product.client, listMints, { sort, size: 1 })
    const forth = [...page.items]
    while (page.items.length > 0) {
      page = await call(product.client, listMints, { sort, size: 1, page: page.next })
      forth.push(...page.items)
    }
    expect(idsOf(forth)).toEqual(idsOf(whole))
    const back: MintBatch[] = []
    do {
      page = await call(product.client, listMints, { sort, size: 1, page: page.previous })
      back.unshift(...page.items)
    } while (page.items.length > 0)
    // The cursor at the end is the last one's, so the way back begins before it.
    expect(idsOf(back)).toEqual(idsOf(whole).slice(0, 3))
  })
})
