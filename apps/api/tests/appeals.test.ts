import { randomUUID } from 'node:crypto'
import { type ApiClient, ApiError, call } from '@chiaroscuro/api-client'
import {
  type AppealEntry,
  answerAppeal,
  claimProfile,
  type FlatNft,
  getAddress,
  getCollection,
  getMe,
  getNft,
  getProfile,
  listAlerts,
  listAppeals,
  listIds,
  listModeration,
  listMyCollections,
  listMyRestrictions,
  listNfts,
  listProfiles,
  listSupporters,
  type ModerationInput,
  makeApiKey,
  makeAppeal,
  makeChallenge,
  moderate,
  saveSupporter,
  search,
  submitOffer,
  updateProfile,
} from '@chiaroscuro/contract/operation'
import * as schemas from '@chiaroscuro/contract/schema'
import { type Actor, signText } from '@chiaroscuro/dev-world'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { asHex32, formatDid } from '@chiaroscuro/domain/id'
import { SIGNING_MODES } from '@chiaroscuro/domain/signature'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Product, startProduct } from './product/product.js'
import { clientWith, startTestPool, type TestPool } from './product/signed-in.js'
import { type DidPlace, didOf } from './product/transfer-did.js'
import { until } from './product/until.js'
import { databases } from './test-database.js'

const REASON = 'It goes by the name of somebody else'
const TEXT = 'I have worked under this name for ten years.\nPlease look again.'

// Skipped where the native package has no build: there is no chain to claim on then.
describe.skipIf(!isDevnetSupported()).each(databases)('profiles, bans and appeals on $name', ({ url }) => {
  let pool: TestPool
  let product: Product
  let creator: Actor
  let did: string
  let ann: ApiClient
  let ben: ApiClient
  let eve: ApiClient
  let ada: ApiClient

  beforeAll(async () => {
    pool = await startTestPool()
    product = await startProduct('basic', url, (config) => ({ ...config, identity: pool }))
    const [first, second] = product.world.creators
    if (!first || !second) throw new Error('too small a cast')
    creator = first
    const [place, other] = [await didOf(product.world, creator), await didOf(product.world, second)]
    did = idOf(place)
    const as = (who: string, more = {}) => clientWith(product.url, pool.token(who, more))
    ann = as('ann', { name: 'Ann Artist' })
    ben = as('ben')
    eve = as('eve')
    ada = as('ada', { 'cognito:groups': ['admin'], name: 'Ada Admin' })
    await product.settled(1)
    await claim(ann, did, creator)
    await claim(ben, idOf(other), second)
    await call(ann, updateProfile, {
      profile_id: did,
      profile: {
        username: 'Tide-Maker',
        name: 'Tide Maker',
        bio: 'Paper and water.',
        website: 'https://tide.example/',
      },
    })
    await call(ada, saveSupporter, { supporter: { profile_id: did, plan: 'yearly' } })
  })
  afterAll(async () => {
    await product?.close()
    pool?.close()
  })

  const idOf = ({ launcherId }: DidPlace) => formatDid(asHex32(launcherId))
  async function claim(client: ApiClient, profile_id: string, { key }: Actor) {
    const challenge = await call(client, makeChallenge, { profile_id, challenge: { action: 'claim' } })
    const { signing_mode: _, ...signed } = signText(key, challenge.message, 'CHIP-0002_')
    const mode = { challenge_id: challenge.id, signing_mode: SIGNING_MODES[0] }
    return call(client, claimProfile, { profile_id, claim: { ...signed, ...mode } })
  }
  const act = (
    what: ModerationInput['act'],
    target: string,
    kind: ModerationInput['kind'],
    reason = REASON,
  ) => call(ada, moderate, { moderation: { key: randomUUID(), act: what, kind, target, reason } })
  const shown = async (profile_id = did) =>
    schemas.profileDetail.parse(await call(product.client, getProfile, { profile_id }))
  const restrictions = async (client: ApiClient) =>
    schemas.restrictionList.parse(await call(client, listMyRestrictions, {})).restrictions
  const appeal = (client: ApiClient, number: number, text = TEXT, key: string = randomUUID()) =>
    call(client, makeAppeal, { appeal: { key, act: number, text } })
  const answer = (
    appeal_id: number,
    verdict: 'uphold' | 'grant',
    { client = ada, reason = 'We looked again', key = randomUUID() as string } = {},
  ) => call(client, answerAppeal, { appeal_id, verdict: { key, verdict, reason } })
  const inbox = async (page?: string, size = 100) =>
    schemas.appealPage.parse(await call(ada, listAppeals, { size, ...(page ? { page } : {}) }))
  const logged = async (size = 3) =>
    (await call(ada, listModeration, { size })).items.map(({ act: what, kind, by }) => [what, kind, by])
  const refusalOf = async (work: Promise<unknown>) => {
    const error: unknown = await work.then(
      () => undefined,
      (refused: unknown) => refused,
    )
    if (!(error instanceof ApiError)) return error
    const { status, code, cause } = error
    return { status, code, cause }
  }
  const because = (reason: string) => ({ code: 'AppealRefused', cause: { body: { reason } } })

  it('hide a profile from every list, and what it says from everybody but its holder', async () => {
    await act('hide', did, 'profile')
    const hidden = await shown()
    expect(hidden).toMatchObject({
      ...{ username: null, name: null, bio: null, website: null, avatar_uri: null, claimed_at: null },
      ...{ verification_state: 0, untrusted_name: null, social: [] },
    })
    expect(hidden.hidden_since).not.toBeNull()
    expect(JSON.stringify(hidden)).not.toContain(REASON)
    expect(hidden.created_nfts_count).toBeGreaterThan(0)
    expect(await refusalOf(shown('tide-maker'))).toMatchObject({ status: 404 })
    const { id } = hidden
    const { items: ranked } = await call(product.client, listProfiles, { interval: 'all', size: 100 })
    expect(ranked.some((one) => one.id === id)).toBe(false)
    const found = await call(product.client, search, { query: 'Tide Maker' })
    expect(found.profiles).toEqual([])
    expect((await call(product.client, search, { query: id.slice(8, 24) })).profiles).toEqual([])
    expect((await call(product.client, search, { query: did })).profiles).toMatchObject([{ id, name: null }])
    expect((await call(product.client, listSupporters, {})).supporters).toEqual([])
    const { ids } = await call(product.client, listIds, { kind: 'profile' })
    expect(ids.length).toBeGreaterThan(0)
    expect(ids).not.toContain(did)
    const held = await call(product.client, getAddress, { address_id: hidden.owner_address?.id ?? '' })
    expect(held.associated_profiles).toMatchObject([{ id, name: null }])
    // The holder has it still, may mend it, and is told why.
    const [own] = (await call(ann, getMe, {})).profiles
    expect(own).toMatchObject({ name: 'Tide Maker', hidden_since: hidden.hidden_since })
    const changed = await call(ann, updateProfile, { profile_id: did, profile: { bio: 'Paper alone.' } })
    expect(changed.bio).toBe('Paper alone.')
    expect(await restrictions(ann)).toMatchObject([
      {
        what: 'hide',
        kind: 'profile',
        target: id,
        name: 'Tide Maker',
        reason: REASON,
        stands: true,
        appeal: null,
      },
    ])
    expect(await restrictions(ben)).toEqual([])
    // Nobody else has the name meanwhile.
    const bens = (await call(ben, getMe, {})).profiles[0]?.encoded_id ?? ''
    const taking = call(ben, updateProfile, { profile_id: bens, profile: { username: 'Tide-Maker' } })
    expect(await refusalOf(taking)).toMatchObject({ code: 'NameRefused' })
  })

  it('are heard once, from whose it is, in words that can be read', async () => {
    const [hiding] = await restrictions(ann)
    const number = hiding?.act ?? 0
    expect(await refusalOf(appeal(eve, number))).toMatchObject({ status: 404 })
    expect(await refusalOf(appeal(ann, number + 1000))).toMatchObject({ status: 404 })
    for (const text of ['Too short', 'x'.repeat(2001), `${TEXT}\u202e`])
      expect(await refusalOf(appeal(ann, number, text))).toMatchObject({ status: 422 })
    const key = randomUUID()
    const sent = await Promise.all([1, 2, 3].map(() => appeal(ann, number, TEXT, key)))
    expect(new Set(sent.map((one) => one.number)).size).toBe(1)
    expect(schemas.ownAppeal.parse(sent[0])).toMatchObject({ text: TEXT, answer: null })
    expect(await refusalOf(appeal(ann, number, `${TEXT} Now.`, key))).toMatchObject(because('key-used'))
    expect(await refusalOf(appeal(ann, number))).toMatchObject(because('appealed'))
    expect(await logged(1)).toEqual([['appeal', 'profile', 'ann']])
    expect((await inbox()).items).toMatchObject([
      { text: TEXT, by: 'ann', by_name: 'Ann Artist', about: { number }, stands: true, answer: null },
    ])
  })

  it('are granted: what was done is taken back with the answer, and both are on record', async () => {
    const [open] = (await inbox()).items
    const number = open?.number ?? 0
    for (const client of [ann, ben, product.client])
      expect(await refusalOf(answer(number, 'grant', { client }))).toMatchObject({ status: 404 })
    expect(await refusalOf(answer(number + 1000, 'grant'))).toMatchObject({ status: 404 })
    const key = randomUUID()
    const answers = await Promise.all([1, 2].map(() => answer(number, 'grant', { key })))
    expect(schemas.appealEntry.parse(answers[0])).toMatchObject({ stands: false, answer: { granted: true } })
    expect(answers[1]).toEqual(answers[0])
    expect(await refusalOf(answer(number, 'uphold'))).toMatchObject(because('answered'))
    expect(await logged(3)).toEqual([
      ['show', 'profile', 'ada'],
      ['grant', 'profile', 'ada'],
      ['appeal', 'profile', 'ann'],
    ])
    expect(await shown('tide-maker')).toMatchObject({ name: 'Tide Maker', hidden_since: null })
    expect((await call(product.client, listSupporters, {})).supporters).toHaveLength(1)
    expect(await restrictions(ann)).toMatchObject([
      { stands: false, appeal: { answer: { granted: true, reason: 'We looked again' } } },
    ])
  })

  it('are turned down: the act stands, and is not appealed again', async () => {
    const [mine] = (await call(ann, listMyCollections, {})).collections
    const collection_id = mine?.id ?? ''
    await act('hide', collection_id, 'collection', 'A copy of another')
    const [hiding] = await restrictions(ann)
    expect(hiding).toMatchObject({ kind: 'collection', target: collection_id, name: mine?.name })
    const { number } = await appeal(ann, hiding?.act ?? 0)
    const entry = await answer(number, 'uphold', { reason: 'It is the same file' })
    expect(entry).toMatchObject({ stands: true, answer: { granted: false, by: 'ada', by_name: 'Ada Admin' } })
    expect(await refusalOf(appeal(ann, hiding?.act ?? 0))).toMatchObject(because('appealed'))
    expect(await call(product.client, getCollection, { collection_id })).toMatchObject({
      hidden: { reason: 'A copy of another' },
    })
    // Taken back by hand, and hidden again: that is another act.
    await act('show', collection_id, 'collection')
    const again = await act('hide', collection_id, 'collection', 'It was a copy after all')
    const second = await appeal(ann, again.number)
    await act('show', collection_id, 'collection')
    const third = await act('hide', collection_id, 'collection', 'Another reason')
    // Granting what is over takes nothing back that was done since.
    expect(await answer(second.number, 'grant')).toMatchObject({ stands: false, answer: { granted: true } })
    expect((await restrictions(ann)).find(({ act: of }) => of === third.number)).toMatchObject({
      stands: true,
    })
    await act('show', collection_id, 'collection')
    expect(await refusalOf(appeal(ann, third.number))).toMatchObject({ status: 404 })
  })

  it('are answered among the alerts of whoever made them, once each, and nowhere else', async () => {
    const kinds = async (client: ApiClient) =>
      (await call(client, listAlerts, {})).items
        .map(({ kind }) => kind)
        .filter((kind) => /^appeal/.test(kind))
    const told = await until('both answers are told', async () => {
      const found = await kinds(ann)
      return found.length >= 3 ? found : undefined
    })
    expect(told).toEqual(['appeal_granted', 'appeal_upheld', 'appeal_granted'])
    expect(schemas.alertPage.parse(await call(ann, listAlerts, {})).items[0]).toMatchObject({
      ...{ nft: null, offer_id: null, price_mojos: null, retracts: null, read: false },
    })
    for (const client of [ben, ada]) expect(await kinds(client)).toEqual([])
    // Those who listen to everything are told what is numbered after them, and nothing of these.
    const listening = new AbortController()
    const { body } = await fetch(`${product.url}/v2/stream`, {
      headers: { 'last-event-id': '0' },
      signal: listening.signal,
    })
    let heard = ''
    for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      heard += text
      if (heard.includes('"kind":"event"')) break
    }
    listening.abort()
    expect(heard).not.toMatch(/appeal/)
  })

  it('ban whoever goes by another’s name: no claim stands, none is taken, by no other account either', async () => {
    const banned = await act('ban', 'tide-maker', 'person')
    expect(banned).toMatchObject({ kind: 'person', target: 'ann', name: 'Tide Maker' })
    expect(await shown()).toMatchObject({ username: null, name: null, claimed_at: null, hidden_since: null })
    expect((await call(ann, getMe, {})).profiles).toEqual([])
    expect((await call(ann, listMyCollections, {})).collections).toEqual([])
    const naming = call(ann, updateProfile, { profile_id: did, profile: { name: 'Again' } })
    expect(await refusalOf(naming)).toMatchObject({
      status: 403,
      code: 'Banned',
      cause: { body: { reason: REASON } },
    })
    for (const client of [ann, eve])
      expect(await refusalOf(claim(client, did, creator))).toMatchObject({ status: 403, code: 'Banned' })
    expect(await restrictions(ann)).toEqual(
      expect.arrayContaining([expect.objectContaining({ what: 'ban', kind: 'person', stands: true })]),
    )
    // The name is free for whom it belongs to.
    const bens = (await call(ben, getMe, {})).profiles[0]?.encoded_id ?? ''
    await call(ben, updateProfile, { profile_id: bens, profile: { username: 'Tide-Maker' } })
    expect((await shown('tide-maker')).encoded_id).toBe(bens)
    // Lifted by an appeal: all is theirs again but the name that went to another.
    const { number } = await appeal(ann, banned.number, 'It was my own name, and my sister’s too.')
    await answer(number, 'grant')
    expect(await shown()).toMatchObject({ username: null, name: 'Tide Maker' })
    await call(ben, updateProfile, { profile_id: bens, profile: { username: null } })
    await call(ann, updateProfile, { profile_id: did, profile: { username: 'Tide-Maker' } })
    await act('ban', did, 'person')
    await act('unban', 'ann', 'person', 'Sorry')
    expect(await shown('tide-maker')).toMatchObject({ name: 'Tide Maker' })
    expect(await refusalOf(act('unban', 'ann', 'person'))).toMatchObject({ code: 'ActRefused' })
    expect(await refusalOf(act('ban', did, 'profile'))).toMatchObject({ code: 'ActRefused' })
    expect(await refusalOf(act('ban', 'nobody', 'person'))).toMatchObject({ status: 404 })
    expect(await refusalOf(act('hide', 'ann', 'person'))).toMatchObject({ code: 'ActRefused' })
    await claim(ann, did, creator)
  })

  it('are told of works and offers to whoever made, holds or offers them, and of keys to whose they are', async () => {
    const { items: works } = await call(product.client, listNfts, { size: 100 })
    const { id: annsDid } = await shown()
    const unlisted = ({ creator_id, is_burned, offer_id }: FlatNft) =>
      creator_id === annsDid && !is_burned && offer_id === null
    const id = works.find(unlisted)?.id ?? ''
    const text = await product.world.list(id, { amount: 3_000_000_000_000n })
    const { offer } = await call(product.client, submitOffer, { body: { offer: text } })
    const made = await call(ann, makeApiKey, { key: { name: 'A minter', scopes: ['mint'] } })
    const acts = [
      await act('hide', id, 'nft'),
      await act('hide', offer.id, 'offer'),
      await act('stop', made.id, 'key'),
    ]
    const mine = (await restrictions(ann)).filter(({ stands }) => stands)
    expect(mine.map(({ act: number, kind }) => [number, kind])).toEqual(
      acts.toReversed().map(({ number, kind }) => [number, kind]),
    )
    expect((await restrictions(ben)).filter(({ stands }) => stands)).toEqual([])
    const appealed = await Promise.all(acts.map(({ number }) => appeal(ann, number)))
    for (const { number } of appealed) await answer(number, 'grant')
    expect((await restrictions(ann)).filter(({ stands }) => stands)).toEqual([])
    const listed = await call(product.client, getNft, { nft_id: id })
    expect(listed).toMatchObject({ hidden: null, offer_id: offer.id })
  })

  it('wait in the order they came, before those that were answered, page by page', async () => {
    const [bens] = (await call(ben, getMe, {})).profiles
    const first = await act('hide', did, 'profile')
    const second = await act('hide', bens?.encoded_id ?? '', 'profile')
    await appeal(ann, first.number)
    await appeal(ben, second.number)
    const all = (await inbox()).items
    expect(all.slice(0, 2).map(({ about }) => about.number)).toEqual([first.number, second.number])
    const answered = all.slice(2).map((one) => one.answer?.at ?? '')
    expect(answered).toEqual(answered.toSorted().reverse())
    expect(answered).not.toContain('')
    const paged: AppealEntry[] = []
    let page: string | undefined
    for (let more = true; more; ) {
      const { items, next } = await inbox(page, 2)
      paged.push(...items)
      more = items.length > 0
      page = next
    }
    expect(paged).toEqual(all)
  })

  it('are few from one person in an hour', async () => {
    const sent = await Promise.all(Array.from({ length: 25 }, () => refusalOf(appeal(eve, 1))))
    expect(sent).toContainEqual(expect.objectContaining({ status: 429 }))
  })
})
