import { call, rows } from '@chiaroscuro/api-client'
import {
  exportCollection,
  getNft,
  getNftProof,
  getNftState,
  listHolders,
  listHoldings,
  listListings,
  listNfts,
  submitOffer,
} from '@chiaroscuro/contract/operation'
import {
  exportedHolder,
  exportedItem,
  holdingPage,
  nftProof,
  nftState,
  pastListings,
} from '@chiaroscuro/contract/schema'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allOf } from './all-of.js'
import { type Product, startProduct } from './product/product.js'
import { databases } from './test-database.js'

const XCH = 1_000_000_000_000n

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported()).each(databases)('the past on $name', ({ url }) => {
  let product: Product
  let launcher: string
  let collection: string
  /** Heights, and who held the item from there on. */
  const owners: [height: number, address: string][] = []
  const height = () => product.world.devnet.peak.height
  const all = async (at: number) => {
    const { items } = await call(product.client, listHolders, { collection_id: collection, at, size: 100 })
    return new Map(items.map(({ address, nft_count }) => [address.id, nft_count]))
  }

  beforeAll(async () => {
    product = await startProduct('basic', url)
    await product.settled()
    const held = product.world.holdings().find(({ piece }) => piece?.slug === 'tidelines')
    launcher = held?.nft.launcherId ?? ''
    owners.push([height(), held?.owner.address ?? ''])
    for (const to of product.world.collectors.filter((one) => one !== held?.owner).slice(0, 2)) {
      await product.world.transfer(launcher, to)
      owners.push([height(), to.address])
      await product.world.farm()
    }
    await product.settled()
    const { items } = await call(product.client, listNfts, { size: 100 })
    collection = items.find(({ id }) => id === launcher)?.collection_id ?? ''
  })
  afterAll(() => product?.close())

  it('is told by the chain’s own rows, with the state hash of its block', async () => {
    for (const [at, owner] of owners) {
      const state = nftState.parse(await call(product.client, getNftState, { nft_id: launcher, at }))
      expect([state.as_of.height, state.owner_address?.id]).toEqual([at, owner])
      expect(state.as_of.state_hash).toMatch(/^[0-9a-f]{64}$/)
    }
    const now = await call(product.client, getNftState, { nft_id: launcher })
    expect([now.as_of.height, now.owner_address?.id]).toEqual([height(), owners.at(-1)?.[1]])
  })

  it('knows who held what, and how many', async () => {
    const [[before, first], [after, second]] = [owners[0] ?? [0, ''], owners[1] ?? [0, '']]
    const holds = async (address_id: string, at: number) =>
      holdingPage
        .parse(await call(product.client, listHoldings, { address_id, at, size: 100 }))
        .items.map(({ id }) => id)
    expect([
      (await holds(first, before)).includes(launcher),
      (await holds(first, after)).includes(launcher),
    ]).toEqual([true, false])
    expect(await holds(second, after)).toContain(launcher)
    const [then, later] = [await all(before), await all(after)]
    expect((then.get(first) ?? 0) - (later.get(first) ?? 0)).toBe(1)
    expect((later.get(second) ?? 0) - (then.get(second) ?? 0)).toBe(1)
    const total = (held: ReadonlyMap<string, number>) =>
      [...held.values()].reduce((sum, count) => sum + count, 0)
    expect(total(then)).toBe(total(later))
  })

  it('knows what stood for sale', async () => {
    const text = product.world.list(launcher, { amount: 2n * XCH })
    const { offer } = await call(product.client, submitOffer, { body: { offer: text } })
    await product.world.farm()
    const listed = height()
    const [back] = product.world.collectors
    if (!back) throw new Error('no collector')
    await product.world.transfer(launcher, back)
    await product.settled()
    const open = async (at: number) =>
      pastListings
        .parse(await call(product.client, listListings, { nft_id: launcher, at }))
        .offers.map(({ id }) => id)
    expect([await open(listed), await open(height())]).toEqual([[offer.id], []])
  })

  it('is exported whole, as lines', async () => {
    const read = async (query: string) => {
      const answer = await fetch(`${product.url}/v2/collections/${collection}/export?${query}`)
      return { type: answer.headers.get('content-type'), lines: (await answer.text()).trim().split(/\r?\n/) }
    }
    const [at = 0] = owners[0] ?? []
    const csv = await read(`of=holders&at=${at}`)
    expect([csv.type, csv.lines[0]]).toEqual(['text/csv; charset=utf-8', 'address_id,address,nft_count'])
    const counts = new Map(csv.lines.slice(1).map((line) => [line.split(',')[0], Number(line.split(',')[2])]))
    expect(counts).toEqual(await all(at))
    const streamed = async (of: 'items' | 'holders') =>
      allOf(rows(product.client, exportCollection, { collection_id: collection, of }))
    const items = z.array(z.strictObject(exportedItem.shape)).parse(await streamed('items'))
    const holders = z.array(z.strictObject(exportedHolder.shape)).parse(await streamed('holders'))
    expect(holders.length).toBeGreaterThan(0)
    expect(items).toContainEqual(expect.objectContaining({ id: launcher, is_burned: false }))
    const { items: listed } = await call(product.client, listNfts, { collection_id: collection, size: 100 })
    expect(items).toHaveLength(listed.length)
  })

  it('is refused where only now can be told, and where there was none', async () => {
    for (const path of [
      `/v2/nfts/${launcher}`,
      '/v2/nfts',
      `/v2/collections/${collection}`,
      '/v2/events',
      '/v2/status',
    ]) {
      const answer = await fetch(`${product.url}${path}?at=1`)
      expect([path, answer.status, await answer.json()]).toMatchObject([
        path,
        400,
        { code: 'NotSupportedAt' },
      ])
    }
    const state = `${product.url}/v2/nfts/${launcher}/state`
    expect((await fetch(`${state}?at=${height() + 5}`)).status).toBe(404)
    expect((await fetch(`${state}?at=0`)).status).toBe(404)
    expect((await fetch(`${state}?at=soon`)).status).toBe(422)
  })

  describe('evidence', () => {
    let ids: string[]
    beforeAll(async () => {
      ids = (await call(product.client, listNfts, { size: 100, burned: false })).items.map(({ id }) => id)
    })

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
      const { items } = await call(product.client, listNfts, {
        id: [one, two, 'nft1nothing', 'f'.repeat(64)],
      })
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
})
