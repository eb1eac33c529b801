import { call } from '@chiaroscuro/api-client'
import { submitOffer } from '@chiaroscuro/contract/operation'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { backup } from '../src/backup/backup.js'
import { restore } from '../src/backup/restore.js'
import type { Step } from '../src/follow/next-step.js'
import { figureCounter } from '../src/item/keep-figures.js'
import { nodeRpc } from '../src/node-rpc/client.js'
import { nodeSource } from '../src/node-rpc/node-source.js'
import { nftCount } from '../src/query/nft-count.js'
import { readStep } from '../src/read/read-step.js'
import { openDatabase } from '../src/store/database.js'
import { block, chainState, collectionDay, nft, offer } from '../src/store/schema.js'
import { hashOfRows } from '../src/verify/chain-rows.js'
import { verify } from '../src/verify/verify.js'
import { type Product, runApi, startProduct } from './product/product.js'
import { EMBEDDED, openOwnDatabase } from './product/scratch.js'
import { until } from './product/until.js'
import { databases } from './test-database.js'

const standing = z.object({ height: z.number(), state_hash: z.string() })

interface Told {
  verdict?: { equal: boolean; height: number; stateHash: string; difference?: { table: string; key: string } }
  error?: string
}

/** What the service says of itself, asked as those who keep it do. */
async function askVerify(opsUrl: string, height?: number): Promise<Told> {
  const answer = await fetch(`${opsUrl}/verify${height === undefined ? '' : `?height=${height}`}`, {
    method: 'POST',
  })
  return JSON.parse((await answer.text()).trim().split('\n').at(-1) ?? '')
}

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported()).each(databases)('the index on $name', ({ url }) => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct('basic', url)
    await product.settled()
    const held = product.world.holdings()[0]?.nft.launcherId ?? ''
    const body = { offer: product.world.list(held, { amount: 3_000_000_000_000n }) }
    await call(product.client, submitOffer, { body })
  })
  afterAll(() => product?.close())

  it('is what the chain says, at its tip and at any height before', async () => {
    const { height = 0 } = await product.status()
    for (const at of [1, Math.floor((height ?? 0) / 2), height ?? 0]) {
      const { verdict } = await askVerify(product.opsUrl, at)
      expect(verdict).toMatchObject({ equal: true, height: at })
    }
    expect(await askVerify(product.opsUrl, 999_999)).toEqual({ error: 'Block 999999 is not in the index' })
    expect((await fetch(`${product.opsUrl}/verify?height=x`, { method: 'POST' })).status).toBe(422)
  })

  it('is the same on a second store that follows the same node', async () => {
    const own = await openOwnDatabase(EMBEDDED)
    const other = await runApi({ ...product.config, databaseUrl: own.url }, product.scratch)
    try {
      const there = standing.parse(await (await fetch(`${product.opsUrl}/status`)).json())
      const here = await until('the second index is there', async () => {
        const state = standing.parse(await (await fetch(`${other.opsUrl}/status`)).json())
        return state.height === there.height ? state : undefined
      })
      expect(here.state_hash).toBe(there.state_hash)
      expect(here.state_hash).toMatch(/^[0-9a-f]{64}$/)
    } finally {
      await other.close()
      await own.drop()
    }
  })

  it('tells its keepers how it fares', async () => {
    const ready = await fetch(`${product.opsUrl}/readyz`)
    expect([ready.status, await ready.json()]).toMatchObject([
      200,
      { ready: true, lag: { blocks: 0, seconds: 0 } },
    ])
    const text = await (await fetch(`${product.opsUrl}/metrics`)).text()
    const status = await product.status()
    expect(text).toContain(`index_height ${status.height}`)
    expect(text).toContain('index_lag_blocks 0')
    expect(text).toMatch(/index_blocks_total [1-9]/)
    expect(text).toMatch(/api_request_seconds_count\{operation="GET \/v2\/status",status="200"\} [1-9]/)
    // What the world reaches says nothing of this.
    expect((await fetch(`${product.url}/metrics`)).status).toBe(404)
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
  })

  it('goes into a backup and comes out the same, in either database', async () => {
    const file = await (await fetch(`${product.opsUrl}/backup`)).text()
    const { height = 0 } = await product.status()
    for (const target of [EMBEDDED, url]) {
      const own = await openOwnDatabase(target)
      const store = await openDatabase(own.url, product.scratch.migrations)
      try {
        const header = await restore(store.db, linesOf(file))
        expect(header.height).toBe(height)
        expect(await hashOfRows(store.db, height ?? 0)).toBe(header.stateHash)
        expect((await store.db.select().from(offer)).length).toBeGreaterThan(0)
        const again: string[] = []
        await backup(store.db, async (line) => {
          again.push(line)
        })
        expect(sortedRows(again.join('\n'))).toEqual(sortedRows(file.trim()))
        await expect(restore(store.db, linesOf(file))).rejects.toMatchObject({ code: 'not-empty' })
      } finally {
        await store.close()
        await own.drop()
      }
    }
  })

  it('counts what an older version did not, from its backup', async () => {
    const file = await (await fetch(`${product.opsUrl}/backup`)).text()
    const older = file.replaceAll(/^collection_day .*\n/gm, '').replace(/, "nft_count": \d+/, '')
    expect(older.length).toBeLessThan(file.length)
    const store = await openDatabase(EMBEDDED, product.scratch.migrations)
    try {
      await restore(store.db, linesOf(older))
      const [state] = await store.db.select().from(chainState)
      expect(state?.nftCount).toBeNull()
      expect(await nftCount(store.db)).toBe((await product.status()).nft_count)
      const days = () => store.db.select().from(collectionDay)
      expect(await days()).toEqual([])
      const moment = { seconds: Math.floor(Date.now() / 1000), height: 1 }
      await figureCounter(
        store.db,
        () => moment,
        () => performance.now(),
      )()
      expect((await days()).reduce((sum, { trades }) => sum + trades, 0)).toBeGreaterThan(0)
    } finally {
      await store.close()
    }
  })

  it('takes no backup that is cut off, changed or something else', async () => {
    const file = await (await fetch(`${product.opsUrl}/backup`)).text()
    const lines = file.trim().split('\n')
    const changed = file.replace(/"owner_hash": "./, '"owner_hash": "z')
    expect(changed).not.toBe(file)
    const bad: [string, string][] = [
      [lines.slice(0, -1).join('\n'), 'damaged'],
      [lines.filter((line) => !line.startsWith('nft ')).join('\n'), 'damaged'],
      [changed, 'damaged'],
      ['{"format":99}', 'not-a-backup'],
      ['', 'not-a-backup'],
      [`${lines[0]}\npg_catalog.pg_class [{}]\nend`, 'not-a-backup'],
      [`${lines[0]}\nnft [{"launcher_id": 1\nend`, 'damaged'],
    ]
    const store = await openDatabase(EMBEDDED, product.scratch.migrations)
    try {
      for (const [text, code] of bad) {
        await expect(restore(store.db, linesOf(text))).rejects.toMatchObject({ code })
        expect(await store.db.select().from(block)).toEqual([])
      }
    } finally {
      await store.close()
    }
  })

  it('names the first row that differs', async () => {
    const file = await (await fetch(`${product.opsUrl}/backup`)).text()
    const own = await openOwnDatabase(url)
    const store = await openDatabase(own.url, product.scratch.migrations)
    const scratch = await openDatabase(EMBEDDED, product.scratch.migrations)
    try {
      const { height } = await restore(store.db, linesOf(file))
      const [victim] = await store.db.select().from(nft).where(isNull(nft.validTo)).limit(1)
      await store.db
        .update(nft)
        .set({ ownerHash: 'f'.repeat(64) })
        .where(eq(nft.coinId, victim?.coinId ?? ''))
      const source = nodeSource(nodeRpc(product.world.rpc.url), 0)
      const run = nodeClvmRunner()
      const read = (step: Step) => readStep(step, run, () => performance.now())
      const context = { db: store.db, source, scratch: scratch.db, read }
      const verdict = await verify(
        { ...context, onProgress: () => {} },
        height ?? 0,
        new AbortController().signal,
      )
      expect(verdict).toMatchObject({
        equal: false,
        difference: {
          table: 'nft',
          key: `${victim?.launcherId} ${victim?.validFrom}`,
          stored: { ownerHash: 'f'.repeat(64) },
          fromChain: { ownerHash: victim?.ownerHash },
        },
      })
    } finally {
      await scratch.close()
      await store.close()
      await own.drop()
    }
  })
})

async function* linesOf(text: string): AsyncGenerator<string> {
  yield* text.split('\n')
}

/** Tables give their rows in no order. */
function sortedRows(text: string): string[] {
  const rows = text.split('\n').flatMap((line) => {
    const at = line.indexOf(' [')
    if (at < 0) return [line]
    const parsed: unknown[] = JSON.parse(line.slice(at + 1))
    return parsed.map((row) => `${line.slice(0, at)} ${JSON.stringify(row)}`)
  })
  return rows.sort()
}
