import { type ApiClient, ApiError, call } from '@chiaroscuro/api-client'
import {
  type CollectionInput,
  claimProfile,
  getCollection,
  getMe,
  listCollections,
  listMyCollections,
  listNfts,
  makeChallenge,
  updateCollection,
  updateProfile,
} from '@chiaroscuro/contract/operation'
import { collectionDetail, ownCollection, ownCollections } from '@chiaroscuro/contract/schema'
import { type Actor, signText } from '@chiaroscuro/dev-world'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { asHex32, formatDid } from '@chiaroscuro/domain/id'
import { SIGNING_MODES } from '@chiaroscuro/domain/signature'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Product, startProduct } from './product/product.js'
import { clientWith, startTestPool, type TestPool } from './product/signed-in.js'
import { type DidPlace, didOf, transferDid } from './product/transfer-did.js'
import { until } from './product/until.js'
import { publicMarks } from './public-marks.js'
import { databases } from './test-database.js'

// Skipped where the native package has no build: there is no chain to claim on then.
describe.skipIf(!isDevnetSupported()).each(databases)('collections of one’s own on $name', ({ url }) => {
  let pool: TestPool
  let product: Product
  let creator: Actor
  let other: Actor
  let did: DidPlace
  let ann: ApiClient
  let ben: ApiClient
  let mine: string
  let theirs: string

  beforeAll(async () => {
    pool = await startTestPool()
    product = await startProduct('basic', url, (config) => ({ ...config, identity: pool }))
    const [first, second] = product.world.creators
    if (!first || !second) throw new Error('too small a cast')
    creator = first
    other = second
    did = await didOf(product.world, creator)
    ann = clientWith(product.url, pool.token('ann'))
    ben = clientWith(product.url, pool.token('ben'))
    await product.settled(1)
    await claim(ann, did, creator)
    const theirDid = await didOf(product.world, other)
    await claim(ben, theirDid, other)
    const { items } = await call(product.client, listCollections, { size: 50 })
    const of = (place: DidPlace) => items.find((one) => one.creator?.id === place.launcherId)?.id ?? ''
    mine = of(did)
    theirs = of(theirDid)
  })
  afterAll(async () => {
    await product?.close()
    pool?.close()
  })

  async function claim(client: ApiClient, place: DidPlace, actor: Actor): Promise<void> {
    const profile_id = formatDid(asHex32(place.launcherId))
    const challenge = await call(client, makeChallenge, { profile_id, challenge: { action: 'claim' } })
    const { signing_mode: _, ...signed } = signText(actor.key, challenge.message, 'CHIP-0002_')
    const mode = { challenge_id: challenge.id, signing_mode: SIGNING_MODES[0] }
    await call(client, claimProfile, { profile_id, claim: { ...signed, ...mode } })
  }
  const say = (client: ApiClient, collection_id: string, collection: CollectionInput) =>
    call(client, updateCollection, { collection_id, collection })
  const shown = async (collection_id = mine) =>
    collectionDetail.parse(await call(product.client, getCollection, { collection_id }))

  async function refusal(work: Promise<unknown>) {
    const error: unknown = await work.then(
      () => new Error('it was not refused'),
      (refused: unknown) => refused,
    )
    if (!(error instanceof ApiError)) throw error
    return { status: error.status, code: error.code, cause: error.cause }
  }

  it('are those minted with a claimed DID, and nobody else speaks for them', async () => {
    const { collections } = ownCollections.parse(await call(ann, listMyCollections, {}))
    expect(collections.map(({ creator: by }) => by?.id)).toEqual(collections.map(() => did.launcherId))
    expect(collections.map(({ id }) => id)).toContain(mine)
    for (const client of [ben, clientWith(product.url, pool.token('eve'))])
      expect(await refusal(say(client, mine, { description: 'Mine' }))).toMatchObject({ status: 403 })
    expect((await refusal(say(product.client, mine, {}))).status).toBe(401)
    expect((await shown()).is_said).toBe(false)
  })

  it('say what their makers say: words, links, a banner of their own works, whether they are sensitive', async () => {
    const before = await shown()
    const { items } = await call(product.client, listNfts, { collection_id: mine, size: 1 })
    const words = {
      handle: 'Paper-Moons',
      description: 'Cut by hand.\nNothing is printed.',
      banner_nft_id: items[0]?.encoded_id ?? '',
      website: 'https://moons.example/',
      twitter: '@moons',
      discord: 'https://discord.gg/moons',
      sensitive: true,
    }
    ownCollection.parse(await say(ann, mine, words))
    const after = await shown()
    expect(after).toMatchObject({
      handle: 'Paper-Moons',
      is_said: true,
      description: words.description,
      sensitive_content: true,
      links: { website: words.website, twitter: 'https://x.com/moons', discord: words.discord },
    })
    const picture = items[0]?.thumbnail_uri?.replace('_512', '_1024')
    expect(after.banner_uri).toBe(picture)
    const { items: listed } = await call(product.client, listCollections, { size: 50 })
    expect(listed.find(({ id }) => id === mine)).toMatchObject({
      sensitive_content: true,
      banner_uri: picture,
    })
    expect(await publicMarks(product.url, mine)).toEqual(Array(3).fill([true, false]))

    await say(ann, mine, { description: null, sensitive: false, banner_nft_id: null })
    const later = await shown()
    expect([later.description, later.sensitive_content, later.banner_uri, later.handle]).toEqual([
      before.description,
      false,
      before.banner_uri,
      'Paper-Moons',
    ])
    expect(await publicMarks(product.url, mine)).toEqual(Array(3).fill([false, false]))
  })

  it('are found by their handle, in any case', async () => {
    expect((await shown('paper-moons')).id).toBe(mine)
    expect((await refusal(shown('paper-suns'))).status).toBe(404)
  })

  it.each([
    ['paper-moons', 'taken', 'Paper-Moons'],
    ['Paper-Мoons', 'scripts', null],
    ['Paper-M0ons', 'resembles', 'Paper-Moons'],
    ['ab', 'form', null],
    ['admin', 'reserved', 'admin'],
  ])('with the handle %s are refused as %s of %s', async (handle, reason, resembles) => {
    const refused = await refusal(say(ben, theirs, { handle }))
    expect(refused).toMatchObject({
      status: 409,
      code: 'NameRefused',
      cause: { body: { reason, resembles } },
    })
  })

  it('cannot take a name that another person goes by', async () => {
    const profile_id = formatDid(asHex32(did.launcherId))
    await call(ann, updateProfile, { profile_id, profile: { username: 'Luna' } })
    expect(await refusal(say(ben, theirs, { handle: 'LUNA' }))).toMatchObject({
      code: 'NameRefused',
      cause: { body: { reason: 'taken', resembles: 'Luna' } },
    })
    expect((await say(ann, mine, { handle: 'luna' })).handle).toBe('luna')
    const bens = (await call(ben, getMe, {})).profiles[0]?.encoded_id ?? ''
    await call(ann, updateProfile, { profile_id, profile: { username: null } })
    const asked = call(ben, updateProfile, { profile_id: bens, profile: { username: 'Iuna' } })
    expect(await refusal(asked)).toMatchObject({
      code: 'NameRefused',
      cause: { body: { reason: 'resembles', resembles: 'luna' } },
    })
  })

  it.each([
    ['a website without TLS', { website: 'http://moons.example/' }],
    ['what only looks like Discord', { discord: 'https://discord.gg.evil.example/x' }],
    ['a path for a name', { twitter: 'moons/../evil' }],
    ['too many words', { description: 'x'.repeat(1001) }],
    ['words that turn around', { description: 'turned \u202e around' }],
  ])('refuse %s', async (_, words) => {
    expect((await refusal(say(ann, mine, words))).status).toBe(422)
  })

  it('refuse a banner that is no work of theirs', async () => {
    const { items } = await call(product.client, listNfts, { collection_id: theirs, size: 1 })
    expect(await refusal(say(ann, mine, { banner_nft_id: items[0]?.encoded_id ?? '' }))).toMatchObject({
      code: 'NotOwned',
    })
  })

  it('say nothing more once their DID has moved, nor does its next holder inherit the words', async () => {
    await say(ann, mine, { description: 'Before the sale' })
    await transferDid(product.world, did, creator, Buffer.from(other.address, 'hex'))
    await until('the words are silent', async () => ((await shown()).is_said ? undefined : true))
    expect((await shown()).handle).toBeNull()
    expect((await refusal(shown('luna'))).status).toBe(404)
    expect((await refusal(say(ann, mine, { description: 'Still mine' }))).status).toBe(403)
    await claim(ben, did, other)
    expect((await shown()).is_said).toBe(false)
    await say(ben, mine, { website: 'https://ben.example/' })
    const now = await shown()
    expect([now.is_said, now.links.website, now.handle]).toEqual([true, 'https://ben.example/', null])
    expect(now.description).not.toBe('Before the sale')
  })
})
