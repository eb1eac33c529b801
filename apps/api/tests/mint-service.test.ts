import { once } from 'node:events'
import { createServer } from 'node:http'
import { type ApiClient, ApiError, apiClient, call } from '@chiaroscuro/api-client'
import {
  getMinting,
  getMintingAccount,
  getMintingOverview,
  getMintRequest,
  getNft,
  listMintRequests,
  type MintingAccount,
  type MintOrder,
  type MintRequest,
  makeApiKey,
  makeWebhook,
  moderate,
  openMintingAccount,
  orderMints,
  replayWebhook,
} from '@chiaroscuro/contract/operation'
import {
  minting,
  mintingAccount,
  mintingOverview,
  mintOrder,
  mintRequest,
  orderMessage,
} from '@chiaroscuro/contract/schema'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { asHex32, formatAddress } from '@chiaroscuro/domain/id'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Minter } from '../src/minter/minter.js'
import { signedHeaders } from '../src/webhook/sign.js'
import { type Product, startProduct } from './product/product.js'
import { clientWith, startTestPool, type TestPool } from './product/signed-in.js'
import { MINTER_KEY, MINTING, payTo, pieceOf, takeOffer, testMinter } from './product/test-minter.js'
import { until } from './product/until.js'
import { databases } from './test-database.js'

const delivery = z.object({ webhook_id: z.string(), messages: z.array(orderMessage) })
const CREDIT = MINTING.creditMojos
const TARGET = formatAddress(asHex32('ab'.repeat(32)), 'txch')

describe.skipIf(!isDevnetSupported()).each(databases)('the minting API on $name', ({ url }) => {
  let pool: TestPool
  let product: Product
  let minter: Minter
  let ann: ApiClient
  let key: string
  const told: { headers: NodeJS.Dict<string | string[]>; body: string }[] = []
  const receiver = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    told.push({ headers: request.headers, body })
    response.end()
  })
  const hostOf = () => {
    const address = receiver.address()
    return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  }

  beforeAll(async () => {
    pool = await startTestPool()
    receiver.listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    product = await startProduct('basic', url, (config) => ({
      ...{ ...config, identity: pool, minting: MINTING },
      webhookHosts: [hostOf()],
    }))
    ann = clientWith(product.url, pool.token('ann'))
    minter = testMinter(product)
    await payTo(product, MINTER_KEY.puzzleHash, 100_000_000_000n, 8)
    key = (await call(ann, makeApiKey, { key: { name: 'drop', scopes: ['mint'] } })).key
  })
  afterAll(async () => {
    await product?.close()
    pool?.close()
    receiver.close()
  })

  async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
    return fetch(`${product.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, ...headers },
      body: JSON.stringify(body),
    })
  }
  async function ordered(mints: object[], idempotencyKey: string): Promise<MintOrder> {
    const response = await post('/v2/mints', { mints }, { 'idempotency-key': idempotencyKey })
    expect(response.status).toBe(202)
    return mintOrder.parse(await response.json())
  }
  const account = async () => mintingAccount.parse(await call(ann, getMintingAccount, {}))
  const shown = (is: (account: MintingAccount) => boolean) =>
    until('the account is as it should be', async () => {
      const found = await account()
      return is(found) ? found : undefined
    })
  const stateOf = async (request_id: string): Promise<MintRequest> =>
    mintRequest.parse(await call(ann, getMintRequest, { request_id }))
  /** Looks, and a block. */
  async function go(blocks: number) {
    for (let i = 0; i < blocks; i++) {
      await minter.turn()
      await product.world.farm()
    }
    await minter.turn()
  }
  async function refused(body: unknown, headers: Record<string, string> = {}) {
    const response = await post('/v2/mints', body, headers)
    const { code } = (await response.json()) as { code: string }
    return [response.status, code]
  }

  it('says what it costs to everybody, and asks for a key of the scope', async () => {
    expect(minting.parse(await call(product.client, getMinting, {}))).toMatchObject({
      ...{ enabled: true, credit_mojos: String(CREDIT), waiting: 0 },
    })
    for (const operation of [getMintingAccount, openMintingAccount])
      await expect(call(product.client, operation, {})).rejects.toBeInstanceOf(ApiError)
    const { key: reader } = await call(ann, makeApiKey, { key: { name: 'reads', scopes: ['read'] } })
    const other = apiClient({
      root: product.url,
      token: async () => reader,
      retry: { attempts: 1, delay: () => 0 },
    })
    await expect(call(other, orderMints, { order: { mints: [pieceOf(1, TARGET)] } })).rejects.toMatchObject({
      status: 403,
    })
  })

  it('takes no order without credits, and sells them by the payment on the chain', async () => {
    expect(await refused({ mints: [pieceOf(1, TARGET)] })).toEqual([402, 'NoCredits'])
    const { payable } = mintingAccount.parse(await call(ann, openMintingAccount, {}))
    const hash = payable?.address.id ?? ''
    await payTo(product, hash, CREDIT - 1n)
    expect(await shown(({ payments }) => payments.length === 1)).toMatchObject({
      ...{ credits: 0, left_mojos: String(CREDIT - 1n), profile: null },
    })
    const height = await payTo(product, hash, 30n * CREDIT)
    expect(await shown(({ credits }) => credits === 30)).toMatchObject({ left_mojos: String(CREDIT - 1n) })
    await product.world.reorg(height - 1, false)
    const after = await shown(({ credits }) => credits === 0)
    expect(after.ledger.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['paid', -30],
      ['paid', 30],
    ])
    await payTo(product, hash, 40n * CREDIT + 1n)
    await shown(({ credits, left_mojos }) => credits === 41 && left_mojos === '0')
  })

  it('makes a profile for whoever bought a credit, and mints with that alone', async () => {
    await go(2)
    const { profile } = await shown((found) => found.profile !== null)
    const other = `did:chia:1${'q'.repeat(58)}`
    expect(await refused({ mints: [pieceOf(1, TARGET, { profile_id: other })] })).toEqual([
      409,
      'OtherProfile',
    ])
    const { mints } = await ordered([pieceOf(1, TARGET, { profile_id: profile?.encoded_id })], 'first-order')
    await go(2)
    const minted = await stateOf(mints[0]?.id ?? '')
    expect(minted).toMatchObject({ state: 'minted', offer: null, target_address: { encoded_id: TARGET } })
    const nft = await until('the index has it', () =>
      call(ann, getNft, { nft_id: minted.nft_id ?? '' }).catch(() => undefined),
    )
    expect(nft.creator?.id).toBe(profile?.id)
    expect(nft.owner_address?.encoded_id).toBe(TARGET)
    expect(nft.royalty_basis_points).toBe(500)
  })

  it('mints what is sent twice under one key once', async () => {
    const { credits } = await account()
    const mints = [pieceOf(2, TARGET), pieceOf(3, TARGET)]
    const [one, two] = await Promise.all([ordered(mints, 'same-key-1'), ordered(mints, 'same-key-1')])
    expect(two).toEqual(one)
    expect((await account()).credits).toBe(credits - 2)
    expect(await refused({ mints: [pieceOf(2, TARGET)] }, { 'idempotency-key': 'same-key-1' })).toEqual([
      ...[409, 'OrderKnown'],
    ])
    await go(2)
    const { items } = await call(ann, listMintRequests, { state: 'minted' })
    expect(items.filter(({ order }) => order === 'same-key-1')).toHaveLength(2)
  })

  it('refuses what could never be put right', async () => {
    const piece = pieceOf(4, TARGET)
    const { metadata } = piece
    const wrong = [
      { ...piece, metadata: { ...metadata, data_uris: ['http://files.example.org/1.png'] } },
      { ...piece, metadata: { ...metadata, data_uris: ['file:///etc/passwd'] } },
      { ...piece, metadata: { ...metadata, data_uris: ['https://user:word@files.example.org/1'] } },
      { ...piece, metadata: { ...metadata, data_hash: 'ab' } },
      { ...piece, metadata: { ...metadata, edition_number: 3, edition_total: 2 } },
      { ...piece, metadata: { ...metadata, metadata_uris: [] } },
      { ...piece, target_address: formatAddress(asHex32('ab'.repeat(32)), 'xch') },
      { ...piece, royalty_address: 'somebody' },
      { ...piece, royalty_basis_points: 5001 },
      { ...piece, requested_asset_id: 'ab'.repeat(32) },
      { ...piece, requested_mojos: '0' },
      { ...piece, requested_mojos: '5', reserve_for_seconds: 1 },
    ]
    for (const mint of wrong) expect(await refused({ mints: [mint] })).toEqual([422, 'InvalidInput'])
    expect(await refused({ mints: [] })).toEqual([422, 'InvalidInput'])
    expect(await refused({ mints: Array.from({ length: 101 }, (_, i) => pieceOf(i, TARGET)) })).toEqual([
      ...[422, 'InvalidInput'],
    ])
    expect(await refused({ mints: [piece] }, { 'idempotency-key': 'short' })).toEqual([422, 'InvalidInput'])
    expect((await call(ann, listMintRequests, {})).items).toHaveLength(3)
  })

  it('sells a piece by an offer of its own, of which the text is known before a block has the piece', async () => {
    const { mints } = await ordered([pieceOf(5, TARGET, { requested_mojos: '1500000' })], 'paid-order')
    const id = mints[0]?.id ?? ''
    await minter.turn()
    const { state, offer, nft_id } = await stateOf(id)
    expect([state, offer !== null]).toEqual(['signed', true])
    await go(2)
    const minted = await stateOf(id)
    expect(minted).toMatchObject({ state: 'minted', offer, nft_id })
    expect(await takeOffer(product, offer?.text ?? '')).toBe('taken')
    await go(2)
    expect((await stateOf(id)).state).toBe('sold')
    const paid = await until('the index has the sale', async () => {
      const nft = await call(ann, getNft, { nft_id: nft_id ?? '' })
      return nft.owner_address?.encoded_id === TARGET ? undefined : nft
    })
    expect(paid.creator?.id).toBe((await account()).profile?.id)
  })

  it('gives the credit of an offer that ran out back, and offers the same piece anew without minting it twice', async () => {
    const piece = pieceOf(6, TARGET, { requested_mojos: '2000000', reserve_for_seconds: 60 })
    const { credits } = await account()
    const [first] = (await ordered([piece], 'reserved-1')).mints
    await go(2)
    expect((await account()).credits).toBe(credits - 1)
    // An hour later, by the chain's clock.
    const later = () => Date.now() / 1000 + 3600
    await testMinter(product, ({ desk, node }) => ({ desk, node: { ...node, chainTime: later } })).turn()
    expect(await stateOf(first?.id ?? '')).toMatchObject({ state: 'lapsed' })
    const after = await account()
    expect([after.credits, after.ledger[0]?.kind]).toEqual([credits, 'freed'])
    // Two offers of one piece that end in the same second would be one.
    const [again] = (await ordered([{ ...piece, reserve_for_seconds: 120 }], 'reserved-2')).mints
    expect(again).toMatchObject({ state: 'minted', offer: null })
    await go(1)
    const renewed = await stateOf(again?.id ?? '')
    expect(renewed.nft_id).toBe((await stateOf(first?.id ?? '')).nft_id)
    expect(renewed.offer?.id).not.toBe((await stateOf(first?.id ?? '')).offer?.id)
    expect(await takeOffer(product, renewed.offer?.text ?? '')).toBe('taken')
    await go(2)
    expect((await stateOf(again?.id ?? '')).state).toBe('sold')
  })

  it('answers as the field knows it, with an id or an offer', async () => {
    const { profile } = await account()
    const { metadata } = pieceOf(7, TARGET)
    const body = {
      ...{ profile_id: profile?.encoded_id, metadata, target_address: TARGET },
      ...{ royalty_address: TARGET, royalty_percentage: 6.9 },
    }
    let asked = false
    const turning = turnUntil(product, minter, () => asked)
    const free = await post('/mint/dynamic', body, { 'idempotency-key': 'dynamic-1' })
    const paid = await post('/mint/dynamic', { ...body, requested_mojos: 1000, reserve_for_seconds: 900 })
    asked = true
    await turning
    const given = (await free.json()) as { nft_id: string; offer_string: null }
    expect([free.status, given.nft_id.slice(0, 4), given.offer_string]).toEqual([200, 'nft1', null])
    const sold = (await paid.json()) as { offer_string: string; offer: { offered: object } }
    expect(sold.offer_string).toMatch(/^offer1/)
    expect(Object.values(sold.offer.offered)).toEqual([1])
    const same = await post('/mint/dynamic', body, { 'idempotency-key': 'dynamic-1' })
    expect(await same.json()).toMatchObject({ nft_id: given.nft_id })
    const wrong = await post('/mint/dynamic', { ...body, profile_id: undefined })
    expect([wrong.status, JSON.stringify(await wrong.json())]).toEqual([
      422,
      expect.stringContaining('profile_id'),
    ])
    const foreign = await post('/mint/dynamic', { ...body, profile_id: `did:chia:1${'q'.repeat(58)}` })
    expect([foreign.status, JSON.stringify(await foreign.json())]).toEqual([
      409,
      expect.stringContaining('no other'),
    ])
  })

  it('tells each step of an order to a signed webhook, in order', async () => {
    const { mints } = await call(ann, listMintRequests, { size: 100 }).then(({ items }) => ({ mints: items }))
    const hook = await call(ann, makeWebhook, {
      webhook: { url: `http://${hostOf()}/orders`, about: 'orders' },
    })
    await call(ann, replayWebhook, { webhook_id: hook.id, replay: { after: 0 } })
    const steps = await until('all steps are told', async () => {
      const all = told.flatMap(({ body }) => delivery.parse(JSON.parse(body)).messages)
      return new Set(all.map(({ order }) => order.id)).size === mints.length ? all : undefined
    })
    for (const { headers, body } of told)
      expect(headers).toMatchObject(
        signedHeaders(
          String(headers['webhook-id']),
          Number(headers['webhook-timestamp']),
          body,
          hook.secret.replace('whsec_', ''),
        ),
      )
    const numbers = steps.map(({ sequence }) => sequence)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(new Set(numbers).size).toBe(numbers.length)
    const ways = mints.map(({ id }) => steps.flatMap(({ order, step }) => (order.id === id ? step : [])))
    expect(ways).toContainEqual(['queued', 'signed', 'minted'])
    expect(ways).toContainEqual(['queued', 'signed', 'offered', 'minted', 'sold'])
    expect(ways).toContainEqual(['queued', 'signed', 'offered', 'minted', 'lapsed'])
    // It took over the piece of the one before.
    expect(ways).toContainEqual(['queued', 'minted', 'offered', 'sold'])
    for (const { order, step } of steps) if (step !== 'queued') expect(order.nft_id).toMatch(/^nft1/)
  })

  it('stops a key with a reason, and lets it mint again', async () => {
    const admin = clientWith(product.url, pool.token('boss', { 'cognito:groups': ['admin'] }))
    const overview = mintingOverview.parse(await call(admin, getMintingOverview, {}))
    const [held] = overview.keys
    expect(held).toMatchObject({ name: 'drop', user_id: 'ann', stopped: null })
    expect(overview.minter?.address.id).toBe(MINTER_KEY.puzzleHash)
    await expect(call(ann, getMintingOverview, {})).rejects.toMatchObject({ status: 404 })
    const about = { kind: 'key' as const, target: held?.id ?? '', reason: 'Somebody else’s pictures' }
    await call(admin, moderate, { moderation: { ...about, key: 'stop-key-1', act: 'stop' } })
    expect(await refused({ mints: [pieceOf(8, TARGET)] })).toEqual([403, 'KeyStopped'])
    const after = mintingOverview.parse(await call(admin, getMintingOverview, {}))
    expect(after.keys[0]?.stopped).toMatchObject({
      act: 'stop',
      kind: 'key',
      reason: about.reason,
      name: 'drop',
    })
    await call(admin, moderate, { moderation: { ...about, key: 'stop-key-2', act: 'permit' } })
    await ordered([pieceOf(8, TARGET)], 'after-the-stop')
  })
})

/** Looks again and again, and blocks come, while somebody waits for an answer. */
async function turnUntil(product: Product, minter: Minter, isDone: () => boolean): Promise<void> {
  while (!isDone()) {
    await minter.turn()
    await product.world.farm()
  }
}
