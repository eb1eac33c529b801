import { createHash } from 'node:crypto'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { parseHex32 } from '@chiaroscuro/domain/id'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type PublicWorld, startPublicWorld } from './public-world.js'
import { databases } from './test-database.js'

const XCH = 1_000_000_000_000n
const page = z.object({ items: z.array(z.unknown()) })
const item = z.looseObject({
  id: z.string(),
  encoded_id: z.string(),
  name: z.string().nullable(),
  price: z.number().nullable(),
  token_id: z.string().nullable(),
  token_code: z.string().nullable(),
  openrarity_rank: z.string().nullable(),
})
const detailed = z.looseObject({
  data: z.looseObject({ metadata_hash: z.string(), license_hash: z.string() }),
  collection: z.object({ id: z.string() }).loose(),
  encoded_id: z.string(),
})

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported()).each(databases)('clients of the field on $name', ({ url }) => {
  let world: PublicWorld
  let root: string
  let collectionId: string
  let nftId: string
  beforeAll(async () => {
    world = await startPublicWorld(url)
    root = world.api.url
    const listed = detailed.parse(await (await fetch(`${root}/nfts/${world.listed}`)).json())
    collectionId = listed.collection.id
    nftId = listed.encoded_id
  })
  afterAll(() => world?.close())

  const json = async (path: string): Promise<unknown> => (await fetch(root + path)).json()
  const list = async (path: string): Promise<z.infer<typeof page>> => page.parse(await json(path))

  describe('publish', () => {
    const publish = (body: string) =>
      fetch(`${root}/offer`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const known = z.object({ offer: z.looseObject({ id: z.string() }), detail: z.string().optional() })

    it('and read the id from 200 and from 400 alike', async () => {
      const { world: market } = world.product
      const [mine] = market.holdings().filter(({ owner }) => owner === market.creators[1])
      const offer = market.list(mine?.nft.launcherId ?? '', { amount: 5n * XCH })
      const first = await publish(JSON.stringify({ offer }))
      const again = await publish(JSON.stringify({ offer }))
      expect([first.status, again.status]).toEqual([200, 400])
      const shown = known.parse(await first.json())
      const repeated = known.parse(await again.json())
      expect(repeated).toEqual({ ...shown, detail: expect.any(String) })
      expect(await json(`/offers/${shown.offer.id}/bech32`)).toBe(offer)
      expect(await json(`/offers/${shown.offer.id}`)).toEqual(shown.offer)
      expect(shown.offer).toMatchObject({ xch_price: 5, side: 1, status: 0, requested: { xch: 5e12 } })
    })

    it('and are told why not', async () => {
      const short = await publish(JSON.stringify({ offer: `${world.offerText.slice(0, -3)}` }))
      expect([short.status, await short.json()]).toEqual([400, { detail: expect.stringMatching(/checksum/) }])
      for (const body of ['{}', 'null', '{"offer":1}', '{"offer":""}', 'no json', '[]']) {
        const refused = await publish(body)
        expect([body, refused.status]).toEqual([body, 422])
        expect(await refused.json()).toMatchObject({
          detail: [{ loc: ['body', ...(body.startsWith('{') ? ['offer'] : [])] }],
        })
      }
    })

    it('and find the item by its offer', async () => {
      const id = world.offers.listings[0]
      expect(await json(`/offers/${id}`)).toMatchObject({ id, nft_id: world.listed, offered: { [nftId]: 1 } })
      const shown = z.object({ nft_id: z.string() }).parse(await json(`/offers/${id}`))
      expect(await json(`/nfts/${shown.nft_id}/metadata`)).toMatchObject({ format: 'CHIP-0007' })
    })
  })

  it('find what is for sale, the cheapest first, and against which token', async () => {
    const forXch = (await list(`/collections/${collectionId}/nfts/by_offers?require_price=true`)).items
    expect(forXch.map((one) => item.parse(one).price)).toEqual([1.5, 3])
    expect(forXch[0]).toMatchObject({ token_id: 'xch', token_code: 'XCH' })
    const token = world.product.world.tokens[0]?.id ?? ''
    const forToken = (await list(`/collections/${collectionId}/nfts/by_offers?token_id=${token}`)).items
    expect(forToken).toMatchObject([{ token_id: token, price: 2.5 }])
    const newest = (await list(`/collections/${collectionId}/nfts/by_offers?sort_by=-created_at`)).items
    expect(newest.map((one) => item.parse(one).price)).toEqual([1.5, 3])
    const priced = (await list(`/collections/${collectionId}/nfts?require_price=true`)).items
    expect(priced).toHaveLength(3)
  })

  it('get the bytes that the chain promises', async () => {
    const { data } = detailed.parse(await json(`/nfts/${nftId}`))
    for (const [file, hash, type] of [
      ['metadata', data.metadata_hash, /^application\/json/],
      ['license', data.license_hash, /^text\/plain/],
    ] as const) {
      const response = await fetch(`${root}/nfts/${nftId}/${file}`)
      const bytes = Buffer.from(await response.arrayBuffer())
      expect([file, createHash('sha256').update(bytes).digest('hex')]).toEqual([file, hash])
      expect(response.headers.get('content-type')).toMatch(type)
      expect(response.headers.get('content-security-policy')).toContain('sandbox')
    }
  })

  it('see profiles that nobody claimed as such', async () => {
    const { holder } = world
    expect(await json(`/profile/${holder}`)).toMatchObject({
      id: holder,
      verification_state: 0,
      username: null,
      name: null,
      owned_nfts_count: null,
    })
    expect(await json(`/profile/${holder}?include_counts=true`)).toMatchObject({ owned_nfts_count: 1 })
  })

  it('see no mail address, and profiles by id', async () => {
    const { did, username } = world.claimed
    const response = await fetch(`${root}/profiles_by_id`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([did, 'ab'.repeat(32), 'nonsense', did]),
    })
    expect(await response.json()).toMatchObject([{ id: did, username, verification_state: 1 }])
    expect(JSON.stringify(await json('/profile?include_zero_volume=true'))).not.toContain('@')
  })

  it.each([
    [`/profile/${'ab'.repeat(32)}`, 404, { detail: 'Unknown profile.' }],
    ['/profile/nobody', 404, { detail: 'Unknown profile.' }],
    ['/nfts/nft1nothing', 404, { detail: 'Unknown NFT.' }],
    [`/nfts/${'ab'.repeat(32)}/thumbnail`, 404, { detail: 'Unknown NFT.' }],
    ['/gardens/none', 404, { detail: 'Unknown garden.' }],
    ['/nope', 404, { detail: 'Not Found' }],
    ['/nfts?collection_id=x', 404, { detail: 'Not Found' }],
    ['/events?size=200', 422, { detail: [{ loc: ['query', 'size'], type: 'value_error.number.not_le' }] }],
    ['/events?size=0', 422, { detail: [{ loc: ['query', 'size'] }] }],
    ['/events?type=9', 422, { detail: [{ loc: ['query', 'type', 0] }] }],
    ['/events?page=2', 422, { detail: [{ loc: ['query', 'page'] }] }],
    ['/collections?interval=14', 422, { detail: [{ loc: ['query', 'interval'] }] }],
    [
      '/search',
      422,
      { detail: [{ loc: ['query', 'query'], msg: 'field required', type: 'value_error.missing' }] },
    ],
    [
      `/address/${'ab'.repeat(32)}/nfts`,
      422,
      { detail: [{ loc: ['query', 'type'], type: 'value_error.missing' }] },
    ],
    [`/address/${'ab'.repeat(32)}/nfts?type=lost`, 422, { detail: [{ loc: ['query', 'type'] }] }],
    [`/nfts/${'ab'.repeat(32)}/events/first`, 422, { detail: [{ loc: ['path', 'event_index'] }] }],
    ['/xchandles/nobody', 200, { status: 'unknown' }],
  ])('are told of %s as they know it', async (path, status, body) => {
    const response = await fetch(root + path)
    expect([response.status, await response.json()]).toEqual([status, expect.objectContaining(loose(body))])
  })

  it('verify what a wallet signed, and whose address that is', async () => {
    const [creator, other] = world.product.world.creators
    if (!creator || !other) throw new Error('nobody to sign')
    const text = 'Verify ownership'
    const sign = (bytes: Uint8Array) =>
      Buffer.from(creator.key.secretKey.sign(bytes).toBytes()).toString('hex')
    const pubkey = creator.key.publicKey.toBytes().toString('hex')
    const asked = { message: text, pubkey, address: creator.address }
    const verify = async (body: object) => {
      const response = await fetch(`${root}/address/verify_signature`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return [response.status, await response.json()]
    }
    const signature = sign(signedTree(text))
    const wallet = { ...asked, signature, signing_mode: `${SUITE}CHIP-0002_` }
    expect(await verify(wallet)).toEqual([200, { verified: true }])
    expect(await verify({ ...asked, signature })).toEqual([200, { verified: true }])
    const plain = { ...asked, signature: sign(Buffer.from(text)), signing_mode: `${SUITE}utf8input_` }
    expect(await verify(plain)).toEqual([200, { verified: true }])
    expect(await verify({ ...wallet, address: other.address })).toEqual([200, { verified: false }])
    expect(await verify({ ...wallet, message: 'Verify  ownership' })).toEqual([200, { verified: false }])
    expect(await verify({ ...wallet, signature: 'ab' })).toEqual([200, { verified: false }])
    expect((await verify({ ...wallet, signing_mode: 'none' }))[0]).toBe(422)
  })

  it('cannot mint yet', async () => {
    const response = await fetch(`${root}/mint/dynamic`, { method: 'POST', body: '{}' })
    expect([response.status, await response.json()]).toEqual([
      403,
      { detail: 'The minting API is not enabled' },
    ])
  })

  it('take snapshots', async () => {
    const ids = z
      .array(item.pick({ encoded_id: true, name: true }))
      .parse(await json(`/collections/${collectionId}/nfts/ids`))
    const all = await list(`/collections/${collectionId}/nfts?size=100`)
    expect(ids.map((one) => one.encoded_id).sort()).toEqual(
      all.items.map((one) => item.parse(one).encoded_id).sort(),
    )
    const owners = z
      .array(z.object({ owner_address_encoded_id: z.string().nullable(), nft_count: z.number() }).loose())
      .parse(await json(`/collections/${collectionId}/owners`))
    const each = z.array(z.looseObject({ owner_address_encoded_id: z.string() }))
    const living = each.parse(await json(`/collections/${collectionId}/nfts/owners`))
    expect(owners.reduce((sum, { nft_count }) => sum + nft_count, 0)).toBe(living.length)
    const first = owners[0]
    expect(
      living.filter((one) => one.owner_address_encoded_id === first?.owner_address_encoded_id),
    ).toHaveLength(first?.nft_count ?? -1)
    const profiles = z.array(z.looseObject({ owner_id: z.string().nullable() }))
    const forced = profiles.parse(await json(`/collections/${collectionId}/owners?force_profile=true`))
    expect(forced.some(({ owner_id }) => owner_id !== null && parseHex32(owner_id))).toBe(true)
  })
})

const SUITE = 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_AUG:'

/** sha256tree of ("Chia Signed Message" . text), hash by hash. */
function signedTree(text: string): Buffer {
  const sha256 = (...parts: readonly Uint8Array[]) =>
    createHash('sha256').update(Buffer.concat(parts)).digest()
  const atom = (word: string) => sha256(Uint8Array.of(1), Buffer.from(word))
  return sha256(Uint8Array.of(2), atom('Chia Signed Message'), atom(text))
}

/** The shape with whatever else there is. */
function loose(body: object): object {
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map((one) => expect.objectContaining(one)) : value,
    ]),
  )
}
