import { asHex32 } from '@chiaroscuro/domain/id'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepAttention } from '../src/mint-service/keep-line.js'
import { takeTurn } from '../src/mint-service/take-turn.js'
import { storeRevision } from '../src/serve/revision.js'
import type { OpenDatabase } from '../src/store/database.js'
import { mintAccount, mintRun } from '../src/store/schema.js'
import { openTestDatabase } from './test-database.js'

const HASH = asHex32('ab'.repeat(32))
const turn = {
  ...{ network: 'simulator0', puzzleHash: HASH, balance: '5', coins: 1, height: 7, known: [] },
  fee: { start: '0', step: '0', ceiling: '0', patienceBlocks: 6 },
}

// The embedded database has nobody else who writes; a server counts what is written to all its databases.
let open: OpenDatabase
let now = 1_000_000
const context = () => ({ db: open.db, now: () => now, random: (bytes: number) => new Uint8Array(bytes) })
/** Whether answers that are kept for others are old ones after it. */
async function writes(act: () => Promise<unknown>): Promise<boolean> {
  const before = await storeRevision(open.db)
  await act()
  return (await storeRevision(open.db)) !== before
}

beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

it('a minter with nothing to say is noted now and then, and one with news at once', async () => {
  const look = (some: object = {}) => writes(() => takeTurn(context(), { ...turn, ...some }))
  expect(await look()).toBe(true)
  expect(await look()).toBe(false)
  now += 14_999
  expect(await look()).toBe(false)
  now += 1
  expect(await look()).toBe(true)
  expect(await look()).toBe(false)
  expect(await look({ balance: '4' })).toBe(true)
  expect(await look({ balance: '4', height: 8 })).toBe(true)
})

it('why a run waits is written down once, and a DID that is gone each time that it was there', async () => {
  const base = { userId: 'ann', createdAt: 1, isIncluded: false, isSettled: false, attention: null }
  await open.db.insert(mintRun).values({ id: 'run', plan: {}, ...base })
  const account = { userId: 'ann', place: 0, puzzleHash: HASH, creditMojos: '1', quotedAt: 1, openedAt: 1 }
  await open.db.insert(mintAccount).values({ ...account, didId: HASH, isDidReady: true })
  const say = (why: 'cannot-pay' | 'did-gone') =>
    writes(() => keepAttention(context(), { runId: 'run', why }))
  expect(await say('cannot-pay')).toBe(true)
  expect(await say('cannot-pay')).toBe(false)
  expect(await say('did-gone')).toBe(true)
  expect(await say('did-gone')).toBe(false)
  await open.db.update(mintAccount).set({ isDidReady: true })
  expect(await say('did-gone')).toBe(true)
  expect(await open.db.select({ isReady: mintAccount.isDidReady }).from(mintAccount)).toEqual([
    { isReady: false },
  ])
  expect(await keepAttention(context(), { runId: 'another', why: 'refused' })).toBe(false)
})
