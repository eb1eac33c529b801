import { randomBytes } from 'node:crypto'
import { call } from '@chiaroscuro/api-client'
import {
  getAddress,
  getProfile,
  listSocialAccounts,
  makeSocialChallenge,
  startSocial,
  startWalletSocial,
  unlinkSocial,
  unlinkWalletSocial,
} from '@chiaroscuro/contract/operation'
import { socialLinked } from '@chiaroscuro/contract/schema'
import { asHex32, formatAddress, formatDid } from '@chiaroscuro/domain/id'
import {
  CHIP_0002,
  deriveWalletKey,
  masterKeyOf,
  signerPuzzleHash,
  signMessage,
  type WalletKey,
} from '@chiaroscuro/domain/signature'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadPeople } from '../src/dialect/public/view/people.js'
import { didsOfSocial } from '../src/query/social-rows.js'
import type { OpenDatabase } from '../src/store/database.js'
import { did, profileClaim, socialChallenge, socialFlow, socialLink } from '../src/store/schema.js'
import { type SocialApp, startCredulous, startSocialApp } from './social-app.js'
import { type Back, backFrom, browserOf, comeBack, faultOf, goTo, type Way } from './social-way.js'
import { databases, empty, openTestDatabase } from './test-database.js'

const MINUTE = 60_000
const DID = '12'.repeat(32)
const DID_ID = formatDid(asHex32(DID))
const proof = { message: '', publicKey: '', signature: '', signingMode: '', coinId: 'c1', height: 1 }

function wallet(seed: number): { key: WalletKey; hash: string; address: string } {
  const key = deriveWalletKey(masterKeyOf(new Uint8Array(32).fill(seed)), 0)
  const hash = signerPuzzleHash(signMessage('x', key).publicKey, CHIP_0002) ?? ''
  return { key, hash, address: formatAddress(asHex32(hash), 'txch') }
}
const holder = wallet(1)
const stranger = wallet(2)

describe.each(databases)('linked accounts on $name', ({ url }) => {
  let store: OpenDatabase
  let app: SocialApp
  beforeAll(async () => {
    store = await openTestDatabase(url)
    app = await startSocialApp(store.db)
  })
  afterAll(async () => {
    await app?.close()
    await store?.close()
  })
  beforeEach(async () => {
    await empty(store)
    app.use({})
  })
  const wayTo = (way: Way, person?: string | null) => goTo(app, way, person)
  const finish = (way: Way, back: Back) => comeBack(app, way, back)
  const annsWay: Way = { user: 'ann', provider: 'discord', door: 'user', browser: browserOf('ann') }
  const linked = async (user: string) =>
    (await call(app.as(user), listSocialAccounts, {})).accounts.map(
      ({ provider, username }) => `${provider} ${username}`,
    )
  async function owners(...hashes: (string | null)[]): Promise<void> {
    await store.db.delete(did).where(eq(did.didId, DID))
    await store.db.insert(did).values(
      hashes.map((ownerHash, at) => ({
        didId: DID,
        validFrom: at,
        validTo: at === hashes.length - 1 ? null : at + 1,
        coinId: `c${at}`,
        ownerHash,
        metadata: {},
        verificationsRequired: 0,
        spendCount: at,
      })),
    )
  }
  const claimFor = (userId: string) =>
    store.db.insert(profileClaim).values({
      didId: DID,
      userId,
      ownerHash: holder.hash,
      proof,
      twitterHandle: 'typed',
      claimedAt: 5,
      updatedAt: 5,
    })
  const shown = async () => {
    const { social, twitter_handle } = await call(app.as(), getProfile, { profile_id: DID })
    return {
      social: social.map(({ provider, username, proven_by }) => [provider, username, proven_by]),
      twitter_handle,
    }
  }

  it('are linked, shown on claimed profiles, and gone when they are unlinked', async () => {
    await owners(holder.hash)
    await claimFor('ann')
    expect(await shown()).toEqual({ social: [], twitter_handle: 'typed' })
    const back = await wayTo(annsWay)
    expect(back.path).toBe('/user/claim/discord/callback')
    const done = socialLinked.parse(await finish(annsWay, back))
    expect(done).toMatchObject({
      subject: null,
      account: { provider: 'discord', username: 'kestrel', proven_by: 'account' },
    })
    const x: Way = { ...annsWay, provider: 'twitter' }
    await finish(x, await wayTo(x, 'Kestrel_X'))
    const page: Way = { ...annsWay, door: 'discord' }
    const again = await wayTo(page)
    expect(again.path).toBe('/discord/callback')
    await finish(page, again)
    expect(await linked('ann')).toEqual(['discord kestrel', 'twitter Kestrel_X'])
    expect((await shown()).social).toEqual([
      ['discord', 'kestrel', 'account'],
      ['twitter', 'Kestrel_X', 'account'],
    ])
    const people = await loadPeople(
      {
        db: store.db,
        view: { prefix: 'txch', mediaUrl: '', tokens: new Map(), pendingOffers: () => new Set() },
      },
      [DID],
    )
    const { account_id: id } = done.account
    expect(people(DID)).toMatchObject({
      discord_user: { id, username: 'kestrel', discriminator: '0' },
      twitter_handle: 'Kestrel_X',
    })
    expect(await didsOfSocial(store.db, 'discord', id)).toEqual([DID])

    await call(app.as('ann'), unlinkSocial, { provider: 'discord' })
    expect(await linked('ann')).toEqual(['twitter Kestrel_X'])
    expect(await didsOfSocial(store.db, 'discord', id)).toEqual([])
    expect(await faultOf(call(app.as('ann'), unlinkSocial, { provider: 'discord' }))).toBe('NotFound')
    const rows = await store.db.select().from(socialLink)
    expect(rows.map(({ provider }) => provider)).toEqual(['twitter'])
  })

  it('show nothing that somebody typed as if it were proven', async () => {
    await owners(holder.hash)
    await claimFor('ann')
    const people = await loadPeople(
      {
        db: store.db,
        view: { prefix: 'txch', mediaUrl: '', tokens: new Map(), pendingOffers: () => new Set() },
      },
      [DID],
    )
    expect(people(DID).twitter_handle).toBeNull()
  })

  it('say each in its own way why they are not linked, and change nothing', async () => {
    await finish(annsWay, await wayTo(annsWay, 'lantern_keeper'))
    const before = await store.db.select().from(socialLink)
    const bens: Way = { ...annsWay, user: 'ben', browser: browserOf('ben') }

    expect(await faultOf(finish(bens, await wayTo(bens, null)))).toBe('denied')
    expect(await faultOf(finish(bens, await wayTo(bens, 'lantern_keeper')))).toBe('taken')
    const used = await wayTo(bens, null)
    await faultOf(finish(bens, used))
    expect(await faultOf(finish(bens, used))).toBe('used')
    const late = await wayTo(bens)
    app.wait(10 * MINUTE)
    expect(await faultOf(finish(bens, late))).toBe('over')
    expect(await faultOf(finish(annsWay, { ...(await wayTo(bens)), code: 'x' }))).toBe('other-browser')
    expect(await faultOf(finish({ ...bens, user: 'ann' }, await wayTo(bens)))).toBe('other-person')
    expect(await faultOf(finish({ ...bens, user: '' }, await wayTo(bens)))).toBe('other-person')
    expect(await faultOf(finish(bens, { state: 'made up', code: 'x', error: undefined }))).toBe('unknown')
    expect(await faultOf(finish({ ...bens, provider: 'twitter' }, await wayTo(bens)))).toBe('unknown')
    expect(await faultOf(finish({ ...bens, door: 'wallet' }, await wayTo(bens)))).toBe('unknown')
    expect(await faultOf(finish(bens, { ...(await wayTo(bens)), code: undefined }))).toBe('failed')
    expect(await faultOf(finish(bens, { ...(await wayTo(bens)), code: 'made-up' }))).toBe('code-refused')
    // A code that was given for another flow is refused by the service itself: its verifier is another.
    const [one, other] = [await wayTo(bens), await wayTo(bens)]
    expect(await faultOf(finish(bens, { ...one, code: other.code }))).toBe('code-refused')
    expect(await store.db.select().from(socialLink)).toEqual(before)
  })

  it('are not offered where no service is set up, and nothing is linked while one is away or lies', async () => {
    const back = await wayTo(annsWay)
    const { discord } = app.services
    const away = {
      clientId: 'the-site',
      clientSecret: 's',
      authorizeUrl: discord.authorize,
      tokenUrl: 'http://127.0.0.1:9/token',
      revokeUrl: discord.revoke,
      meUrl: discord.me,
      scope: 'identify',
    }
    app.use({ discord: away })
    expect(await faultOf(finish(annsWay, back))).toBe('SocialSilent')
    app.use({ discord: { ...away, tokenUrl: `${discord.token}/nowhere` } })
    expect(await faultOf(finish(annsWay, await wayTo(annsWay)))).toBe('SocialSilent')
    app.use({ discord: undefined })
    expect(await faultOf(wayTo(annsWay))).toBe('NotOffered')
    expect((await call(app.as('ann'), listSocialAccounts, {})).offered).toEqual(['twitter'])
    expect(await store.db.select().from(socialLink)).toEqual([])
  })

  it('take the place of one another, and keep no code, token or way', async () => {
    await finish(annsWay, await wayTo(annsWay, 'one.name'))
    await finish(annsWay, await wayTo(annsWay, 'other.name'))
    expect(await linked('ann')).toEqual(['discord other.name'])
    const bens: Way = { ...annsWay, user: 'ben', browser: browserOf('ben') }
    await finish(bens, await wayTo(bens, 'one.name'))
    expect(await linked('ben')).toEqual(['discord one.name'])
    app.wait(25 * 60 * MINUTE)
    await wayTo(annsWay)
    expect(await store.db.select().from(socialFlow)).toHaveLength(1)
    const kept = JSON.stringify(await store.db.select().from(socialLink))
    expect(kept).not.toMatch(/token|code|verifier/)
  })

  describe('of wallets', () => {
    const browser = browserOf('a wallet’s browser')
    const walletWay: Way = { user: '', provider: 'discord', door: 'wallet', browser }
    async function signed(
      key: WalletKey,
      subject: string,
      action: 'link' | 'unlink' = 'link',
      by: { text?: (text: string) => string; browser?: string } = {},
    ) {
      const { id, message } = await call(app.as(), makeSocialChallenge, {
        provider: 'discord',
        challenge: { action, subject, browser },
      })
      const { publicKey, signature } = signMessage(by.text?.(message) ?? message, key)
      return {
        message,
        answer: { challenge_id: id, browser: by.browser ?? browser, public_key: publicKey, signature },
      }
    }
    const start = async (
      key: WalletKey,
      subject: string,
      ...more: Parameters<typeof signed> extends [unknown, unknown, ...infer R] ? R : never
    ) =>
      call(app.as(), startWalletSocial, {
        provider: 'discord',
        start: (await signed(key, subject, ...more)).answer,
      })

    it('are linked by a signature to an address, by anybody, and unlinked by another', async () => {
      const { message } = await signed(holder.key, holder.address)
      for (const word of ['site.test', holder.address, 'link an account of Discord', 'devnet'])
        expect(message).toContain(word)
      const { authorize_url } = await start(holder.key, holder.address)
      const back = await backFrom(authorize_url, 'kestrel')
      expect(back.path).toBe('/wallet/claim/discord/callback')
      expect(await finish(walletWay, back)).toMatchObject({
        subject: holder.address,
        account: { proven_by: 'wallet' },
      })
      const at = async () =>
        (await call(app.as(), getAddress, { address_id: holder.address })).social.map(
          ({ username }) => username,
        )
      expect(await at()).toEqual(['kestrel'])
      expect((await store.db.select().from(socialLink))[0]?.proof?.message).toContain(holder.address)
      const foreign = await signed(stranger.key, holder.address, 'unlink')
      expect(
        await faultOf(call(app.as(), unlinkWalletSocial, { provider: 'discord', unlink: foreign.answer })),
      ).toBe('other-key')
      expect(await at()).toEqual(['kestrel'])
      const { answer } = await signed(holder.key, holder.address, 'unlink')
      await call(app.as(), unlinkWalletSocial, { provider: 'discord', unlink: answer })
      expect(await at()).toEqual([])
    })

    it('are linked to a DID while its holder holds it', async () => {
      await owners(holder.hash)
      await claimFor('ann')
      await finish(annsWay, await wayTo(annsWay, 'from.account'))
      const { authorize_url } = await start(holder.key, DID_ID)
      const done = await finish(walletWay, await backFrom(authorize_url, 'from.wallet'))
      expect(done.subject).toBe(DID_ID)
      expect((await shown()).social).toEqual([['discord', 'from.wallet', 'wallet']])
      expect(await didsOfSocial(store.db, 'discord', done.account.account_id)).toEqual([DID])
      await owners(holder.hash, stranger.hash)
      expect((await shown()).social).toEqual([])
      expect(await didsOfSocial(store.db, 'discord', done.account.account_id)).toEqual([])
      // Whoever it went to may link it; whoever had it may link the account elsewhere.
      const anew = await start(holder.key, holder.address)
      await finish(walletWay, await backFrom(anew.authorize_url, 'from.wallet'))
      const theirs = await start(stranger.key, DID_ID)
      await finish(walletWay, await backFrom(theirs.authorize_url, 'new.holder'))
      expect((await shown()).social).toEqual([['discord', 'new.holder', 'wallet']])
    })

    it('are not linked by what proves nothing', async () => {
      await owners(holder.hash)
      expect(await faultOf(start(stranger.key, holder.address))).toBe('other-key')
      expect(await faultOf(start(stranger.key, DID_ID))).toBe('other-key')
      expect(await faultOf(start(holder.key, DID_ID, 'link', { text: (text) => `${text} ` }))).toBe(
        'not-signed',
      )
      expect(await faultOf(start(holder.key, DID_ID, 'unlink'))).toBe('ChallengeUnknown')
      expect(await faultOf(start(holder.key, DID_ID, 'link', { browser: browserOf('x') }))).toBe(
        'ChallengeUnknown',
      )
      const { answer } = await signed(holder.key, DID_ID)
      const twice = () => call(app.as(), startWalletSocial, { provider: 'discord', start: answer })
      const both = await Promise.allSettled([twice(), twice()])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const late = await signed(holder.key, DID_ID)
      app.wait(10 * MINUTE)
      expect(
        await faultOf(call(app.as(), startWalletSocial, { provider: 'discord', start: late.answer })),
      ).toBe('ChallengeUnknown')
      const other = await signed(holder.key, DID_ID)
      expect(
        await faultOf(call(app.as(), startWalletSocial, { provider: 'twitter', start: other.answer })),
      ).toBe('ChallengeUnknown')
      expect(await faultOf(start(holder.key, formatDid(asHex32('ab'.repeat(32)))))).toBe('NotFound')
      expect(await faultOf(start(holder.key, 'nothing'))).toBe('NotFound')
      // The DID went to another between the signature and the answer.
      const { authorize_url } = await start(holder.key, DID_ID)
      const back = await backFrom(authorize_url, 'kestrel')
      await owners(holder.hash, stranger.hash)
      expect(await faultOf(finish(walletWay, back))).toBe('moved')
      expect(await store.db.select().from(socialLink)).toEqual([])
      app.wait(20 * MINUTE)
      await signed(holder.key, holder.address)
      expect(await store.db.select().from(socialChallenge)).toHaveLength(1)
    })
  })

  it('withstand whoever tries to link in another’s place: 500 attempts, none taken', async () => {
    const credulous = await startCredulous()
    app.use({ discord: credulous.service })
    const users = ['ann', 'ben', 'cleo', 'dan', 'eve']
    const wayOf = (user: string): Way => ({ ...annsWay, user, browser: browserOf(user) })
    /** Sent away, and what a service that believes everything would send back. */
    const fresh = async (user: string): Promise<Back> => {
      const start = { door: 'user' as const, browser: browserOf(user) }
      const { authorize_url } = await call(app.as(user), startSocial, { provider: 'discord', start })
      return { state: new URL(authorize_url).searchParams.get('state') ?? '', code: 'any', error: undefined }
    }
    const random = () => randomBytes(32).toString('base64url')
    const kinds: ((own: Way, other: Way) => Way)[] = [
      (_, other) => other,
      (own, other) => ({ ...own, user: other.user }),
      (own, other) => ({ ...own, browser: other.browser }),
      (own) => ({ ...own, user: '' }),
      (own) => ({ ...own, browser: random() }),
      (own) => ({ ...own, provider: 'twitter' }),
      (own) => ({ ...own, door: 'wallet' }),
      (own) => ({ ...own, door: 'discord' }),
    ]
    let attempts = 0
    const accepted: string[] = []
    const attempt = async (what: string, work: Promise<unknown>) => {
      attempts++
      await work.then(
        () => accepted.push(what),
        () => {},
      )
    }
    for (let round = 0; round < 12; round++)
      for (const user of users) {
        const [own, other] = [wayOf(user), wayOf(users[(users.indexOf(user) + 1 + (round % 4)) % 5] ?? '')]
        for (const [at, kind] of kinds.entries())
          await attempt(`kind ${at}`, finish(kind(own, other), await fresh(user)))
        const tried = await fresh(user)
        await attempt('another first', finish(other, tried))
        await attempt('its owner after another', finish(own, tried))
        await attempt('a state nobody was given', finish(own, { ...tried, state: random() }))
      }
    const late = await Promise.all(users.map(fresh))
    app.wait(10 * MINUTE)
    for (const [at, user] of users.entries())
      await attempt('too late', finish(wayOf(user), late[at] ?? (await fresh(user))))
    expect(accepted).toEqual([])
    expect(attempts).toBeGreaterThan(600)
    expect(await store.db.select().from(socialLink)).toEqual([])

    // The service would have said yes each time: it does to whoever it was begun by. Twenty at once are one.
    const back = await fresh('ann')
    const racing = await Promise.allSettled(Array.from({ length: 20 }, () => finish(wayOf('ann'), back)))
    expect(racing.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    // An account that several say is theirs at once is the first one's.
    const others = users.slice(1)
    const backs = await Promise.all(others.map(fresh))
    const shared = await Promise.allSettled(others.map((user, at) => finish(wayOf(user), backs[at] ?? back)))
    expect(shared.filter(({ status }) => status === 'fulfilled')).toEqual([])
    await call(app.as('ann'), unlinkSocial, { provider: 'discord' })
    const anew = await Promise.all(others.map(fresh))
    const race = await Promise.allSettled(others.map((user, at) => finish(wayOf(user), anew[at] ?? back)))
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await store.db.select().from(socialLink)).toHaveLength(1)
    credulous.close()
  })
})
