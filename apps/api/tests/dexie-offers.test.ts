import { dexieError, getOffer, listOffers, submitOffer } from '@chiaroscuro/contract/dexie'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { formatNftId, parseHex32 } from '@chiaroscuro/domain/id'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { awkward } from './public-awkward.js'
import { type PublicWorld, startPublicWorld } from './public-world.js'
import { databases } from './test-database.js'

const XCH = 1_000_000_000_000n
const LONGEST_MS = process.env.TEST_LONG ? 3_600_000 : 120_000

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported()).each(databases)('dexie’s dialect on $name', ({ url }) => {
  let world: PublicWorld
  let root: string
  beforeAll(async () => {
    world = await startPublicWorld(url)
    root = `${world.api.url}/v1/offers`
  })
  afterAll(() => world?.close())

  const find = async (query: string) =>
    listOffers.output.parse(await (await fetch(`${root}?${query}`)).json())
  const post = (body: unknown) =>
    fetch(root, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  it('publishes, and says what it knew', async () => {
    const market = world.product.world
    const [mine] = market.holdings().filter(({ owner }) => owner === market.creators[1])
    const offer = market.list(mine?.nft.launcherId ?? '', { amount: 4n * XCH })
    const first = await post({ offer, drop_only: true, claim_rewards: false })
    const again = await post({ offer })
    expect([first.status, again.status]).toEqual([200, 200])
    const shown = submitOffer.output.parse(await first.json())
    expect(submitOffer.output.parse(await again.json())).toEqual({ ...shown, known: true })
    expect(shown).toMatchObject({ known: false, offer: { id: shown.id, offer, price: 4, status: 0 } })
    const one = getOffer.output.parse(await (await fetch(`${root}/${shown.id}`)).json())
    expect(one).toEqual({ success: true, offer: shown.offer })
  })

  it('shows both sides as dexie does', async () => {
    const { offer } = getOffer.output.parse(await (await fetch(`${root}/${world.offers.listings[0]}`)).json())
    expect(offer.requested).toEqual([{ id: 'xch', code: 'XCH', name: 'Chia', amount: 3 }])
    expect(offer.offered).toMatchObject([
      {
        is_nft: true,
        id: world.listed,
        collection: { name: expect.any(String) },
        nft_data: { royalty: 500 },
      },
    ])
    expect(offer.date_found).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  })

  it('finds by what is given and what is asked', async () => {
    const id = parseHex32(world.listed)
    const token = world.product.world.tokens[0]
    const of = async (query: string) => (await find(query)).offers.map((offer) => offer.id)
    const [first] = world.offers.listings
    expect(await of(`offered=${id && formatNftId(id)}`)).toEqual([first])
    expect(await of(`offered=${id}&compact=true`)).toEqual([first])
    expect(await of(`requested=${token?.id}`)).toEqual([world.offers.token])
    expect(await of('requested=dust')).toEqual([world.offers.token])
    const { bid, auctionBid } = world.offers
    expect(new Set(await of('offered=XCH'))).toEqual(new Set([bid, auctionBid]))
    expect(await of('offered=nothing')).toEqual([])
    expect(await of('status=4')).toEqual([])
    const cheap = (await find('requested=xch&sort=price_asc&compact=true')).offers
    expect(cheap.map(({ price }) => price)).toEqual(
      [...cheap.map(({ price }) => price)].sort((a, b) => Number(a) - Number(b)),
    )
    expect(cheap.some(({ offer }) => offer !== undefined)).toBe(false)
  })

  it('numbers its pages', async () => {
    const all = await find('page_size=100')
    const one = await find('page_size=2&page=2')
    expect(one).toMatchObject({ count: all.count, page: 2, page_size: 2 })
    expect(one.offers.map(({ id }) => id)).toEqual(all.offers.slice(2, 4).map(({ id }) => id))
    expect((await find('page=1000')).offers).toEqual([])
  })

  it('refuses in its own words', async () => {
    for (const body of [{}, null, { offer: 'x' }, { offer: `${world.offerText.slice(0, -4)}qqqq` }]) {
      const refused = await post(body)
      expect(refused.status).toBe(400)
      dexieError.parse(await refused.json())
    }
    const missing = await fetch(`${root}/nothing`)
    expect([missing.status, await missing.json()]).toEqual([
      404,
      { success: false, error_message: 'Offer not found' },
    ])
    for (const path of ['/v1/nope', '/v1/offers/a/b']) {
      const unknown = await fetch(world.api.url + path)
      expect([path, unknown.status]).toEqual([path, 404])
      dexieError.parse(await unknown.json())
    }
  })

  it(
    'answers anything at all without failing',
    async () => {
      const names = ['offered', 'requested', 'status', 'sort', 'compact', 'page', 'page_size', 'unknown']
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(fc.constantFrom(...names), awkward), { maxLength: 4 }),
          awkward,
          async (query, id) => {
            const search = new URLSearchParams(
              query.map(([name, value]): [string, string] => [name, wellFormed(value)]),
            )
            const list = await fetch(`${root}?${search}`)
            const body: unknown = await list.json()
            if (list.status === 200) listOffers.output.parse(body)
            else expect([400, dexieError.parse(body).success]).toEqual([list.status, false])
            const one = await fetch(`${root}/x${encodeURIComponent(wellFormed(id))}`)
            expect([404, dexieError.parse(await one.json()).success]).toEqual([one.status, false])
          },
        ),
        { numRuns: process.env.TEST_LONG ? 5000 : 150 },
      )
      expect(world.api.lines.filter((line) => line.includes('a request failed'))).toEqual([])
    },
    LONGEST_MS,
  )
})

/** Half a surrogate pair cannot be written into an address. */
function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8')
}
