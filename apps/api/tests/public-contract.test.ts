import { isDevnetSupported } from '@chiaroscuro/devnet'
import { formatAddress, formatDid, formatNftId, parseHex32 } from '@chiaroscuro/domain/id'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { storedContract } from './public-contract.js'
import { operations, parametersOf } from './public-operations.js'
import { mintAt, type PublicWorld, startPublicWorld } from './public-world.js'
import { databases } from './test-database.js'

const stored = storedContract()
const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const ours = new Map(operations.map((operation) => [keyOf(operation), operation]))

// Skipped where the field's document is not at hand: it is not part of the project.
describe.skipIf(!stored)('parameters (skipped without the field’s document)', () => {
  it('covers all forty operations', () => {
    expect(stored?.operations).toHaveLength(40)
    expect(stored?.operations.map(keyOf).filter((key) => !ours.has(key))).toEqual([])
  })

  it.each(stored?.operations ?? [])(
    '$method $path takes what is documented',
    ({ method, path, parameters }) => {
      const operation = ours.get(keyOf({ method, path }))
      if (!operation) throw new Error('not ours')
      const known = parametersOf(operation)
      expect([...known.keys()].filter((name) => name !== operation.body).sort()).toEqual(
        parameters.map(({ name }) => name).sort(),
      )
      for (const { name, required, schema } of parameters) {
        const own = known.get(name)
        const wanted = stored?.flat(schema) ?? {}
        expect([name, own?.required]).toEqual([name, required])
        expect([name, own?.schema.default]).toEqual([name, wanted.default])
        expect([name, lowest(own?.schema)]).toEqual([name, lowest(wanted)])
        expect([name, highest(own?.schema)]).toEqual([name, wanted.maximum])
        if (Array.isArray(wanted.enum)) expect(own?.schema.enum).toEqual(expect.arrayContaining(wanted.enum))
        if (wanted.type !== undefined) expect([name, own?.schema.type]).toEqual([name, wanted.type])
      }
    },
  )
})

/** The least whole number allowed, however it is written. */
function lowest(schema: Readonly<Record<string, unknown>> | undefined): unknown {
  return typeof schema?.exclusiveMinimum === 'number' ? schema.exclusiveMinimum + 1 : schema?.minimum
}

/** The greatest whole number allowed; none where it is only what a number can hold. */
function highest(schema: Readonly<Record<string, unknown>> | undefined): unknown {
  return schema?.maximum === Number.MAX_SAFE_INTEGER ? undefined : schema?.maximum
}

const listedItem = z.looseObject({
  id: z.string(),
  encoded_id: z.string(),
  data: z.looseObject({ metadata_json: z.looseObject({ name: z.string() }) }),
  collection: z.looseObject({ id: z.string(), name: z.string() }),
  launcher_coin: z.object({ spent_block_index: z.number() }),
})
const items = z.looseObject({
  items: z.array(
    z.looseObject({ id: z.string(), encoded_id: z.string(), collection_id: z.string().nullable() }),
  ),
})

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported()).each(databases)('answers on $name', ({ url }) => {
  let world: PublicWorld
  let places: Readonly<Record<string, string>>
  beforeAll(async () => {
    world = await startPublicWorld(url)
    places = await findPlaces(world)
  })
  afterAll(() => world?.close())

  const get = (path: string) => fetch(world.api.url + path, { redirect: 'manual' })
  const json = async (path: string): Promise<unknown> => (await get(path)).json()

  /** Real ids for the places of paths, by the names the document gives them. */
  async function findPlaces({ api, product, garden, claimed, holder, listed }: PublicWorld) {
    const item = listedItem.parse(await (await fetch(`${api.url}/nfts/${listed}`)).json())
    return {
      collection_id: item.collection.id,
      collection: item.collection.name,
      name: item.data.metadata_json.name,
      launcher_bech32: item.encoded_id,
      nft_id: item.encoded_id,
      event_index: 'latest',
      username_or_id: claimed.username,
      mint_id: await mintAt(api, item.launcher_coin.spent_block_index),
      token_id: 'xch',
      handle: 'somebody',
      discord_id: '1234567890',
      slug: garden.slug,
      address: product.world.creators[0]?.address ?? '',
      did: claimed.did,
      holder,
    }
  }

  const pathOf = (path: string) =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const owner = path.endsWith('held-collections') ? 'holder' : 'did'
      const key = name !== 'id_hex' ? name : path.startsWith('/address') ? 'address' : owner
      return encodeURIComponent(places[key] ?? '')
    })

  const NEEDED: Readonly<Record<string, string>> = {
    '/address/{id_hex}/nfts': '?type=owned',
    '/profile/{id_hex}/nfts': '?type=created&include_metadata=true',
    '/collections': '?interval=all&include_zero_volume=true&include_floor_price=true',
    '/collections/{collection_id}/nfts': '?include_metadata=true&include_uris=true',
    '/profile': '?interval=all',
    '/profile/{username_or_id}': '?include_counts=true',
    '/profile/{id_hex}/collections': '?include_latest_metadata=true',
  }
  const SEARCHED: Readonly<Record<string, () => string>> = {
    '/search': () => places.name ?? '',
    '/search/nfts': () => places.name ?? '',
    '/search/collections': () => places.collection ?? '',
    '/search/profiles': () => 'ada',
    '/search/addresses': () => places.address ?? '',
  }
  const REDIRECTED = ['/nfts/{launcher_bech32}/thumbnail', '/nfts/{launcher_bech32}/original']

  it.each(operations.filter(({ method }) => method === 'GET'))('GET $path', async (operation) => {
    const { path, output } = operation
    const query = SEARCHED[path]
    const extra = query ? `?query=${encodeURIComponent(query())}` : (NEEDED[path] ?? '')
    const isOffer = path.startsWith('/offers/')
    const filled = isOffer ? path.replace('{offer_id}', world.offers.listings[0] ?? '') : pathOf(path)
    const response = await get(filled + extra)
    const document = stored?.operations.find((one) => keyOf(one) === keyOf(operation))
    if (REDIRECTED.includes(path)) {
      expect(response.status).toBe(307)
      expect((await fetch(response.headers.get('location') ?? '')).status).toBe(200)
      return
    }
    expect([path, response.status]).toEqual([path, 200])
    if (path.endsWith('/license')) {
      expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
      expect((await response.text()).length).toBeGreaterThan(0)
      return
    }
    const body: unknown = await response.json()
    output.parse(body)
    if (document) expect(stored?.faults(document, '200', body)).toEqual([])
    // An empty list would prove nothing.
    const list = Array.isArray(body)
      ? body
      : z.object({ items: z.array(z.unknown()) }).safeParse(body).data?.items
    if (list && !path.includes('discord')) expect(list.length).toBeGreaterThan(0)
  })

  it('leaves out no key that the document names', async () => {
    if (!stored) return
    const page = z.object({ items: z.array(z.record(z.string(), z.unknown())) })
    const flat = page.parse(await json(pathOf('/collections/{collection_id}/nfts'))).items[0] ?? {}
    for (const key of ['metadata', 'data_uris', 'metadata_uris', 'owner_id', 'price', 'token_code'])
      expect([key, Object.hasOwn(flat, key)]).toEqual([key, true])
  })

  it('takes both forms of every id, and percent-encoded DIDs', async () => {
    const did = parseHex32(places.did ?? '')
    const nft = items.parse(await json(pathOf('/collections/{collection_id}/nfts'))).items[0]
    const id = parseHex32(nft?.id ?? '')
    if (!did || !id) throw new Error('no ids')
    const both = async (a: string, b: string) => expect(await json(a)).toEqual(await json(b))
    await both(`/profile/${did}`, `/profile/${encodeURIComponent(formatDid(did))}`)
    await both(
      `/profile/${did}/nfts?type=created`,
      `/profile/${encodeURIComponent(formatDid(did))}/nfts?type=created`,
    )
    await both(`/nfts/${id}`, `/nfts/${formatNftId(id)}`)
    const hash = z.object({ id: z.string() }).parse(await json(`/address/${places.address}`)).id
    const puzzleHash = parseHex32(hash)
    if (!puzzleHash) throw new Error('no hash')
    await both(`/address/${hash}`, `/address/${formatAddress(puzzleHash, 'txch')}`)
    await both(`/events?address_id=${hash}`, `/events?address_id=${formatAddress(puzzleHash, 'txch')}`)
    await both(`/events?owner_id=${did}`, `/events?owner_id=${encodeURIComponent(formatDid(did))}`)
    await both(`/profile/${places.username_or_id}`, `/profile/${did}`)
    await both(`/profile/ADA`, `/profile/${did}`)
  })

  it('sends on, and passes over parameters it does not know', async () => {
    const gardens = await get('/gardens?size=1')
    expect([gardens.status, gardens.headers.get('location')]).toEqual([307, '/gardens/?size=1'])
    const plain = await json('/events?size=3')
    expect(await json('/events?size=3&limit=7&cursor=a&sort=b&verified=true')).toEqual(plain)
  })
})
