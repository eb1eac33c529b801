import { call } from '@chiaroscuro/api-client'
import { getNft, getNftProof, listNfts } from '@chiaroscuro/contract/operation'
import { nftProof } from '@chiaroscuro/contract/schema'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Product, startProduct } from './product/product.js'
import { databases } from './test-database.js'

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported()).each(databases)('evidence on $name', ({ url }) => {
  let product: Product
  let ids: string[]
  beforeAll(async () => {
    product = await startProduct('basic', url)
    await product.settled()
    ids = (await call(product.client, listNfts, { size: 100 })).items.map(({ id }) => id)
  })
  afterAll(() => product?.close())

  it('is an unbroken line of coins from the launcher, each with its block and its spend', async () => {
    const proofs = await Promise.all(
      ids.map(async (nft_id) => nftProof.parse(await call(product.client, getNftProof, { nft_id }))),
    )
    expect(Math.max(...proofs.map(({ links }) => links.length))).toBeGreaterThan(1)
    for (const proof of proofs) {
      expect([proof.from_launcher, proof.links.at(-1)?.made_coin_id]).toEqual([true, proof.coin_id])
      for (const [at, link] of proof.links.entries())
        if (at > 0) expect(link.spent_coin_id).toBe(proof.links[at - 1]?.made_coin_id)
    }
    const [proof] = proofs
    const spends = await fetch(product.url + (proof?.links[0]?.spends ?? ''))
    expect(await spends.json()).toMatchObject({ header_hash: proof?.links[0]?.header_hash })
  })

  it('says of every file what was promised, where it was found and when', async () => {
    const { files } = await call(product.client, getNftProof, { nft_id: ids[0] ?? '' })
    const { data } = await call(product.client, getNft, { nft_id: ids[0] ?? '' })
    expect(files.find(({ role }) => role === 'data')).toMatchObject({
      hash: data.data_hash,
      uris: data.data_uris,
      integrity_state: data.integrity_state,
    })
    const right = files.filter(({ integrity_state: state }) => state === 1)
    expect(right.length).toBeGreaterThan(0)
    for (const { found_at, checked_at, bytes } of right)
      expect([found_at !== null, Date.parse(checked_at ?? '') > 0, (bytes ?? 0) > 0]).toEqual([
        true,
        true,
        true,
      ])
  })

  it('lists the items that are named, and of them only what is asked for', async () => {
    const [one = '', two = ''] = ids
    const { items } = await call(product.client, listNfts, { id: [one, two, 'nft1nothing', 'f'.repeat(64)] })
    expect(items.map(({ id }) => id).sort()).toEqual([one, two].sort())
    expect((await call(product.client, listNfts, { id: one })).items).toHaveLength(1)
    const narrow = await fetch(`${product.url}/v2/nfts?id=${one}&fields=id,name`)
    expect(await narrow.json()).toMatchObject({ items: [{ id: one }], size: 50 })
    const item = await fetch(`${product.url}/v2/nfts/${one}?fields=coin_id,nonsense`)
    const { coin_id } = await call(product.client, getNft, { nft_id: one })
    expect(await item.json()).toEqual({ coin_id })
    const many = Array.from({ length: 101 }, () => `id=${one}`).join('&')
    expect((await fetch(`${product.url}/v2/nfts?${many}`)).status).toBe(422)
  })
})
