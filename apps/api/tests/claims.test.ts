import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backup } from '../src/backup/backup.js'
import { RestoreError, restore } from '../src/backup/restore.js'
import { keepChallenge, keepClaim, takeChallenge } from '../src/query/claim-rows.js'
import { claimedByUsername, claimedProfiles, claimsOfUser } from '../src/query/claimed-profiles.js'
import type { OpenDatabase } from '../src/store/database.js'
import { did, profileChallenge, profileClaim } from '../src/store/schema.js'
import { databases, empty, openTestDatabase } from './test-database.js'

const DID = '12'.repeat(32)
const OWNER = '34'.repeat(32)
const proof = { message: '', publicKey: '', signature: '', signingMode: '', coinId: 'c1', height: 1 }
const challenge = { id: 'one', userId: 'ann', didId: DID, action: 'claim' as const, message: 'words' }

describe.each(databases)('claims in the store on $name', ({ url }) => {
  let store: OpenDatabase
  beforeAll(async () => {
    store = await openTestDatabase(url)
  })
  afterAll(() => store.close())

  /** A DID with versions that end where the next begins. */
  async function versions(...owners: (string | null)[]): Promise<void> {
    await empty(store)
    await store.db.insert(did).values(
      owners.map((ownerHash, at) => ({
        didId: DID,
        validFrom: at,
        validTo: at === owners.length - 1 ? null : at + 1,
        coinId: `c${at}`,
        ownerHash,
        metadata: {},
        verificationsRequired: 0,
        spendCount: at,
      })),
    )
  }
  const claimed = async () => (await claimedProfiles(store.db, [DID, DID, 'ff'.repeat(32)])).get(DID)
  const say = (ownerHash = OWNER, userId = 'ann') =>
    keepClaim(store.db, { didId: DID, userId, ownerHash, proof, claimedAt: 5 })

  it('stand for the puzzle hash that signed and while it is the newest alone', async () => {
    await versions(OWNER)
    await say()
    expect(await claimed()).toMatchObject({ userId: 'ann', verification: 1, username: null })
    for (const owners of [[OWNER, '56'.repeat(32)], [OWNER, null], ['56'.repeat(32)]]) {
      await versions(...owners)
      await say()
      expect(await claimed()).toBeUndefined()
      expect(await claimsOfUser(store.db, 'ann')).toEqual([])
    }
    await versions('56'.repeat(32), OWNER)
    await say()
    expect(await claimed()).toBeDefined()
  })

  it('keep the same holder’s words, whoever signs in for them, and no one else’s', async () => {
    await versions(OWNER)
    await say()
    const words = { username: 'Ann', usernameKey: 'ann', usernameSkeleton: 'ann', name: 'Ann', bio: 'x' }
    await store.db.update(profileClaim).set({ ...words, verification: 2 })
    await say(OWNER, 'ben')
    expect(await claimed()).toMatchObject({ userId: 'ben', username: 'Ann', name: 'Ann', verification: 2 })
    expect((await claimedByUsername(store.db, 'ANN'))?.didId).toBe(DID)
    await say('56'.repeat(32))
    const [row] = await store.db.select().from(profileClaim)
    expect(row).toMatchObject({
      userId: 'ann',
      username: null,
      usernameKey: null,
      bio: null,
      verification: 1,
    })
  })

  it('are asked for once, by one person, in time', async () => {
    await versions(OWNER)
    const asked = { id: 'one', userId: 'ann', didId: DID }
    const keep = (id: string, expiresAt: number, now = 0) =>
      keepChallenge(store.db, { ...challenge, id, expiresAt }, now)
    await keep('one', 100)
    expect(await takeChallenge(store.db, { ...asked, userId: 'ben' }, 1)).toBeUndefined()
    expect(await takeChallenge(store.db, { ...asked, didId: OWNER }, 1)).toBeUndefined()
    expect(await takeChallenge(store.db, asked, 99)).toBe('words')
    expect(await takeChallenge(store.db, asked, 99)).toBeUndefined()
    await keep('one', 100)
    expect(await takeChallenge(store.db, asked, 100)).toBeUndefined()
    await keep('one', 100)
    await keep('two', 200)
    expect(await takeChallenge(store.db, asked, 1)).toBeUndefined()
    expect(await takeChallenge(store.db, { ...asked, id: 'two' }, 1)).toBe('words')
    // Those that are over are swept out by the next, so they cannot pile up.
    await keep('old', 100)
    await keepChallenge(store.db, { ...challenge, userId: 'ben', id: 'new', expiresAt: 900 }, 500)
    expect((await store.db.select().from(profileChallenge)).map(({ id }) => id)).toEqual(['new'])
  })

  it('are in a backup, which fills no store that holds any', async () => {
    await empty(store)
    await say()
    const lines: string[] = []
    await backup(store.db, async (line) => {
      lines.push(line)
    })
    async function* all() {
      yield* lines
    }
    const refused = await restore(store.db, all()).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(RestoreError)
    expect(refused).toMatchObject({ code: 'not-empty' })
    const before = await store.db.select().from(profileClaim)
    await empty(store)
    await restore(store.db, all())
    expect(await store.db.select().from(profileClaim)).toEqual(before)
  })
})
