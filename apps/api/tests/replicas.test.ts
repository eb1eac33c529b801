import { call } from '@chiaroscuro/api-client'
import { listGardens, saveGarden } from '@chiaroscuro/contract/operation'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadTip } from '../src/query/block-rows.js'
import type { OpenDatabase } from '../src/store/database.js'
import { openReplicas, type Replicas } from '../src/store/replicas.js'
import { block, garden } from '../src/store/schema.js'
import { type Product, startProduct } from './product/product.js'
import { openOwnDatabase } from './product/scratch.js'
import { clientWith, startTestPool, type TestPool } from './product/signed-in.js'
import { openTestDatabase } from './test-database.js'

const url = process.env.TEST_POSTGRES_URL

/** A database that stands where a copy would: its rows say which one it is. Nothing replicates here. */
async function openCopy(name: string, height: number) {
  const own = await openOwnDatabase(url ?? '')
  const store = await openTestDatabase(own.url)
  await store.db.insert(block).values({ height, hash: name, previousHash: '' })
  return { ...own, store }
}

describe.skipIf(!url)('copies of the database (needs TEST_POSTGRES_URL)', () => {
  let copies: Awaited<ReturnType<typeof openCopy>>[] = []
  let replicas: Replicas
  let height = 7
  const changes: [number, boolean, string | undefined][] = []

  beforeAll(async () => {
    copies = await Promise.all([openCopy('one', 7), openCopy('two', 6), openCopy('three', 3)])
    replicas = openReplicas({
      urls: [...copies.map((copy) => copy.url), 'postgres://nobody@127.0.0.1:1/none'],
      height: () => height,
      onChange: (at, isUp, reason) => changes.push([at, isUp, reason]),
      everyMs: 50,
    })
  })
  afterAll(async () => {
    await replicas?.close()
    for (const { store, drop } of copies) {
      await store.close()
      await drop()
    }
  })

  async function answering(): Promise<string[]> {
    const names = new Set<string>()
    for (let n = 0; n < 6; n++) {
      const db = replicas.next()
      if (db) names.add((await loadTip(db))?.hash ?? '')
    }
    return [...names].sort()
  }

  it('answer in turn while they are near enough, and only then', async () => {
    await expect.poll(answering).toEqual(['one', 'two'])
    height = 8
    await expect.poll(answering).toEqual(['one'])
    const third: OpenDatabase | undefined = copies[2]?.store
    await third?.db.insert(block).values({ height: 8, hash: 'three', previousHash: '' })
    await expect.poll(answering).toEqual(['one', 'three'])
    expect(changes.filter(([at]) => at === 3)).toEqual([])
    expect(changes.find(([at, isUp]) => at === 1 && !isUp)?.[2]).toBe('2 blocks behind')
  })

  it('are left alone after a failed read until they answer again', async () => {
    const db = replicas.next()
    if (!db) throw new Error('no copy answers')
    const before = changes.length
    replicas.failed(db)
    replicas.failed(db)
    expect(changes.slice(before).map(([, isUp]) => isUp)).toEqual([false])
    await expect.poll(answering).toEqual(['one', 'three'])
  })
})

describe.skipIf(!url || !isDevnetSupported())('an API with a copy (needs TEST_POSTGRES_URL)', () => {
  let copy: Awaited<ReturnType<typeof openCopy>>
  let pool: TestPool
  let product: Product
  beforeAll(async () => {
    pool = await startTestPool()
    copy = await openCopy('far ahead', 1_000_000)
    await copy.store.db.insert(garden).values({
      id: 'a1',
      slug: 'in-the-copy',
      name: 'In the copy',
      ownerDid: '12'.repeat(32),
      createdAt: 0,
      updatedAt: 0,
    })
    product = await startProduct('empty', url, (config) => ({
      ...config,
      identity: pool,
      serving: { ...config.serving, replicaUrls: [copy.url] },
    }))
  })
  afterAll(async () => {
    await product?.close()
    pool?.close()
  })

  it('reads from it, but what a caller wrote from the primary, and all when it is gone', async () => {
    const slugs = async (client = product.client) =>
      (await call(client, listGardens, {})).items.map(({ slug }) => slug)
    await expect.poll(slugs).toEqual(['in-the-copy'])
    const admin = clientWith(product.url, pool.token('ada', { 'cognito:groups': ['admin'] }))
    await call(admin, saveGarden, {
      slug: 'in-the-primary',
      garden: { name: 'In the primary', owner_id: '12'.repeat(32) },
    })
    expect(await slugs(admin)).toEqual(['in-the-primary'])
    expect(await slugs()).toEqual(['in-the-copy'])
    await copy.store.close()
    await copy.drop()
    for (let n = 0; n < 5; n++) expect(await slugs()).toEqual(['in-the-primary'])
    expect(product.lines.join('')).toContain('a copy of the database is left alone')
    expect(product.lines.join('')).not.toContain('a request failed')
    expect(product.lines.join('')).not.toContain('postgres://')
  })
})
