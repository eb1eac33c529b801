import { call } from '@chiaroscuro/api-client'
import {
  type AuctionDetail,
  callOffAuction,
  getAuction,
  getNft,
  getOffer,
  listAuctions,
  type StreamMessage,
  submitOffer,
} from '@chiaroscuro/contract/operation'
import { listAuctions as listPublic } from '@chiaroscuro/contract/public'
import { type Actor, collections, type DevWorld } from '@chiaroscuro/dev-world'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { formatCallOffText } from '@chiaroscuro/domain/auction'
import { asHex32 } from '@chiaroscuro/domain/id'
import { royaltyDue } from '@chiaroscuro/domain/offer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownClock, putUp, signedBy, withdraw } from './product/auction.js'
import { type Listener, listen } from './product/listen.js'
import { type Product, startProduct } from './product/product.js'
import { until } from './product/until.js'
import { databases } from './test-database.js'

const XCH = 1_000_000_000_000n
const HOUR = 3600
type Told = Extract<StreamMessage, { kind: 'auction' }>

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported()).each(databases)('the course of auctions on $name', ({ url }) => {
  let clock: ReturnType<typeof ownClock>
  let product: Product
  let world: DevWorld
  let listener: Listener
  let items: string[]
  beforeAll(async () => {
    clock = ownClock()
    product = await startProduct('empty', url)
    world = product.world
    items = [...(await world.mint(collections[0], 12))]
    await product.settled()
    listener = await listen(product.url, { query: '?type=auction' })
  })
  afterAll(async () => {
    listener?.close()
    await product?.close()
    clock.restore()
  })

  const collector = (index: number): Actor => {
    const found = world.collectors[index]
    if (!found) throw new Error(`no collector ${index}`)
    return found
  }
  const fresh = () => items.pop() ?? ''
  const open = (item: string, more: Parameters<typeof putUp>[3] = {}) =>
    putUp(product.client, world, item, more)
  const shown = (auction_id: string): Promise<AuctionDetail> =>
    call(product.client, getAuction, { auction_id })
  const bid = async (item: string, index: number, tenths: number, expiresAt?: number) => {
    const text = await world.bid(
      item,
      collector(index),
      (XCH * BigInt(tenths)) / 10n,
      expiresAt === undefined ? {} : { seconds: BigInt(expiresAt) },
    )
    const { offer } = await call(product.client, submitOffer, { body: { offer: text } })
    return { id: offer.id, text }
  }
  const inSeconds = (text: string) => Math.floor(Date.parse(text) / 1000)
  /** Mojos of these people, as the node counts them. */
  const balances = (people: readonly Actor[]) =>
    Promise.all(
      people.map(async ({ address }) => {
        const coins = await world.node.coinsOfPuzzleHash(address)
        return coins.reduce((sum, { coin }) => sum + coin.amount, 0n)
      }),
    )
  /** Everything that was told of an auction and not taken back, in order. */
  const toldOf = (id: string) => {
    const back = new Set(listener.heard.flatMap((one) => (one.kind === 'retraction' ? one.retracts : [])))
    return listener.heard.filter(
      (one): one is Told => one.kind === 'auction' && one.auction.id === id && !back.has(one.sequence),
    )
  }
  const changes = (id: string, count: number) =>
    until(`${count} changes of an auction`, async () => {
      const told = toldOf(id).map(({ change }) => change)
      return told.length >= count ? told : undefined
    })

  it('counts bids from the start on that meet the reserve, and hands the lead on', async () => {
    const item = fresh()
    await bid(item, 0, 30)
    clock.forward(2)
    const { id } = await open(item, { reserve: XCH, start: Math.floor(Date.now() / 1000) })
    await bid(item, 0, 9)
    const low = await bid(item, 1, 12)
    const high = await bid(item, 2, 15)
    expect(await shown(id)).toMatchObject({
      phase: 'running',
      bid_count: 2,
      highest_bid: { offer_id: high.id, price_mojos: String((XCH * 15n) / 10n) },
      winning_bid: null,
      bids: [
        { offer_id: high.id, is_highest: true, gone_at: null },
        { offer_id: low.id, is_highest: false, gone_at: null },
      ],
    })
    await withdraw(world, high.text, collector(2))
    await product.settled()
    const after = await shown(id)
    expect(after).toMatchObject({ bid_count: 2, highest_bid: { offer_id: low.id } })
    expect(after.bids[0]).toMatchObject({ offer_id: high.id, is_highest: false })
    expect(after.bids[0]?.gone_at).not.toBeNull()
    const { items: listed } = await call(product.client, listAuctions, { nft_id: item })
    expect(listed[0]).toMatchObject({ bid_count: 2, highest_bid: { offer_id: low.id } })
    expect(await changes(id, 5)).toEqual(['created', 'started', 'lead', 'lead', 'lead'])
    expect(toldOf(id).map(({ offer_id }) => offer_id)).toEqual([null, null, low.id, high.id, low.id])
  })

  it('moves the end for late bids, and ends with a winner whom the owner accepts', async () => {
    const item = fresh()
    const { id, end } = await open(item, { overtimeSeconds: 120 })
    const early = await bid(item, 0, 20)
    clock.forward(HOUR - 60)
    const late = await bid(item, 1, 25)
    const moved = await shown(id)
    const movedTo = inSeconds(moved.ends_at)
    expect(movedTo).toBe(inSeconds(moved.highest_bid?.placed_at ?? '') + 120)
    expect(moved).toMatchObject({
      phase: 'running',
      end,
      bids: [{ moved_end_to: moved.ends_at }, { offer_id: early.id }],
    })
    clock.forward(90)
    const overtime = await call(product.client, listAuctions, { nft_id: item, phase: 'active' })
    expect(overtime.items[0]).toMatchObject({ id, phase: 'overtime', ends_at: moved.ends_at })
    clock.forward(60)
    expect(await shown(id)).toMatchObject({
      phase: 'ended',
      closed_by: null,
      winning_bid: { offer_id: late.id },
    })
    await until('the end is told', async () => toldOf(id).find(({ change }) => change === 'ended'))
    const people = [world.holding(item).owner, collector(0), collector(1)]
    const before = await balances(people)
    await world.acceptBid(late.text, item)
    await product.settled()
    const after = await balances(people)
    const price = (XCH * 25n) / 10n
    const royalty = royaltyDue(price, 1, 500)
    // The owner is the creator here. Who lost keeps every mojo; their bid stands, for whoever owns the item.
    const change = after.map((amount, i) => amount - (before[i] ?? 0n))
    expect(change).toEqual([price + royalty, 0n, -price - royalty])
    expect((await call(product.client, getOffer, { offer_id: early.id })).status).toBe(0)
    expect(await shown(id)).toMatchObject({
      phase: 'ended',
      closed_by: 'sold',
      ends_at: moved.ends_at,
      highest_bid: { offer_id: late.id },
      winning_bid: { offer_id: late.id },
      bids: [{ is_sale: true, gone_at: null }, { is_sale: false }],
    })
    const { events } = await call(product.client, getNft, { nft_id: item })
    expect(events.at(-1)).toMatchObject({ type: 2, price_mojos: String((XCH * 25n) / 10n) })
    expect(await changes(id, 7)).toEqual([
      'created',
      'started',
      'lead',
      'lead',
      'extended',
      'ended',
      'closed',
    ])
    expect(toldOf(id).at(-1)).toMatchObject({ block_height: world.devnet.peak.height, offer_id: late.id })
    // What happens to it later is another story.
    await world.transfer(item, collector(2))
    await product.settled()
    expect(await shown(id)).toMatchObject({ closed_by: 'sold', winning_bid: { offer_id: late.id } })
  })

  it('starts and ends by the clock, without bids', async () => {
    const item = fresh()
    const now = Math.floor(Date.now() / 1000)
    const { id } = await open(item, { start: now + HOUR, end: now + 2 * HOUR })
    expect(await shown(id)).toMatchObject({ phase: 'upcoming' })
    clock.forward(HOUR)
    await until('the start is told', async () => toldOf(id).find(({ change }) => change === 'started'))
    expect(await shown(id)).toMatchObject({ phase: 'running' })
    clock.forward(HOUR)
    expect(await shown(id)).toMatchObject({
      phase: 'ended',
      bid_count: 0,
      winning_bid: null,
      closed_by: null,
    })
    expect(await changes(id, 3)).toEqual(['created', 'started', 'ended'])
    expect((await open(item)).phase).toBe('running')
  })

  it('lets a bid run out by the clock', async () => {
    const item = fresh()
    const { id } = await open(item)
    const kept = await bid(item, 0, 11)
    const brief = await bid(item, 1, 14, Math.floor(Date.now() / 1000) + 120)
    expect((await shown(id)).highest_bid?.offer_id).toBe(brief.id)
    clock.forward(121)
    expect((await shown(id)).highest_bid?.offer_id).toBe(kept.id)
    await until('lists know it', async () => {
      const { items: listed } = await call(product.client, listAuctions, { nft_id: item })
      return listed[0]?.highest_bid?.offer_id === kept.id ? true : undefined
    })
    expect(await changes(id, 5)).toEqual(['created', 'started', 'lead', 'lead', 'lead'])
  })

  it('is closed when the item moves away, and opens again when a reorg undoes that', async () => {
    const item = fresh()
    const { id } = await open(item)
    const best = await bid(item, 0, 13)
    const before = await shown(id)
    const base = world.devnet.peak.height
    await world.transfer(item, collector(1))
    await product.settled()
    expect(await shown(id)).toMatchObject({ phase: 'ended', closed_by: 'moved', winning_bid: null })
    expect(await changes(id, 4)).toEqual(['created', 'started', 'lead', 'closed'])
    await world.reorg(base, false)
    await product.settled()
    const { now: _, ...again } = await shown(id)
    expect({ ...again, now: before.now, nft: before.nft }).toEqual(before)
    await until('the closing is taken back', async () => (toldOf(id).length === 3 ? true : undefined))
    expect(listener.heard.findLast(({ kind }) => kind === 'retraction')).toMatchObject({
      type: 'auction',
      auction_id: id,
      nft_id: item,
    })
    // The same move on the other branch closes it once more.
    await world.acceptBid(best.text, item)
    await product.settled()
    expect(await shown(id)).toMatchObject({ closed_by: 'sold', winning_bid: { offer_id: best.id } })
    expect(await changes(id, 4)).toEqual(['created', 'started', 'lead', 'closed'])
  })

  it('gives the lead back when a reorg undoes a withdrawal', async () => {
    const item = fresh()
    const { id } = await open(item)
    const low = await bid(item, 0, 11)
    const high = await bid(item, 1, 16)
    const base = world.devnet.peak.height
    await withdraw(world, high.text, collector(1))
    await product.settled()
    expect((await shown(id)).highest_bid?.offer_id).toBe(low.id)
    await world.reorg(base, false)
    await product.settled()
    expect((await shown(id)).highest_bid?.offer_id).toBe(high.id)
    await until('the lead is told again', async () =>
      toldOf(id).at(-1)?.offer_id === high.id ? true : undefined,
    )
  })

  it('may be called off while it runs, and not after', async () => {
    const item = fresh()
    const { owner } = world.holding(item)
    const { id } = await open(item)
    const { id: offerId } = await bid(item, 0, 17)
    // What comes in the second of the closing comes too late.
    clock.forward(1)
    const text = formatCallOffText({ network: 'devnet', auctionId: asHex32(id) })
    const off = await call(product.client, callOffAuction, {
      auction_id: id,
      call_off: signedBy(owner, text),
    })
    expect(off).toMatchObject({
      closed_by: 'called-off',
      highest_bid: { offer_id: offerId },
      winning_bid: null,
    })
    const second = await open(item, { overtimeSeconds: 0 })
    clock.forward(HOUR + 1)
    const late = formatCallOffText({ network: 'devnet', auctionId: asHex32(second.id) })
    await expect(
      call(product.client, callOffAuction, { auction_id: second.id, call_off: signedBy(owner, late) }),
    ).rejects.toMatchObject({ status: 409 })
    expect(await changes(id, 4)).toEqual(['created', 'started', 'lead', 'closed'])
  })

  it('is told in the field’s dialect: running ones in lists, all of them with their item', async () => {
    const item = fresh()
    const { number, nft } = await open(item, { reserve: XCH / 2n })
    const { id: offerId } = await bid(item, 2, 8)
    const answer = async (path: string): Promise<unknown> => (await fetch(product.url + path)).json()
    for (const path of ['/auctions?size=100', `/collections/${nft.collection_id}/auctions?size=100`]) {
      const page = listPublic.output.parse(await answer(path))
      expect(page.items.find(({ id }) => id === number)).toMatchObject({
        reserve_xch_price: 0.5,
        overtime_seconds: 300,
        highest_bid: { id: offerId, xch_price: 0.8, side: 2 },
        nft: { id: item },
      })
    }
    expect(await answer(`/nfts/${nft.encoded_id}`)).toMatchObject({ auctions: [{ id: number }] })
  })

  it('is told once, whoever listens from whenever', async () => {
    const from = await listen(product.url, { query: '?after=0&type=auction' })
    const { length } = listener.heard.filter(({ kind }) => kind === 'auction')
    const again = await until('all of it', async () => {
      const told = from.heard.filter((one): one is Told => one.kind === 'auction')
      const taken = listener.heard.filter(({ kind }) => kind === 'retraction').length
      return told.length >= length - taken ? told : undefined
    })
    from.close()
    const numbers = again.map(({ sequence }) => sequence)
    expect(new Set(numbers).size).toBe(numbers.length)
    const heard = new Set(listener.heard.flatMap((one) => (one.kind === 'auction' ? one.sequence : [])))
    expect(numbers.filter((one) => !heard.has(one))).toEqual([])
  })
})
