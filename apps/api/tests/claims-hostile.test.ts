import { createHash } from 'node:crypto'
import { claimBody } from '@chiaroscuro/contract/schema'
import { signText } from '@chiaroscuro/dev-world'
import { deriveWalletKey, isDevnetSupported, loadSdk } from '@chiaroscuro/devnet'
import { asHex32, formatDid } from '@chiaroscuro/domain/id'
import { SIGNING_MODES, signerPuzzleHash } from '@chiaroscuro/domain/signature'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { claimProfileEndpoint, makeChallengeEndpoint } from '../src/endpoint/claims.js'
import { type Endpoint, RefusedError } from '../src/endpoint/endpoint.js'
import type { PeopleContext } from '../src/endpoint/people-context.js'
import { claimedProfiles } from '../src/query/claimed-profiles.js'
import type { OpenDatabase } from '../src/store/database.js'
import { did, profileClaim } from '../src/store/schema.js'
import { databases, empty, openTestDatabase } from './test-database.js'

const ATTEMPTS = (process.env.TEST_LONG ? 10_000 : 500) / databases.length
const LONGEST_MS = process.env.TEST_LONG ? 3_600_000 : 120_000
const MINUTE = 60_000

const DIDS = ['1', '2', '3'].map((digit) => asHex32(digit.repeat(64)))
const PEOPLE = ['ann', 'ben', 'mallory'] as const
const challenge = z.object({ id: z.string(), message: z.string() })
type Challenge = z.output<typeof challenge>
type Signed = ReturnType<typeof signText>

// Skipped where the native package has no build: nothing signs then.
describe.skipIf(!isDevnetSupported()).each(databases)('hostile claims on $name', ({ url }) => {
  const keys = (isDevnetSupported() ? ['first', 'second', 'third'] : []).map((name) =>
    deriveWalletKey(loadSdk(), `${name} holder`),
  )
  let store: OpenDatabase
  let clock = Date.UTC(2026, 10, 24)
  let random = 20_261_124
  const next = (below: number) => {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((random / 2 ** 32) * below)
  }
  const ownerOf = (at: number) => signerPuzzleHash(hexOf(at), SIGNING_MODES[0]) ?? ''
  const hexOf = (at: number) => Buffer.from(key(at).publicKey.toBytes()).toString('hex')
  function key(at: number) {
    const found = keys[at]
    if (!found) throw new Error('no such key')
    return found
  }
  beforeAll(async () => {
    store = await openTestDatabase(url)
    await empty(store)
    await store.db.insert(did).values(
      DIDS.map((didId, at) => ({
        ...{ didId, validFrom: 0, validTo: null, coinId: `c${at}`, ownerHash: ownerOf(at) },
        ...{ metadata: {}, verificationsRequired: 0, spendCount: 0 },
      })),
    )
  })
  afterAll(() => store.close())

  const context = (site = 'site.test', network = 'simulator0'): PeopleContext => ({
    db: store.db,
    view: { prefix: 'txch', mediaUrl: '', tokens: new Map(), pendingOffers: () => new Set() },
    moment: () => ({ seconds: Math.floor(clock / 1000), height: 1 }),
    now: () => clock,
    random: (bytes) =>
      createHash('sha512')
        .update(`${random} ${next(2 ** 31)}`)
        .digest()
        .subarray(0, bytes),
    siteDomain: site,
    network,
  })
  /** As it is called when somebody asks for it over HTTP, limits aside. */
  async function ask(one: Endpoint<PeopleContext>, userId: string, input: object, from = context()) {
    const viewer = { userId, name: null, isAdmin: false, email: null, key: undefined }
    const call = { viewer, address: '127.0.0.1', header: () => undefined }
    // The schema that checks it here belongs to this handler.
    return one.handle(from, one.input.parse(input) as never, call)
  }
  const begin = async (userId: string, at: number, from = context()): Promise<Challenge> =>
    challenge.parse(
      await ask(
        makeChallengeEndpoint,
        userId,
        { profile_id: formatDid(asHex32(DIDS[at] ?? '')), challenge: { action: 'claim' } },
        from,
      ),
    )
  /** True where it was believed. */
  async function answer(userId: string, at: number, challenge_id: string, signed: Signed): Promise<boolean> {
    const claim = claimBody.parse({ ...signed, challenge_id })
    try {
      await ask(claimProfileEndpoint, userId, { profile_id: formatDid(asHex32(DIDS[at] ?? '')), claim })
      return true
    } catch (error) {
      if (error instanceof RefusedError) return false
      throw error
    }
  }
  const moveDid = (at: number, ownerHash: string) =>
    store.db
      .update(did)
      .set({ ownerHash })
      .where(eq(did.didId, DIDS[at] ?? ''))

  type Attack = (at: number, victim: string) => Promise<readonly boolean[]>
  const ATTACKS: Readonly<Record<string, Attack>> = {
    async 'an answer that was given already'(at, victim) {
      const first = await begin(victim, at)
      const signed = signText(key(at), first.message)
      await answer(victim, at, first.id, signed)
      const second = await begin(victim, at)
      return [await answer(victim, at, first.id, signed), await answer(victim, at, second.id, signed)]
    },
    async 'a text of another site'(at, victim) {
      const elsewhere = await begin(victim, at, context('evil.test'))
      const signed = signText(key(at), elsewhere.message)
      const here = await begin(victim, at)
      return [await answer(victim, at, here.id, signed)]
    },
    async 'what another person signed for themselves'(at, victim) {
      const theirs = await begin(victim, at)
      const signed = signText(key(at), theirs.message)
      const mine = await begin('mallory', at)
      return [await answer('mallory', at, theirs.id, signed), await answer('mallory', at, mine.id, signed)]
    },
    async 'a text of another network'(at, victim) {
      const elsewhere = await begin(victim, at, context('site.test', 'mainnet'))
      const signed = signText(key(at), elsewhere.message)
      const here = await begin(victim, at)
      return [await answer(victim, at, here.id, signed)]
    },
    async 'a text whose time is over'(at, victim) {
      const late = await begin(victim, at)
      clock += 10 * MINUTE + next(MINUTE)
      return [await answer(victim, at, late.id, signText(key(at), late.message))]
    },
    async 'one answer twice at once'(at, victim) {
      const one = await begin(victim, at)
      const signed = signText(key(at), one.message)
      const believed = await Promise.all([1, 2, 3].map(() => answer(victim, at, one.id, signed)))
      // The first of them is the honest one.
      return believed.filter((is) => is).slice(1)
    },
    async 'the key that held it before'(at, victim) {
      const open = await begin(victim, at)
      await moveDid(at, ownerOf((at + 1) % keys.length))
      const believed = await answer(victim, at, open.id, signText(key(at), open.message))
      const after = await begin(victim, at)
      const again = await answer(victim, at, after.id, signText(key(at), after.message))
      await moveDid(at, ownerOf(at))
      return [believed, again]
    },
    async 'a text about another profile'(at, victim) {
      const other = (at + 1) % DIDS.length
      const theirs = await begin(victim, other)
      const signed = signText(key(at), theirs.message)
      const here = await begin(victim, at)
      return [await answer(victim, at, theirs.id, signed), await answer(victim, at, here.id, signed)]
    },
    async 'a key of one’s own'(at) {
      const mine = await begin('mallory', at)
      return [await answer('mallory', at, mine.id, signText(key((at + 1) % keys.length), mine.message))]
    },
    async 'another’s key with a signature of one’s own'(at) {
      const mine = await begin('mallory', at)
      const signed = signText(key((at + 1) % keys.length), mine.message)
      return [await answer('mallory', at, mine.id, { ...signed, public_key: hexOf(at) })]
    },
    async 'a signature with a bit turned, or called by another mode'(at, victim) {
      const [one, two] = [await begin(victim, at), await begin('mallory', at)]
      const signed = signText(key(at), one.message)
      const bytes = Buffer.from(signed.signature, 'hex')
      const place = next(bytes.length)
      bytes[place] = (bytes[place] ?? 0) ^ (1 << next(8))
      const other = signText(key(at), two.message, 'utf8input_')
      const turned = { ...signed, signature: bytes.toString('hex') }
      return [
        await answer(victim, at, one.id, turned),
        await answer('mallory', at, two.id, { ...other, signing_mode: signed.signing_mode }),
      ]
    },
  }

  it(
    `are not believed, of ${ATTEMPTS} none, and honest ones between them are`,
    async () => {
      const names = Object.keys(ATTACKS)
      const believed: string[] = []
      let tried = 0
      for (let round = 0; tried < ATTEMPTS; round++) {
        const at = next(DIDS.length)
        const victim = PEOPLE[next(2)] ?? 'ann'
        const name = names[round % names.length] ?? ''
        const found = (await ATTACKS[name]?.(at, victim)) ?? []
        tried += Math.max(1, found.length)
        if (found.some((is) => is)) believed.push(`${name}, attempt ${tried}`)
        clock += next(MINUTE)
      }
      expect(believed).toEqual([])
      const claims = await store.db.select().from(profileClaim)
      expect(claims.some(({ userId }) => userId === 'mallory')).toBe(false)
      for (const [at, didId] of DIDS.entries()) {
        const honest = await begin('ann', at)
        expect(await answer('ann', at, honest.id, signText(key(at), honest.message))).toBe(true)
        expect((await claimedProfiles(store.db, [didId])).get(didId)?.userId).toBe('ann')
      }
    },
    LONGEST_MS,
  )
})
