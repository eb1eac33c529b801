import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NodeClient } from '@chiaroscuro/devnet'
import { createNodeClient, isDevnetSupported, openDevnet, serveRpc } from '@chiaroscuro/devnet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collections } from '../content/collection.js'
import { openContentStore } from '../content/content-store.js'
import type { Market } from '../market/market.js'
import { openMarket } from '../market/market.js'
import type { OfferBoard } from '../market/offer-board.js'
import { openJournal } from './journal.js'
import { scheduleHistory } from './schedule.js'
import { seedWorld } from './seed-world.js'

const day = 86_400
const clock = () => Date.UTC(2026, 2, 1)
const small = collections.slice(5, 8).map((collection) => ({ ...collection, size: 4 }))

describe('the schedule', () => {
  const endTime = clock() / 1000
  const steps = scheduleHistory({
    seed: '1',
    collections,
    startTime: endTime - 60 * day,
    endTime,
    rounds: 260,
  })

  it('runs forward through the whole span', () => {
    const times = steps.map(({ at }) => at)
    expect([...times].sort((a, b) => a - b)).toEqual(times)
    expect(times[0]).toBe(endTime - 60 * day)
    expect(times.at(-1)).toBe(endTime - 60)
  })

  it('mints every piece once, more than 400 of at least 8 artists, the newest of many series', () => {
    const batches = steps.flatMap((step) => (step.kind === 'mint' ? [step] : []))
    const pieces = batches.flatMap(({ batch }) =>
      Array.from({ length: batch.count }, (_, index) => `${batch.collection.slug}/${batch.first + index}`),
    )
    expect(new Set(pieces).size).toBe(pieces.length)
    expect(pieces.length).toBeGreaterThan(400)
    expect(new Set(batches.map(({ batch }) => batch.collection.artist)).size).toBeGreaterThanOrEqual(8)
    const fresh = batches.filter(({ at }) => at > endTime - 10 * day)
    expect(new Set(fresh.map(({ batch }) => batch.collection.slug)).size).toBeGreaterThanOrEqual(5)
    expect(Math.max(...batches.map(({ at }) => at))).toBeLessThan(endTime)
  })
})

/** A board that keeps what it is given, and refuses a while first, as an API does that is behind. */
function makeBoard(refusals: number) {
  const held = new Map<string, string>()
  let left = refusals
  const board: OfferBoard = {
    async post(offer) {
      if (left-- > 0) throw new Error('not yet')
      held.set(offer, `id ${held.size}`)
      return held.get(offer) ?? ''
    },
    fetchText: async (id) => id,
  }
  return { board, held }
}

/** A node client that dies, as a killed process does: from one call on, nothing of it happens any more. */
function mortal(node: NodeClient, calls: number): NodeClient {
  let left = calls
  return new Proxy(node, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        left -= 1
        if (left < 0) throw new Error('killed')
        const result: unknown = Reflect.apply(value, target, args)
        // Half of the deaths come after the node has done what it was asked, before its answer is heard.
        return left === 0 && calls % 2 === 0
          ? Promise.resolve(result).then(() => Promise.reject(new Error('killed')))
          : result
      }
    },
  })
}

// Skipped where the native simulator has no build.
describe.skipIf(!isDevnetSupported())('seeding', () => {
  let root: string
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'dev-world-'))
  })
  afterAll(() => rmSync(root, { recursive: true }))

  async function run(name: string, deaths: readonly number[], refusals = 0) {
    const now = clock() / 1000
    const devnet = openDevnet({ clock, genesisTime: now - 61 * day })
    const rpc = await serveRpc(devnet, { devControls: true })
    const real = createNodeClient({ url: rpc.url })
    const { board, held } = makeBoard(refusals)
    let killed = 0
    let market: Market | undefined
    for (const calls of [...deaths, Number.POSITIVE_INFINITY]) {
      const node = mortal(real, calls)
      try {
        const store = openContentStore(join(root, 'content'))
        market = await openMarket({ node, store, seed: 'resume', collections: small, collectorCount: 5 })
        const journal = openJournal(join(root, name), {
          genesis: devnet.store.at(0)?.headerHash ?? '',
          startTime: now - 60 * day,
          endTime: now,
        })
        await seedWorld({
          market,
          journal,
          board,
          rounds: 14,
          open: { listings: 5, bids: 4 },
          now: () => now,
          progress: () => {},
          log: () => {},
        })
      } catch {
        killed += 1
      }
    }
    const holdings = market?.ledger
      .holdings()
      .map(({ nft, owner, piece }) => [nft.launcherId, owner.name, piece])
    const unspent = devnet.store.coins.unspent().map(({ id }) => id)
    const { height, timestamp } = devnet.peak
    await rpc.close()
    devnet.close()
    return { holdings, unspent: unspent.sort(), height, timestamp, killed, offers: [...held.keys()].sort() }
  }

  it('ends in the same world however often it is killed on the way', async () => {
    const whole = await run('whole', [], 3)
    expect(whole.holdings?.length).toBeGreaterThan(8)
    // Five listings, four bids, and a lot.
    expect(whole.offers).toHaveLength(10)
    expect(whole.timestamp).toBe(clock() / 1000 - 60)
    const broken = await run('broken', [5, 22, 37, 40, 44, 46, 52])
    expect(broken.killed).toBeGreaterThanOrEqual(5)
    expect({ ...broken, killed: 0 }).toEqual({ ...whole, killed: 0 })
  })
})
