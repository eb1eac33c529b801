import { type ApiClient, ApiError, call } from '@chiaroscuro/api-client'
import {
  type Challenge,
  claimProfile,
  getAddress,
  getMe,
  getProfile,
  listEvents,
  listNfts,
  makeChallenge,
  type ProfileDetail,
  type ProfileInput,
  search,
  updateProfile,
} from '@chiaroscuro/contract/operation'
import { challenge as challengeSchema, me as meSchema, profileDetail } from '@chiaroscuro/contract/schema'
import { type Actor, type SigningModeEnd, signText } from '@chiaroscuro/dev-world'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { asHex32, formatDid } from '@chiaroscuro/domain/id'
import { SIGNING_MODES, signerPuzzleHash } from '@chiaroscuro/domain/signature'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Product, startProduct } from './product/product.js'
import { clientWith, startTestPool, type TestPool } from './product/signed-in.js'
import { type DidPlace, didOf, transferDid } from './product/transfer-did.js'
import { until } from './product/until.js'
import { databases } from './test-database.js'

// Skipped where the native package has no build: there is no chain to claim on then.
describe.skipIf(!isDevnetSupported()).each(databases)('people on $name', ({ url }) => {
  let pool: TestPool
  let product: Product
  let creator: Actor
  let other: Actor
  let collector: Actor
  let did: DidPlace
  let ann: ApiClient
  let ben: ApiClient

  beforeAll(async () => {
    pool = await startTestPool()
    product = await startProduct('basic', url, (config) => ({ ...config, identity: pool }))
    const { creators, collectors } = product.world
    const [first, second] = creators
    const [one] = collectors
    if (!first || !second || !one) throw new Error('too small a cast')
    creator = first
    other = second
    collector = one
    did = await didOf(product.world, creator)
    ann = clientWith(product.url, pool.token('ann'))
    ben = clientWith(product.url, pool.token('ben'))
    await product.settled(1)
  })
  afterAll(async () => {
    await product?.close()
    pool?.close()
  })

  const profileId = (place: DidPlace) => formatDid(asHex32(place.launcherId))
  const ask = (client: ApiClient, place: DidPlace): Promise<Challenge> =>
    call(client, makeChallenge, { profile_id: profileId(place), challenge: { action: 'claim' } })

  function answer(
    client: ApiClient,
    place: DidPlace,
    challenge: Pick<Challenge, 'id'>,
    signed: ReturnType<typeof signText>,
  ): Promise<ProfileDetail> {
    // The contract names the five modes; wallets send text.
    const mode = SIGNING_MODES.find((one) => one === signed.signing_mode)
    return call(client, claimProfile, {
      profile_id: profileId(place),
      claim: { challenge_id: challenge.id, ...signed, signing_mode: mode },
    })
  }

  async function claim(
    client: ApiClient,
    place: DidPlace,
    key: Actor['key'],
    mode: SigningModeEnd = 'CHIP-0002_',
  ): Promise<ProfileDetail> {
    const challenge = await ask(client, place)
    return answer(client, place, challenge, signText(key, challenge.message, mode))
  }

  const say = (client: ApiClient, place: DidPlace, profile: ProfileInput) =>
    call(client, updateProfile, { profile_id: profileId(place), profile })

  async function refusal(work: Promise<unknown>): Promise<{ status: number; body: unknown }> {
    const error: unknown = await work.then(
      () => new Error('it was not refused'),
      (refused: unknown) => refused,
    )
    if (!(error instanceof ApiError)) throw error
    return { status: error.status, body: error.detail }
  }

  it('are asked to sign words that name everything they are good for', async () => {
    const challenge = challengeSchema.parse(await ask(ann, did))
    for (const word of ['localhost:8800', profileId(did), 'ann', 'devnet', 'claim this profile'])
      expect(challenge.message).toContain(word)
    expect(challenge.message).toContain(challenge.expires_at.slice(0, 19))
    expect(challenge.address.id).toBe(creator.address)
    expect(challenge.message).not.toMatch(/^(0x)?[0-9a-f]*$/i)
    expect((await ask(ann, did)).message).not.toBe(challenge.message)
  })

  it.each(['CHIP-0002_', 'CHIP-0002_HEX', 'utf8input_', 'hexinput_'] as const)(
    'claim a profile by a signature of mode %s',
    async (mode) => {
      const shown = profileDetail.parse(await claim(ann, did, creator.key, mode))
      expect(shown).toMatchObject({ id: did.launcherId, verification_state: 1 })
      expect(shown.claimed_at).not.toBeNull()
    },
  )

  it('claim a profile of theirs and no other', async () => {
    const theirs = await didOf(product.world, other)
    const sign = (key: Actor['key'], text: string) => signText(key, text)
    const wrong: Record<string, () => Promise<unknown>> = {
      'by another’s key': () => claim(ben, did, other.key),
      'by words a little different': async () => {
        const challenge = await ask(ben, did)
        return answer(ben, did, challenge, sign(creator.key, `${challenge.message} `))
      },
      'by another mode’s signature': async () => {
        const challenge = await ask(ben, did)
        const signed = signText(creator.key, challenge.message, 'utf8input_')
        return answer(ben, did, challenge, { ...signed, signing_mode: SIGNING_MODES[0] })
      },
      'by another person’s challenge': async () => {
        const challenge = await ask(ann, did)
        return answer(ben, did, challenge, sign(creator.key, challenge.message))
      },
      'by another profile’s challenge': async () => {
        const challenge = await ask(ben, theirs)
        return answer(ben, did, challenge, sign(creator.key, challenge.message))
      },
      'by a challenge they made up': () =>
        answer(ben, did, { id: 'A'.repeat(24) }, sign(creator.key, 'claim this profile')),
      'by one they replaced': async () => {
        const challenge = await ask(ben, did)
        await ask(ben, did)
        return answer(ben, did, challenge, sign(creator.key, challenge.message))
      },
      'by the delegated mode, which proves another address': () =>
        claim(ben, did, creator.key, 'CHIP-0002_P2_DELEGATED_PUZZLE'),
    }
    for (const [kind, attempt] of Object.entries(wrong))
      expect([kind, (await refusal(attempt())).status]).toEqual([kind, 400])
    expect((await call(ben, getMe, {})).profiles).toEqual([])
    expect((await call(ann, getMe, {})).profiles.map(({ id }) => id)).toEqual([did.launcherId])
  })

  it('use a challenge once, whatever came of it', async () => {
    const challenge = await ask(ann, did)
    const wrong = signText(other.key, challenge.message)
    const right = signText(creator.key, challenge.message)
    expect((await refusal(answer(ann, did, challenge, wrong))).status).toBe(400)
    expect((await refusal(answer(ann, did, challenge, right))).status).toBe(400)
    const next = await ask(ann, did)
    const signed = signText(creator.key, next.message)
    const both = await Promise.allSettled([answer(ann, did, next, signed), answer(ann, did, next, signed)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('are asked who they are', async () => {
    const nobody = product.client
    expect((await refusal(ask(nobody, did))).status).toBe(401)
    expect((await refusal(say(nobody, did, { name: 'x' }))).status).toBe(401)
    expect((await refusal(say(ben, did, { name: 'x' }))).status).toBe(403)
    const unknown = { ...did, launcherId: '12'.repeat(32) }
    expect((await refusal(ask(ann, unknown))).status).toBe(404)
  })

  it('say who they are, and every page says so', async () => {
    const held = product.world.holdings().find(({ owner }) => owner.address === creator.address)
      ?.nft.launcherId
    if (!held) throw new Error('nothing is held')
    const shown = await say(ann, did, {
      username: 'Ann_Draws',
      name: 'Ann Draws',
      bio: 'Paper,\nscissors.',
      website: 'https://example.org/ann',
      twitter_handle: '@anndraws',
      avatar_nft_id: held,
      header_nft_id: held,
    })
    expect(shown).toMatchObject({
      username: 'Ann_Draws',
      name: 'Ann Draws',
      bio: 'Paper,\nscissors.',
      website: 'https://example.org/ann',
      twitter_handle: 'anndraws',
    })
    expect(shown.avatar_uri).toMatch(/_200\.webp$/)
    expect(shown.header_uri).toMatch(/_1024\.webp$/)
    const { items } = await call(ann, listNfts, { size: 100 })
    expect(items.find(({ creator_id: by }) => by === did.launcherId)).toMatchObject({
      creator_name: 'Ann Draws',
      creator_verification_state: 1,
      creator_avatar_uri: shown.avatar_uri,
    })
    for (const id of ['ann_draws', 'ANN_DRAWS', profileId(did), did.launcherId])
      expect((await call(product.client, getProfile, { profile_id: id })).id).toBe(did.launcherId)
    const { items: events } = await call(ann, listEvents, { type: 0, size: 20 })
    expect(events.some(({ creator: by }) => by?.name === 'Ann Draws')).toBe(true)
    expect((await call(ann, search, { query: 'ann_dr' })).profiles.map(({ id }) => id)).toEqual([
      did.launcherId,
    ])
    const address = await call(ann, getAddress, { address_id: creator.address })
    expect(address.associated_profiles.map(({ name }) => name)).toEqual(['Ann Draws'])
    meSchema.parse(await call(ann, getMe, {}))
  })

  it('take back what they said, and leave what they did not mention', async () => {
    expect(await say(ann, did, { bio: null, website: '' })).toMatchObject({
      username: 'Ann_Draws',
      bio: null,
      website: null,
    })
  })

  it('cannot take a name that is, or looks like, another’s', async () => {
    const theirs = await didOf(product.world, other)
    await claim(ben, theirs, other.key)
    for (const username of ['ann_draws', 'ANN_DRAWS', 'ɑnn_draws', 'Аnn_Draws', 'admin', 'l0gin', 'x', 'a b'])
      expect([username, (await refusal(say(ben, theirs, { username }))).status]).toEqual([username, 409])
    expect((await say(ben, theirs, { username: 'ben' })).username).toBe('ben')
    const answers = await Promise.allSettled([
      say(ben, theirs, { username: 'rnoon' }),
      say(ann, did, { username: 'moon' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await say(ann, did, { username: 'Ann_Draws' })
    await say(ben, theirs, { username: 'ben' })
  })

  it('cannot show what is not theirs', async () => {
    const theirs = product.world.holdings().find(({ owner }) => owner.address !== creator.address)
    for (const id of [theirs?.nft.launcherId ?? '', '12'.repeat(32), 'nft1x', ''])
      expect((await refusal(say(ann, did, { avatar_nft_id: id }))).status).toBe(409)
  })

  it('are shown without a picture once it moved on', async () => {
    const held = product.world.holdings().find(({ owner }) => owner.address === creator.address)
      ?.nft.launcherId
    if (!held) throw new Error('nothing is held')
    await say(ann, did, { avatar_nft_id: held })
    const before = product.world.devnet.peak.height
    await product.world.transfer(held, collector)
    const shown = () => call(product.client, getProfile, { profile_id: profileId(did) })
    await until('the picture stays', async () => ((await shown()).avatar_uri === null ? true : undefined))
    await product.world.reorg(before, false)
    await until('the picture does not come back', async () =>
      (await shown()).avatar_uri === null ? undefined : true,
    )
  })

  it('lose a profile that moved to somebody else, and have it back when the move is undone', async () => {
    const { world } = product
    const shown = () => call(product.client, getProfile, { profile_id: profileId(did) })
    const before = world.devnet.peak.height
    const place = await didOf(world, creator)
    await transferDid(world, place, creator, collector.key.puzzleHash)
    await until('the claim still stands', async () => ((await shown()).name === null ? true : undefined))
    const silent = await shown()
    expect(silent).toMatchObject({ username: null, verification_state: 0, claimed_at: null })
    expect(silent.owner_address?.id).toBe(collector.address)
    expect((await refusal(say(ann, did, { name: 'Still me' }))).status).toBe(403)
    expect((await refusal(call(ann, getProfile, { profile_id: 'ann_draws' }))).status).toBe(404)
    expect((await refusal(claim(ann, did, creator.key))).status).toBe(400)
    // Nobody else takes the name meanwhile.
    const theirs = await didOf(world, other)
    expect((await refusal(say(ben, theirs, { username: 'ann_draws' }))).status).toBe(409)

    await world.reorg(before, false)
    await until('the claim does not stand again', async () =>
      (await shown()).name === 'Ann Draws' ? true : undefined,
    )
    expect((await call(product.client, getProfile, { profile_id: 'ann_draws' })).verification_state).toBe(1)
  })

  it('begin with nothing said where another had the profile before', async () => {
    const { world } = product
    const cat = clientWith(product.url, pool.token('cat'))
    await transferDid(world, await didOf(world, creator), creator, collector.key.puzzleHash)
    await until('the DID has not moved', async () => {
      const { address } = await ask(cat, did)
      return address.id === collector.address ? true : undefined
    })
    const shown = await claim(cat, did, collector.key)
    expect(shown).toMatchObject({ verification_state: 1, username: null, name: null, avatar_uri: null })
    expect((await call(ann, getMe, {})).profiles).toEqual([])
    const theirs = await didOf(world, other)
    expect((await say(ben, theirs, { username: 'Ann_Draws' })).username).toBe('Ann_Draws')
  })

  it('claim a profile held by a card’s plain key, in the delegated mode', async () => {
    const { world } = product
    const publicKey = Buffer.from(collector.key.publicKey.toBytes()).toString('hex')
    const hash = signerPuzzleHash(publicKey, SIGNING_MODES[4])
    const place = await didOf(world, other)
    await transferDid(world, place, other, Buffer.from(hash ?? '', 'hex'))
    const cat = clientWith(product.url, pool.token('cat'))
    await until('the DID has not moved', async () =>
      (await ask(cat, place)).address.id === hash ? true : undefined,
    )
    expect((await refusal(claim(cat, place, collector.key))).status).toBe(400)
    const shown = await claim(cat, place, collector.key, 'CHIP-0002_P2_DELEGATED_PUZZLE')
    expect(shown.verification_state).toBe(1)
  })
})
