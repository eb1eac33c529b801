import { call } from '@chiaroscuro/api-client'
import {
  getNft,
  getOffer,
  listEvents,
  type StreamMessage,
  submitOffer,
} from '@chiaroscuro/contract/operation'
import type { DevWorld } from '@chiaroscuro/dev-world'
import { collections } from '@chiaroscuro/dev-world'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Listener, listen } from './product/listen.js'
import { type Product, startProduct } from './product/product.js'
import { until } from './product/until.js'
import { databases } from './test-database.js'

const XCH = 1_000_000_000_000n
type Told = Extract<StreamMessage, { kind: 'event' }>

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported()).each(databases)('live on $name', ({ url }) => {
  let product: Product
  let world: DevWorld
  let listener: Listener
  beforeAll(async () => {
    product = await startProduct('basic', url)
    world = product.world
    await product.settled()
    listener = await listen(product.url)
  })
  afterAll(async () => {
    listener?.close()
    await product?.close()
  })

  const block = (height: number) =>
    until(`block ${height} on the stream`, async () =>
      listener.heard.find((message) => message.kind === 'block' && message.height === height),
    )
  const told = (launcher: string, height: number) =>
    until(`what happened to ${launcher} in block ${height}`, async () =>
      listener.heard.findLast(
        (message): message is Told =>
          message.kind === 'event' &&
          message.event.nft_id === launcher &&
          message.event.block_height === height,
      ),
    )
  const eventsOf = async (nft_id: string) => (await call(product.client, getNft, { nft_id })).events
  const peak = () => world.devnet.peak
  function held(slug: string) {
    const found = world
      .holdings()
      .find(({ owner, piece }) => owner === world.creators[0] && piece?.slug === slug)
    if (!found) throw new Error(`the creator holds no ${slug}`)
    return found.nft.launcherId
  }
  const collector = (index: number) => {
    const found = world.collectors[index]
    if (!found) throw new Error(`no collector ${index}`)
    return found
  }

  it('delivers a block’s events, the same as the list has them', async () => {
    const launcher = held('tidelines')
    await world.sell(launcher, collector(0), { amount: XCH })
    const { height } = peak()
    const { type, event } = await told(launcher, height)
    expect([type, event]).toMatchObject(['trade', { type: 2, price_mojos: String(XCH) }])
    await product.settled()
    const { items } = await call(product.client, listEvents, { nft_id: launcher })
    expect(items[0]).toEqual(event)
  })

  it('tells of an empty block too', async () => {
    await world.farm()
    expect(await block(peak().height)).toMatchObject({ height: peak().height })
  })

  it('takes back what a reorg dropped, and says so', async () => {
    const launcher = held('tidelines')
    const { offer } = await call(product.client, submitOffer, {
      body: { offer: world.list(launcher, { amount: 4n * XCH }) },
    })
    await product.settled()
    const before = await call(product.client, getNft, { nft_id: launcher })
    const base = peak().height
    const text = world.list(launcher, { amount: 4n * XCH })
    await world.take(text, launcher, collector(1), { amount: 4n * XCH })
    const [minted = ''] = await world.mint(collections[2] ?? collections[0], 1)
    await product.settled()
    expect((await eventsOf(launcher)).at(-1)).toMatchObject({
      type: 2,
      address: { id: collector(1).address },
    })
    expect((await call(product.client, getOffer, { offer_id: offer.id })).status).toBe(4)
    expect(await eventsOf(minted)).toHaveLength(1)
    const dropped = peak().height

    await world.reorg(base, false)
    await product.settled()
    const back = listener.heard.flatMap((one) => (one.kind === 'retraction' ? one.retracts : []))
    for (const nft_id of [launcher, minted]) {
      const heard = listener.heard.flatMap((one) =>
        one.kind === 'event' && one.event.nft_id === nft_id && one.event.block_height > base
          ? one.sequence
          : [],
      )
      expect([heard.length, back.includes(heard[0] ?? 0)]).toEqual([1, true])
    }
    expect(await call(product.client, getNft, { nft_id: launcher })).toEqual(before)
    expect((await call(product.client, getOffer, { offer_id: offer.id })).status).toBe(0)
    expect(before.offers.map(({ id }) => id)).toEqual([offer.id])
    await expect(call(product.client, getNft, { nft_id: minted })).rejects.toMatchObject({ status: 404 })
    expect(peak().height).toBe(dropped + 1)
    await block(dropped + 1)
  })

  it('keeps what a reorg carries over to the new branch, once', async () => {
    const launcher = held('tidelines')
    const base = peak().height
    await world.transfer(launcher, collector(2))
    await product.settled()
    const before = await eventsOf(launcher)
    await world.reorg(base, true)
    await product.settled()
    const after = await eventsOf(launcher)
    expect(after.map(({ event_index, type }) => [event_index, type])).toEqual(
      before.map(({ event_index, type }) => [event_index, type]),
    )
    expect(after.at(-1)?.address?.id).toBe(collector(2).address)
    // The first telling is taken back, the second stands.
    const tellings = listener.heard.flatMap((one) =>
      one.kind === 'event' && one.event.nft_id === launcher && one.type === 'transfer' ? one.sequence : [],
    )
    const back = listener.heard.flatMap((one) => (one.kind === 'retraction' ? one.retracts : []))
    expect(tellings.filter((sequence) => !back.includes(sequence))).toEqual(tellings.slice(-1))
  })
})
