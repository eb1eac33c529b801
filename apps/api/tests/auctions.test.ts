import { call } from '@chiaroscuro/api-client'
import {
  type AuctionDetail,
  callOffAuction,
  createAuction,
  getAuction,
  listAuctions,
  listMyAuctions,
  type SignedAuctionInput,
} from '@chiaroscuro/contract/operation'
import { auctionDetail, auctionPage } from '@chiaroscuro/contract/schema'
import { type Actor, collections, type DevWorld, signText } from '@chiaroscuro/dev-world'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { auctionIdOf, formatAuctionText, formatCallOffText } from '@chiaroscuro/domain/auction'
import { asHex32, formatAddress } from '@chiaroscuro/domain/id'
import { SIGNING_MODES } from '@chiaroscuro/domain/signature'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { putUp, signedBy, termsFor } from './product/auction.js'
import { type Product, startProduct } from './product/product.js'
import { clientWith, startTestPool, type TestPool } from './product/signed-in.js'
import { databases } from './test-database.js'

const DAY = 86_400

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported()).each(databases)('auctions on $name', ({ url }) => {
  let pool: TestPool
  let product: Product
  let world: DevWorld
  let owner: Actor
  let other: Actor
  let items: string[]
  beforeAll(async () => {
    pool = await startTestPool()
    product = await startProduct('empty', url, (config) => ({ ...config, identity: pool }))
    world = product.world
    const [first, second] = world.collectors
    const [creator] = world.creators
    if (!creator || !first || !second) throw new Error('too small a cast')
    items = [...(await world.mint(collections[0], 13))]
    owner = creator
    other = second
    await product.settled()
  })
  afterAll(async () => {
    await product?.close()
    pool?.close()
  })

  const fresh = () => items.pop() ?? ''
  const send = (path: string, body: unknown) =>
    fetch(`${product.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const refusal = z.looseObject({
    code: z.string(),
    reason: z.string().optional(),
    fault: z.string().optional(),
  })
  const faultOf = async (path: string, body: unknown) => {
    const answer = await send(path, body)
    const { code, reason, fault } = refusal.parse(await answer.json())
    return [answer.status, code, reason ?? fault]
  }
  const posted = (body: SignedAuctionInput) => faultOf('/v2/auctions', body)
  const calledOff = (id: string, body: SignedAuctionInput) => faultOf(`/v2/auctions/${id}/call-off`, body)
  const post = (auction: SignedAuctionInput) => call(product.client, createAuction, { auction })
  const callOff = (auction_id: string, call_off: SignedAuctionInput) =>
    call(product.client, callOffAuction, { auction_id, call_off })
  const callOffText = (id: string, network = 'devnet') =>
    formatCallOffText({ network, auctionId: asHex32(id) })

  it('are taken from whoever holds the item, and shown with what was signed', async () => {
    const item = fresh()
    const terms = termsFor(world, item, { reserve: 1_500_000_000_001n })
    const text = formatAuctionText(terms)
    const body = signedBy(owner, text)
    const shown = auctionDetail.parse(await post(body))
    expect(shown).toMatchObject({
      id: auctionIdOf(text),
      nft: { id: item },
      coin_id: terms.coinId,
      owner_address: { id: owner.address },
      reserve_mojos: '1500000000001',
      overtime_seconds: 300,
      phase: 'running',
      closed_by: null,
      bid_count: 0,
      highest_bid: null,
      winning_bid: null,
      bids: [],
      proof: { message: text, public_key: body.public_key, signature: body.signature },
    })
    expect([Date.parse(shown.start), Date.parse(shown.end)]).toEqual([terms.start * 1000, terms.end * 1000])
    expect(Math.abs(Date.parse(shown.now) - Date.now())).toBeLessThan(20_000)
    const { now: _, ...again } = await call(product.client, getAuction, { auction_id: shown.id })
    expect({ ...again, now: shown.now }).toEqual(shown)
  })

  it('are the same one when they are posted again', async () => {
    const item = fresh()
    const body = signedBy(owner, formatAuctionText(termsFor(world, item)))
    const answers = await Promise.all(
      [body, body, body].map((auction) =>
        fetch(`${product.url}/v2/auctions`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(auction),
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
    const ids = await Promise.all(answers.map(async (one) => auctionDetail.parse(await one.json()).number))
    expect(new Set(ids).size).toBe(1)
    const { items: listed } = await call(product.client, listAuctions, { nft_id: item })
    expect(listed).toHaveLength(1)
  })

  it('are one at a time, whoever is first', async () => {
    const item = fresh()
    const bodies = [10, 20, 30, 40].map((overtimeSeconds) =>
      signedBy(owner, formatAuctionText(termsFor(world, item, { overtimeSeconds }))),
    )
    const answers = await Promise.all(bodies.map((body) => send('/v2/auctions', body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  })

  it.each(SIGNING_MODES.filter((mode) => !mode.endsWith('DELEGATED_PUZZLE')))(
    'may be signed in the mode %s',
    async (signing_mode) => {
      const item = fresh()
      const overtimeSeconds = SIGNING_MODES.indexOf(signing_mode)
      const message = formatAuctionText(termsFor(world, item, { overtimeSeconds }))
      const end = signing_mode.slice(signing_mode.lastIndexOf(':') + 1)
      const mode = (['CHIP-0002_', 'CHIP-0002_HEX', 'utf8input_', 'hexinput_'] as const).find(
        (one) => one === end,
      )
      const { public_key, signature } = signText(owner.key, message, mode)
      const shown = await post({ message, public_key, signature, signing_mode })
      expect(shown.proof.signing_mode).toBe(signing_mode)
      items.push(item)
      await callOff(shown.id, signedBy(owner, callOffText(shown.id)))
    },
  )

  it('are refused by name for every rule they break', async () => {
    const item = fresh()
    const now = Math.floor(Date.now() / 1000)
    const attempt = (more: Partial<ReturnType<typeof termsFor>>, by = owner) =>
      posted(signedBy(by, formatAuctionText(termsFor(world, item, more))))
    const good = formatAuctionText(termsFor(world, item, { overtimeSeconds: 299 }))
    expect(await attempt({ overtimeSeconds: 298 }, other)).toEqual([400, 'SignatureRefused', 'other-key'])
    const { signature } = signedBy(owner, `${good} `)
    expect(await posted({ ...signedBy(owner, good), signature })).toEqual([
      400,
      'SignatureRefused',
      'not-signed',
    ])
    for (const text of [`${good}\n`, good.replace('1 XCH', '1.0 XCH'), 'hello', good.toUpperCase()])
      expect(await posted(signedBy(owner, text))).toEqual([400, 'AuctionRefused', 'not-canonical'])
    const refused = (reason: string) => [400, 'AuctionRefused', reason]
    expect(await attempt({ network: 'mainnet' })).toEqual(refused('wrong-network'))
    expect(await attempt({ end: now + 30 })).toEqual(refused('ends-too-soon'))
    expect(await attempt({ start: now + 900, end: now + 800 })).toEqual(refused('end-before-start'))
    expect(await attempt({ end: now + 31 * DAY })).toEqual(refused('too-long'))
    expect(await attempt({ start: now + 31 * DAY, end: now + 32 * DAY })).toEqual(refused('starts-too-late'))
    expect(await attempt({ start: now - 2 * 3600 })).toEqual(refused('started-too-long-ago'))
    expect(await attempt({ overtimeSeconds: 3601 })).toEqual(refused('overtime-too-long'))
    expect(await attempt({ reserve: 0n })).toEqual(refused('reserve-too-low'))
    expect(await attempt({ coinId: asHex32('ab'.repeat(32)) })).toEqual([409, 'CoinSpent', undefined])
    expect((await attempt({ launcherId: asHex32('ab'.repeat(32)) }))[0]).toBe(404)
    const first = await putUp(product.client, world, item)
    expect(await attempt({ end: now + 7200 })).toEqual([409, 'AuctionRunning', undefined])
    expect(
      (await call(product.client, listAuctions, { nft_id: item, phase: 'active' })).items.map(({ id }) => id),
    ).toEqual([first.id])
  })

  it('are called off by whoever signed them, and make room for another', async () => {
    const item = fresh()
    const { id } = await putUp(product.client, world, item)
    const text = callOffText(id)
    expect(await calledOff(id, signedBy(other, text))).toEqual([400, 'SignatureRefused', 'other-key'])
    const refused = async (by: string, message: string) => (await calledOff(by, signedBy(owner, message)))[2]
    expect(await refused(id, `${text} `)).toBe('not-canonical')
    expect(await refused(id, callOffText('ab'.repeat(32)))).toBe('other-auction')
    expect(await refused(id, callOffText(id, 'mainnet'))).toBe('wrong-network')
    const nobodys = 'ab'.repeat(32)
    expect((await calledOff(nobodys, signedBy(owner, callOffText(nobodys))))[0]).toBe(404)
    const off = await callOff(id, signedBy(owner, text))
    expect(off).toMatchObject({ phase: 'ended', closed_by: 'called-off', winning_bid: null })
    expect((await callOff(id, signedBy(owner, text))).closed_at).toBe(off.closed_at)
    const again = await putUp(product.client, world, item, { overtimeSeconds: 60 })
    expect(again).toMatchObject({ phase: 'running', number: off.number + 1 })
  })

  it('are listed by phase, item, collection and owner, page by page', async () => {
    const now = Math.floor(Date.now() / 1000)
    const upcoming: AuctionDetail[] = []
    for (const hours of [3, 1, 2])
      upcoming.push(
        await putUp(product.client, world, fresh(), { start: now + hours * 3600, end: now + DAY + hours }),
      )
    const list = async (input: Parameters<typeof call<object, unknown>>[2]) =>
      auctionPage.parse(await call(product.client, listAuctions, input)).items.map(({ id }) => id)
    const soonest = [1, 2, 0].flatMap((at) => upcoming[at]?.id ?? [])
    expect(await list({ phase: 'upcoming' })).toEqual(soonest)
    const first = await call(product.client, listAuctions, { phase: 'upcoming', size: 2 })
    const second = await call(product.client, listAuctions, { phase: 'upcoming', size: 2, page: first.next })
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(soonest)
    const back = await call(product.client, listAuctions, {
      phase: 'upcoming',
      size: 2,
      page: second.previous,
    })
    expect(back.items.map(({ id }) => id)).toEqual(first.items.map(({ id }) => id))
    expect(await list({ phase: 'upcoming', sort: 'newest' })).toEqual(upcoming.map(({ id }) => id).reverse())
    const all = await list({ size: 100 })
    const phases = await Promise.all(
      (['active', 'upcoming', 'ended'] as const).map((phase) => list({ phase, size: 100 })),
    )
    expect(phases.flat().sort()).toEqual([...all].sort())
    expect(await list({ nft_id: upcoming[0]?.nft.encoded_id })).toEqual([upcoming[0]?.id])
    expect(await list({ collection_id: upcoming[0]?.nft.collection_id ?? '', size: 100 })).toEqual(all)
    expect(
      await list({ owner_address_id: formatAddress(asHex32(owner.address), 'txch'), size: 100 }),
    ).toEqual(all)
    for (const none of [{ owner_address_id: other.address }, { nft_id: 'x' }, { collection_id: 'col1x' }])
      expect(await list(none)).toEqual([])
  })

  it('are mine where I was signed in', async () => {
    const [ann, ben] = ['ann', 'ben'].map((name) => clientWith(product.url, pool.token(name)))
    if (!ann || !ben) throw new Error('nobody')
    const item = fresh()
    const { id } = await putUp(ann, world, item)
    const mine = await call(ann, listMyAuctions, {})
    expect(auctionPage.parse(mine).items.map((one) => one.id)).toEqual([id])
    expect((await call(ann, listMyAuctions, { phase: 'ended' })).items).toEqual([])
    expect((await call(ben, listMyAuctions, {})).items).toEqual([])
    expect((await fetch(`${product.url}/v2/me/auctions`)).status).toBe(401)
  })

  it('answer junk with words, never with a failure', async () => {
    const good = signedBy(owner, formatAuctionText(termsFor(world, items[0] ?? '')))
    const edit = fc.record({
      field: fc.constantFrom('message', 'public_key', 'signature', 'signing_mode'),
      value: fc.oneof(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.string({ unit: fc.constantFrom(...'0123456789abcdefx'), maxLength: 200 }),
        fc.constantFrom(
          'c0'.padEnd(96, '0'),
          'c0'.padEnd(192, '0'),
          'ff'.repeat(48),
          'ff'.repeat(96),
          null,
          7,
          {},
        ),
      ),
    })
    await fc.assert(
      fc.asyncProperty(edit, fc.boolean(), async ({ field, value }, isCallOff) => {
        const path = isCallOff ? `/v2/auctions/${'ab'.repeat(32)}/call-off` : '/v2/auctions'
        const { status } = await send(path, { ...good, [field]: value })
        expect([400, 422]).toContain(status)
      }),
      { numRuns: 60 },
    )
    for (const body of ['', '[]', '{', 'null', '{"message":1}', JSON.stringify({ ...good, more: 1 })])
      expect([body, (await send('/v2/auctions', body)).status]).toEqual([body, 422])
    for (const [path, status] of [
      ['/v2/auctions/x', 404],
      [`/v2/auctions/${'ab'.repeat(32)}`, 404],
      ['/v2/auctions?page=%00', 422],
      ['/v2/auctions?phase=running', 422],
      ['/v2/auctions?page=%3Ei:99999999999999999999999999999999999999~s:zz', 200],
    ] as const)
      expect([path, (await fetch(`${product.url}${path}`)).status]).toEqual([path, status])
  })
})
