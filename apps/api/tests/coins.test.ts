import { call } from '@chiaroscuro/api-client'
import { getCoinStates, getNftProof, getStatus } from '@chiaroscuro/contract/operation'
import { coinStates } from '@chiaroscuro/contract/schema'
import { collections } from '@chiaroscuro/dev-world'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Product, startProduct } from './product/product.js'
import { databases } from './test-database.js'

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported()).each(databases)('states of coins on $name', ({ url }) => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct('basic', url)
    await product.world.mint(collections[0], 2)
    await product.settled()
  })
  afterAll(() => product?.close())

  it('tell what is unspent, what was spent and when, and what never was', async () => {
    const [held] = product.world.holdings()
    const proof = await call(product.client, getNftProof, { nft_id: held?.nft.launcherId ?? '' })
    const [newest, launcher, unknown] = [proof.coin_id ?? '', proof.launcher_id, 'ab'.repeat(32)]
    const answer = await call(product.client, getCoinStates, { coin_id: [newest, launcher, unknown] })
    expect(coinStates.parse(answer)).toEqual(answer)
    const minted = proof.links[0]?.block_height
    expect(answer.coins).toEqual([
      { coin_id: newest, state: 'unspent', confirmed_height: expect.any(Number), spent_height: null },
      { coin_id: launcher, state: 'spent', confirmed_height: minted, spent_height: minted },
      { coin_id: unknown, state: 'missing', confirmed_height: null, spent_height: null },
    ])
    const { height, header_hash } = await call(product.client, getStatus, {})
    expect(answer).toMatchObject({ height, header_hash })
  })

  it.each(['', '?coin_id=xyz', `?${`coin_id=${'a'.repeat(64)}&`.repeat(51)}`])(
    'are not told of %.20s',
    async (query) => {
      expect((await fetch(`${product.url}/v2/coins${query}`)).status).toBe(422)
    },
  )
})
