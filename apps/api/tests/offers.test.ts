import { createHash } from 'node:crypto'
import { ApiError, call } from '@chiaroscuro/api-client'
import { getNft, getOffer, getOfferText, submitOffer } from '@chiaroscuro/contract/operation'
import { submittedOffer } from '@chiaroscuro/contract/schema'
import { collections, type DevWorld, type Price } from '@chiaroscuro/dev-world'
import { isDevnetSupported, signBundle, toNativeSpend } from '@chiaroscuro/devnet'
import { toHex } from '@chiaroscuro/domain/bytes'
import { decodeOffer, encodeOffer, royaltyDue } from '@chiaroscuro/domain/offer'
import { base58 } from '@scure/base'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NUMBERING } from '../src/outbox/tell.js'
import { ownClock } from './product/auction.js'
import { type Product, startProduct } from './product/product.js'
import { until } from './product/until.js'
import { databases } from './test-database.js'

const XCH = 1_000_000_000_000n
/** What signatures of that network commit to. */
const TESTNET11 = Buffer.from('37a90eb5185a9c4439a91ddc98bbadce7b4feba060d50116a067de66bf236615', 'hex')
const [OPEN, PENDING, CANCELLED, COMPLETED, EXPIRED] = [0, 1, 3, 4, 6]

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported()).each(databases)('offers on $name', ({ url }) => {
  let product: Product
  let world: DevWorld
  beforeAll(async () => {
    product = await startProduct('basic', url)
    world = product.world
    await world.mint(collections[0], 12)
    await product.settled()
  })
  afterAll(() => product?.close())

  /** An item of the first creator that no test has listed yet. */
  const fresh = (() => {
    const used = new Set<string>()
    return (): string => {
      const held = world
        .holdings()
        .find(({ owner, nft }) => owner === world.creators[0] && !used.has(nft.launcherId))
      if (!held) throw new Error('the creator has no more items')
      used.add(held.nft.launcherId)
      return held.nft.launcherId
    }
  })()
  const collector = (index: number) => {
    const found = world.collectors[index]
    if (!found) throw new Error(`no collector ${index}`)
    return found
  }
  const submit = async (offer: string) => (await call(product.client, submitOffer, { body: { offer } })).offer
  const post = (body: string) =>
    fetch(`${product.url}/v2/offers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
  const shownOf = (nft_id: string) => call(product.client, getNft, { nft_id })
  const statusOf = async (offer_id: string) => (await call(product.client, getOffer, { offer_id })).status

  it('lists an offer to sell with its price, its royalty and the field’s id', async () => {
    const launcher = fresh()
    const text = world.list(launcher, { amount: 3n * XCH })
    const shown = await submit(text)
    expect(shown).toMatchObject({
      id: base58.encode(createHash('sha256').update(text).digest()),
      status: OPEN,
      side: 1,
      nft_id: launcher,
      price_mojos: String(3n * XCH),
      royalty_mojos: String(royaltyDue(3n * XCH, 1, 500)),
      offered: [{ kind: 'nft', nft_id: launcher }],
      requested: [{ kind: 'token', token_id: 'xch', amount: String(3n * XCH) }],
      expiration_date: null,
    })
    expect(await call(product.client, getOfferText, { offer_id: shown.id })).toBe(text)
    expect(await shownOf(launcher)).toMatchObject({
      price_mojos: String(3n * XCH),
      offers: [{ id: shown.id }],
    })
  })

  it('answers the second time with 409 and the same shape', async () => {
    const text = world.list(fresh(), { amount: XCH })
    const first = await submit(text)
    const again = await post(JSON.stringify({ offer: text }))
    expect(again.status).toBe(409)
    const body: unknown = await again.json()
    expect(submittedOffer.parse(body).offer).toEqual(first)
    expect(body).toMatchObject({ detail: expect.stringContaining('known already') })
  })

  const reasonOf = async (offer: string) => {
    const answer = await post(JSON.stringify({ offer }))
    const body: unknown = await answer.json()
    return typeof body === 'object' && body !== null && 'reason' in body ? [answer.status, body.reason] : body
  }

  it('knows an offer again under another text', async () => {
    const text = world.list(fresh(), { amount: 2n * XCH })
    const { id } = await submit(text)
    const rewritten = encodeOffer(decodeOffer(text), 5)
    expect(rewritten).not.toBe(text)
    const again = await post(JSON.stringify({ offer: rewritten }))
    expect(again.status).toBe(409)
    expect(await again.json()).toMatchObject({ code: 'OfferKnown', offer: { id } })
    const other = decodeOffer(world.list(fresh(), { amount: XCH }))
    const texts = [6, 5].map((version) => JSON.stringify({ offer: encodeOffer(other, version) }))
    const answers = await Promise.all(texts.map(post))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('takes only what was signed, for this network, as it reads', async () => {
    const launcher = fresh()
    const text = world.list(launcher, { amount: 7n * XCH })
    const bundle = decodeOffer(text)
    const [sale, asking] = bundle.coinSpends
    const cheaper = decodeOffer(world.list(fresh(), { amount: XCH })).coinSpends[1]
    if (!sale || !asking || !cheaper) throw new Error('an offer to sell has two spends')
    const signature = Uint8Array.from(bundle.signature ?? [])
    signature[95] = (signature[95] ?? 0) ^ 1
    expect(await reasonOf(encodeOffer({ ...bundle, signature }))).toEqual([400, 'bad-signature'])
    expect(await reasonOf(encodeOffer({ ...bundle, coinSpends: [sale, cheaper] }))).toEqual([400, 'unbound'])
    const { sdk } = world.market
    const { parentCoinInfo, puzzleHash, amount } = sale.coin
    const work = { parent: toHex(parentCoinInfo), puzzleHash: toHex(puzzleHash), amount }
    const { aggregatedSignature } = signBundle(
      sdk,
      [toNativeSpend(sdk, { ...sale, coin: work })],
      [world.holding(launcher).owner.key],
      TESTNET11,
    )
    const elsewhere = aggregatedSignature.toBytes()
    expect(await reasonOf(encodeOffer({ ...bundle, signature: elsewhere }))).toEqual([400, 'wrong-network'])
    const coin = { parentCoinInfo: new Uint8Array(32).fill(1), puzzleHash: sale.coin.puzzleHash, amount: 1n }
    const unsigned = { coin, puzzleReveal: Uint8Array.of(1), solution: Uint8Array.of(0x80) }
    expect(await reasonOf(encodeOffer({ ...bundle, coinSpends: [unsigned] }))).toEqual([400, 'unsigned'])
    expect(await reasonOf(encodeOffer(bundle, 4))).toEqual([400, 'old-format'])
    expect(await reasonOf(text.slice(0, -3))).toEqual([400, 'checksum'])
    expect((await submit(text)).status).toBe(OPEN)
  })

  it('tells which of two offers of one item was taken', async () => {
    const launcher = fresh()
    const dear = await submit(world.list(launcher, { amount: 9n * XCH }))
    const cheap = await submit(world.list(launcher, { amount: XCH }))
    const text = await call(product.client, getOfferText, { offer_id: cheap.id })
    await world.take(text, launcher, collector(0), { amount: XCH })
    await product.settled()
    expect([await statusOf(cheap.id), await statusOf(dear.id)]).toEqual([COMPLETED, CANCELLED])
  })

  it('shows a bid’s price without the royalty set aside with it', async () => {
    const launcher = fresh()
    const shown = await submit(await world.bid(launcher, collector(0), 2n * XCH))
    expect(shown).toMatchObject({
      side: 2,
      nft_id: launcher,
      price_mojos: String(2n * XCH),
      royalty_mojos: String(royaltyDue(2n * XCH, 1, 500)),
    })
    const item = await shownOf(launcher)
    expect(item).toMatchObject({ price_mojos: null, bid_count: 1 })
    await world.acceptBid(await call(product.client, getOfferText, { offer_id: shown.id }), launcher)
    await product.settled()
    expect(await statusOf(shown.id)).toBe(COMPLETED)
    expect((await shownOf(launcher)).events.at(-1)).toMatchObject({
      type: 2,
      price_mojos: String(2n * XCH),
      royalty_mojos: String(royaltyDue(2n * XCH, 1, 500)),
      address: { id: collector(0).address },
      previous_address: { id: world.creators[0]?.address },
    })
  })

  it('tells a taken offer from a cancelled one', async () => {
    const [taken, cancelled] = [fresh(), fresh()]
    const token = world.tokens[0]
    const price: Price = { amount: 90_000n, token }
    const sold = await submit(world.list(taken, price))
    const dropped = await submit(world.list(cancelled, { amount: XCH }))
    expect(sold).toMatchObject({ token_id: token?.id, token_code: token?.code, price_mojos: '90000' })
    await world.take(
      await call(product.client, getOfferText, { offer_id: sold.id }),
      taken,
      collector(1),
      price,
    )
    const { owner } = world.holding(cancelled)
    await world.transfer(cancelled, owner)
    await product.settled()
    expect([await statusOf(sold.id), await statusOf(dropped.id)]).toEqual([COMPLETED, CANCELLED])
    expect((await shownOf(taken)).offers).toEqual([])
    expect((await shownOf(cancelled)).offers).toEqual([])
  })

  it('says that an offer is being taken while the transaction waits for a block', async () => {
    const launcher = fresh()
    const price = { amount: XCH }
    const text = world.list(launcher, price)
    const { id } = await submit(text)
    await world.take(text, launcher, collector(2), price, async () => {
      await until('the offer is pending', async () => ((await statusOf(id)) === PENDING ? true : undefined))
      expect((await shownOf(launcher)).offers).toMatchObject([{ id, status: PENDING }])
    })
    await product.settled()
    expect(await statusOf(id)).toBe(COMPLETED)
    // Taken back by a reorganization with its transactions, it waits again or is done again; alone, it is open.
    await world.reorg(world.devnet.peak.height - 1, false)
    await product.settled()
    await until('the offer is open again', async () => ((await statusOf(id)) === OPEN ? true : undefined))
  })

  it('ends an offer at its own time', async () => {
    const launcher = world.holdings().find(({ owner }) => owner === collector(1))?.nft.launcherId ?? ''
    const end = Math.floor(Date.now() / 1000) + 600
    const { id } = await submit(world.list(launcher, { amount: XCH }, { seconds: BigInt(end) }))
    const late = world.list(launcher, { amount: 2n * XCH }, { seconds: BigInt(end) })
    const clock = ownClock()
    try {
      clock.forward(601)
      await until('the offer expires', async () => ((await statusOf(id)) === EXPIRED ? true : undefined))
      expect((await shownOf(launcher)).offers).toEqual([])
      // One that nobody published in time is not published after it.
      expect(await reasonOf(late)).toEqual([400, 'expired'])
    } finally {
      clock.restore()
    }
  })

  it('refuses junk with words', async () => {
    const launcher = world.holdings()[0]?.nft.launcherId ?? ''
    const good = world.list(launcher, { amount: 5n * XCH })
    const spent = await world.bid(launcher, collector(2), XCH)
    await world.farm()
    const moved = world.list(launcher, { amount: XCH })
    await world.transfer(launcher, collector(2))
    await product.settled()
    const junk = [
      'offer1qqqqqqqqqqqq',
      'not an offer at all',
      good.slice(0, -1),
      `${good.slice(0, -8)}qqqqqqqq`,
      good.replace('offer1', 'other1'),
      moved,
      'x'.repeat(299_000),
    ]
    for (const offer of junk) {
      const error = await submit(offer).catch((thrown: unknown) => thrown)
      if (!(error instanceof ApiError)) throw new Error(`taken: ${offer.slice(0, 40)}`)
      expect([offer.slice(0, 40), error.status]).toEqual([offer.slice(0, 40), 400])
      expect(error.detail).toMatch(/\w+ \w+/)
    }
    expect(await reasonOf(moved)).toEqual([400, 'spent'])
    expect((await submit(spent)).status).toBe(OPEN)
    for (const body of ['', '{}', '[]', 'null', '{"offer":1}', '{"offer":""}', '{"offer":'])
      expect([body, (await post(body)).status]).toEqual([body, 422])
    expect((await post(JSON.stringify({ offer: 'y'.repeat(500_000) }))).status).toBe(413)
  })

  // The embedded database has one connection, which waits for nobody.
  it.skipIf(!url.startsWith('postgres'))(
    'waits for an item before it numbers news, as the follower does',
    async () => {
      const item = fresh()
      const other = new pg.Client({ connectionString: product.config.databaseUrl })
      await other.connect()
      try {
        await other.query('begin')
        await other.query('select 1 from item where launcher_id = $1 for no key update', [item])
        const listed = submit(world.list(item, { amount: XCH }))
        await until('nobody waits for the item', async () => {
          const { rows } = await other.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
          return rows.length > 0 || undefined
        })
        const { rows } = await other.query('select pg_try_advisory_xact_lock($1) as free', [NUMBERING])
        expect(rows).toEqual([{ free: true }])
        await other.query('rollback')
        expect((await listed).status).toBe(OPEN)
      } finally {
        await other.end()
      }
    },
  )
})
