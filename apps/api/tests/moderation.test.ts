import { randomUUID } from 'node:crypto'
import { type ApiClient, ApiError, call } from '@chiaroscuro/api-client'
import {
  callOffAuction,
  createAuction,
  getAuction,
  getCollection,
  getFacets,
  getFeatured,
  getHealth,
  getModeration,
  getNft,
  getOffer,
  listAuctions,
  listCollections,
  listEvents,
  listIds,
  listMints,
  listModeration,
  listNfts,
  type ModerationInput,
  makeApiKey,
  makeWebhook,
  moderate,
  removeWebhook,
  replayWebhook,
  search,
  submitOffer,
} from '@chiaroscuro/contract/operation'
import * as schemas from '@chiaroscuro/contract/schema'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { formatCallOffText } from '@chiaroscuro/domain/auction'
import { asHex32 } from '@chiaroscuro/domain/id'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putUp, signedBy } from './product/auction.js'
import { type Product, startProduct } from './product/product.js'
import { clientWith, startTestPool, type TestPool } from './product/signed-in.js'
import { until } from './product/until.js'
import { publicMarks } from './public-marks.js'
import { databases } from './test-database.js'

const REASON = 'A copy of somebody else’s work'

describe.skipIf(!isDevnetSupported()).each(databases)('moderation on $name', ({ url }) => {
  let pool: TestPool
  let product: Product
  let nobody: ApiClient
  let ada: ApiClient

  beforeAll(async () => {
    pool = await startTestPool()
    product = await startProduct('basic', url, (config) => ({ ...config, identity: pool }))
    nobody = product.client
    ada = clientWith(product.url, pool.token('ada', { 'cognito:groups': ['admin'], name: 'Ada Admin' }))
    await product.settled(1)
    const { items: works } = await call(nobody, listNfts, { size: 100 })
    const [first] = works.filter(({ collection_id, is_burned }) => collection_id !== null && !is_burned)
    const text = await product.world.list(first?.id ?? '', { amount: 3_000_000_000_000n })
    await call(nobody, submitOffer, { body: { offer: text } })
  })
  afterAll(async () => {
    await product?.close()
    pool?.close()
  })

  const act = (
    kind: ModerationInput['kind'],
    target: string,
    what: ModerationInput['act'],
    more: Partial<ModerationInput> = {},
  ) =>
    call(ada, moderate, {
      moderation: { key: randomUUID(), act: what, kind, target, reason: REASON, ...more },
    })
  const refusalOf = async (work: Promise<unknown>) => {
    const error: unknown = await work.then(
      () => undefined,
      (refused: unknown) => refused,
    )
    return error instanceof ApiError
      ? { status: error.status, code: error.code, detail: error.detail }
      : error
  }
  const items = async (more: Parameters<typeof call<object, unknown>>[2] = {}) =>
    (await call(nobody, listNfts, { size: 100, ...more })).items
  const someListed = async () => {
    const listed = (await items({ listed: true })).filter(({ collection_id }) => collection_id !== null)
    const [one] = listed
    if (!one?.collection_id || !one.offer_id) throw new Error('nothing of a collection is for sale')
    return { ...one, collection_id: one.collection_id, offer_id: one.offer_id }
  }

  it('is not there for anybody else: the very answer of a path that no operation has', async () => {
    const key = await call(ada, makeApiKey, { key: { name: 'A bot', scopes: ['read'] } })
    const callers = [
      undefined,
      pool.token('ann'),
      pool.token('eve', { 'cognito:groups': ['Admin', 'admins'] }),
      key.key,
    ]
    const body = JSON.stringify({ key: randomUUID(), act: 'hide', kind: 'nft', target: 'x', reason: 'y' })
    const told = async (path: string, method: string, token: string | undefined) => {
      const answer = await fetch(`${product.url}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        ...(method === 'POST' ? { body } : {}),
      })
      const headers = [...answer.headers].filter(
        ([name]) => !/^(date|x-request-id|ratelimit-(remaining|reset))$/.test(name),
      )
      return { status: answer.status, headers, body: await answer.text() }
    }
    for (const token of callers)
      for (const [method, path] of [
        ['POST', '/v2/admin/acts'],
        ['GET', '/v2/admin/acts'],
        ['GET', '/v2/admin/standing'],
        ['GET', '/v2/admin/health'],
      ] as const) {
        const answer = await told(path, method, token)
        expect(answer.status).toBe(404)
        expect(answer).toEqual(await told('/v2/admin/nothing', method, token))
      }
    expect((await call(ada, listModeration, {})).items).toEqual([])
  })

  it('hides a work from every list and search, and shows it to whoever asks for it', async () => {
    const one = await someListed()
    const made = schemas.moderationEntry.parse(await act('nft', one.encoded_id, 'hide'))
    expect(made).toMatchObject({
      act: 'hide',
      kind: 'nft',
      target: one.id,
      name: one.name,
      by: 'ada',
      by_name: 'Ada Admin',
    })
    const isIn = (list: readonly { id: string }[]) => list.some(({ id }) => id === one.id)
    expect(isIn(await items())).toBe(false)
    expect(isIn(await items({ collection_id: one.collection_id }))).toBe(false)
    expect(isIn((await call(nobody, search, { query: one.name ?? '' })).nfts)).toBe(false)
    const { items: events } = await call(nobody, listEvents, { size: 100 })
    expect(events.some(({ nft }) => nft.id === one.id)).toBe(false)
    const { ids } = await call(nobody, listIds, { kind: 'nft' })
    expect(ids).not.toContain(one.encoded_id)
    expect(ids.length).toBeGreaterThan(0)
    const facets = await call(nobody, getFacets, { collection_id: one.collection_id, listed: true })
    expect(facets.total).toBe((await items({ collection_id: one.collection_id, listed: true })).length)
    // What the chain says stays.
    const detail = schemas.nftDetail.parse(await call(nobody, getNft, { nft_id: one.id }))
    expect(detail).toMatchObject({
      is_blocked: true,
      hidden: { of: 'nft', reason: REASON },
      coin_id: expect.any(String),
    })
    expect(detail.events.length).toBeGreaterThan(0)
    expect(isIn((await call(nobody, search, { query: one.encoded_id })).nfts)).toBe(true)
    const held = await items({ owner_address_id: detail.owner_address?.id ?? '' })
    expect(held.find(({ id }) => id === one.id)).toMatchObject({ is_blocked: true })
    expect(isIn(await items({ id: [one.id] }))).toBe(true)

    await act('nft', one.id, 'show', { reason: 'It was the first' })
    expect(isIn(await items())).toBe(true)
    expect(await call(nobody, getNft, { nft_id: one.id })).toMatchObject({ is_blocked: false, hidden: null })
    expect(await refusalOf(act('nft', one.id, 'show'))).toEqual({
      status: 409,
      code: 'ActRefused',
      detail: 'It is not hidden.',
    })
    const log = schemas.moderationLog.parse(await call(ada, listModeration, { kind: 'nft' }))
    expect(log.items.map(({ act: what, reason }) => [what, reason])).toEqual([
      ['show', 'It was the first'],
      ['hide', REASON],
    ])
  })

  it('hides a collection with its works, which its own page still has', async () => {
    const { collection_id, id } = await someListed()
    const minted = async () =>
      (await call(nobody, listMints, { size: 50 })).items.filter(
        ({ collection }) => collection?.id === collection_id,
      )
    expect((await minted()).length).toBeGreaterThan(0)
    const marks = () => publicMarks(product.url, collection_id)
    expect(await marks()).toEqual(Array(3).fill([false, false]))
    await act('collection', collection_id, 'hide')
    const { items: ranked } = await call(nobody, listCollections, { size: 100 })
    expect(ranked.some((one) => one.id === collection_id)).toBe(false)
    expect((await items()).some((one) => one.collection_id === collection_id)).toBe(false)
    expect(await minted()).toEqual([])
    expect(
      schemas.collectionDetail.parse(await call(nobody, getCollection, { collection_id })),
    ).toMatchObject({
      blocked_content: true,
      hidden: { of: 'collection', reason: REASON },
    })
    expect(await marks()).toEqual(Array(3).fill([false, true]))
    const own = await items({ collection_id })
    expect(own.find((one) => one.id === id)).toMatchObject({ is_blocked: true })
    expect(await call(nobody, getNft, { nft_id: id })).toMatchObject({ hidden: { of: 'collection' } })
    expect(await refusalOf(act('collection', collection_id, 'feature'))).toMatchObject({
      detail: 'It is hidden: show it first.',
    })
    await act('collection', collection_id, 'show')
    expect((await minted()).length).toBeGreaterThan(0)
  })

  it('takes a hidden offer’s price from its work, and gives it back', async () => {
    const one = await someListed()
    await act('offer', one.offer_id, 'hide')
    const without = await call(nobody, getNft, { nft_id: one.id })
    expect(without.offers.some(({ id }) => id === one.offer_id)).toBe(false)
    expect(without.offer_id).not.toBe(one.offer_id)
    const listed = await items({ listed: true })
    expect(listed.some(({ offer_id }) => offer_id === one.offer_id)).toBe(false)
    expect(schemas.offer.parse(await call(nobody, getOffer, { offer_id: one.offer_id }))).toMatchObject({
      status: 0,
      hidden: { of: 'offer', reason: REASON },
    })
    await act('offer', one.offer_id, 'show')
    expect((await items({ listed: true })).find(({ id }) => id === one.id)).toMatchObject({
      offer_id: one.offer_id,
    })
    expect(await refusalOf(act('offer', one.offer_id, 'feature'))).toMatchObject({
      detail: 'Only collections and auctions are featured.',
    })
    expect(await refusalOf(act('offer', one.offer_id, 'end'))).toMatchObject({
      detail: 'Only auctions are ended.',
    })
  })

  it('ends an auction for good, with its reason, and lets its owner hold another', async () => {
    const { id: item } = await someListed()
    const held = await putUp(nobody, product.world, item)
    await act('auction', held.id, 'feature')
    const first = schemas.featured.parse(await call(nobody, getFeatured, {}))
    expect(first.auctions.map(({ id }) => id)).toEqual([held.id])
    await act('auction', held.id, 'end')
    const over = schemas.auctionDetail.parse(await call(nobody, getAuction, { auction_id: held.id }))
    expect(over).toMatchObject({
      phase: 'ended',
      closed_by: 'withdrawn',
      withdrawn_reason: REASON,
      winning_bid: null,
      hidden: null,
    })
    expect((await call(nobody, getFeatured, {})).auctions).toEqual([])
    expect(await refusalOf(act('auction', held.id, 'end'))).toMatchObject({
      status: 409,
      code: 'AuctionOver',
    })
    // The same text is the same auction; its owner has nothing left to call off.
    const { owner } = product.world.holding(item)
    const again = await call(nobody, createAuction, { auction: signedBy(owner, held.proof.message) })
    expect(again).toMatchObject({ id: held.id, closed_by: 'withdrawn' })
    const text = formatCallOffText({ network: 'devnet', auctionId: asHex32(held.id) })
    const callOff = call(nobody, callOffAuction, { auction_id: held.id, call_off: signedBy(owner, text) })
    expect(await refusalOf(callOff)).toMatchObject({ code: 'AuctionOver' })
    const next = await putUp(nobody, product.world, item, { reserve: 2_000_000_000_000n })
    await act('auction', next.id, 'hide')
    const { items: shown } = await call(nobody, listAuctions, {})
    expect(shown.map(({ id }) => id)).not.toContain(next.id)
    expect(await call(nobody, getAuction, { auction_id: next.id })).toMatchObject({
      phase: 'running',
      hidden: { of: 'auction' },
    })
  })

  it('does the same act once, however often it is sent', async () => {
    const { collection_id } = await someListed()
    const moderation = {
      key: randomUUID(),
      act: 'feature',
      kind: 'collection',
      target: collection_id,
      reason: REASON,
    } as const
    const all = await Promise.all([1, 2, 3].map(() => call(ada, moderate, { moderation })))
    expect(new Set(all.map(({ number }) => number)).size).toBe(1)
    const { collections } = await call(nobody, getFeatured, {})
    expect(collections.map(({ id }) => id)).toEqual([collection_id])
    const other = { ...moderation, reason: 'Another reason' }
    expect(await refusalOf(call(ada, moderate, { moderation: other }))).toEqual({
      status: 409,
      code: 'ActRefused',
      detail: 'Another act has this key.',
    })
    const standing = schemas.moderationStanding.parse(await call(ada, getModeration, {}))
    expect(standing.featured).toEqual([all[0]])
    expect(standing.hidden.map(({ kind }) => kind)).toEqual(['auction'])
  })

  it('keeps the name somebody went by when they acted, whatever they are called later', async () => {
    const { collection_id } = await someListed()
    const as = (name?: string) =>
      clientWith(product.url, pool.token('ben', { 'cognito:groups': ['admin'], name }))
    for (const name of ['Ben Keeper', 'Ben Rowan', undefined])
      await call(as(name), moderate, {
        moderation: {
          key: randomUUID(),
          act: 'hide',
          kind: 'collection',
          target: collection_id,
          reason: REASON,
        },
      })
    const { items: log } = await call(ada, listModeration, { size: 3 })
    expect(log.map(({ by, by_name }) => [by, by_name])).toEqual([
      ['ben', null],
      ['ben', 'Ben Rowan'],
      ['ben', 'Ben Keeper'],
    ])
    await act('collection', collection_id, 'show')
  })

  it('knows what it acts on, and asks for a reason', async () => {
    expect(await refusalOf(act('nft', 'ff'.repeat(32), 'hide'))).toMatchObject({ status: 404 })
    expect(await refusalOf(act('collection', 'no id', 'hide'))).toMatchObject({ status: 404 })
    const { id } = await someListed()
    for (const reason of ['', ' \n ', 'a\u202eb', 'x'.repeat(501)])
      expect(await refusalOf(act('nft', id, 'hide', { reason }))).toMatchObject({ status: 422 })
    expect(await refusalOf(act('nft', id, 'hide', { key: 'short' }))).toMatchObject({ status: 422 })
  })

  it('tells how the queues are, and tries at once what failed of one, by an act like any other', async () => {
    const queues = async () => schemas.health.parse(await call(ada, getHealth, {})).queues
    expect((await queues()).map(({ queue }) => queue)).toEqual(['files', 'letters', 'pushes', 'webhooks'])
    const { id } = await call(ada, makeWebhook, { webhook: { url: 'https://nobody.invalid/' } })
    await call(ada, replayWebhook, { webhook_id: id, replay: { after: 0 } })
    const failed = await until('nobody is there who could be called', async () =>
      (await queues()).find(({ queue, failing }) => queue === 'webhooks' && failing === 1),
    )
    expect(Date.parse(failed.next_at ?? '')).not.toBeNaN()
    expect(await act('queue', 'webhooks', 'retry')).toMatchObject({
      ...{ act: 'retry', kind: 'queue', target: 'webhooks', by: 'ada' },
    })
    await until('it is called again', async () =>
      (await queues()).find(({ queue, failing }) => queue === 'webhooks' && failing === 1),
    )
    await call(ada, removeWebhook, { webhook_id: id })
    const refused = { status: 409, code: 'ActRefused' }
    expect(await refusalOf(act('queue', 'letters', 'retry'))).toMatchObject(refused)
    expect(await refusalOf(act('queue', 'webhooks', 'hide'))).toMatchObject(refused)
    expect(await refusalOf(act('queue', 'everything', 'retry'))).toMatchObject({ status: 404 })
    const { items: logged } = await call(ada, listModeration, { kind: 'queue' })
    expect(logged.map(({ target, reason }) => [target, reason])).toEqual([['webhooks', REASON]])
    expect(await refusalOf(call(nobody, getHealth, {}))).toMatchObject({ status: 404 })
  })
})
