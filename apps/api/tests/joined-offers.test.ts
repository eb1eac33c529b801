import { ApiError, call } from '@chiaroscuro/api-client'
import { joinOffers, listOffers, submitOffer } from '@chiaroscuro/contract/operation'
import { collections, type DevWorld } from '@chiaroscuro/dev-world'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { decodeOffer, readOffer } from '@chiaroscuro/domain/offer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Product, startProduct } from './product/product.js'
import { databases } from './test-database.js'

const XCH = 1_000_000_000_000n

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported()).each(databases)('several offers at once on $name', ({ url }) => {
  let product: Product
  let world: DevWorld
  /** Works of the first creator. */
  let works: string[] = []
  const offered: string[] = []

  beforeAll(async () => {
    product = await startProduct('basic', url)
    world = product.world
    await world.mint(collections[0], 6)
    works = world
      .holdings()
      .filter(({ owner }) => owner === world.creators[0])
      .map(({ nft }) => nft.launcherId)
    await product.settled()
    for (const [at, amount] of [2n, 2n, 3n, 2n].entries())
      offered.push(await publish(world.list(works[at] ?? '', { amount: amount * XCH })))
  })
  afterAll(() => product?.close())

  const publish = async (offer: string) =>
    (await call(product.client, submitOffer, { body: { offer } })).offer.id
  const join = (...offer_ids: string[]) => call(product.client, joinOffers, { body: { offer_ids } })
  const refusal = async (asked: Promise<unknown>) => {
    const error = await asked.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    if (!(error instanceof ApiError)) throw new Error(`not refused: ${String(error)}`)
    return error
  }
  const collector = () => {
    const [first] = world.collectors
    if (!first) throw new Error('no collector')
    return first
  }
  const id = (at: number) => offered[at] ?? ''

  it('are looked up by their ids, in the order asked, what is unknown left out', async () => {
    const { items } = await call(product.client, listOffers, { id: [id(2), 'unknown', id(0), id(2)] })
    expect(items.map((offer) => [offer.id, offer.price_mojos])).toEqual([
      [id(2), String(3n * XCH)],
      [id(0), String(2n * XCH)],
    ])
  })

  it('become one that asks what they ask together, for every wallet where prices are equal', async () => {
    const { offer, any_wallet } = await join(id(0), id(1))
    const read = readOffer(decodeOffer(offer), nodeClvmRunner())
    expect(read.offered.map((item) => (item.kind === 'nft' ? item.launcherId : item.kind)).sort()).toEqual(
      works.slice(0, 2).sort(),
    )
    expect(read.requested).toEqual([{ kind: 'xch', amount: 4n * XCH }])
    expect(any_wallet).toBe(true)
    expect((await join(id(0), id(2))).any_wallet).toBe(false)
  })

  it('do not where one is over, named twice, or a bid', async () => {
    const bid = await world.bid(works[4] ?? '', collector(), XCH)
    const bidId = await publish(bid)
    expect(await refusal(join(id(0), bidId))).toMatchObject({
      status: 400,
      detail: 'Only listings can be joined, not bids.',
    })
    expect(await refusal(join(id(0), id(0)))).toMatchObject({
      status: 400,
      detail: 'An offer is named twice.',
    })
    await world.transfer(works[3] ?? '', collector())
    await product.settled()
    expect(await refusal(join(id(0), id(3), 'unknown'))).toMatchObject({ status: 409 })
    expect((await join(id(0), id(1))).any_wallet).toBe(true)
  })
})
