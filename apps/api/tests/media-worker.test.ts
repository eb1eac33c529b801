import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { diskStore } from '../src/media/disk-store.js'
import { type FileStore, fileName, sha256 } from '../src/media/file-store.js'
import type { Task } from '../src/media/find-file.js'
import { hostGate } from '../src/media/host-gate.js'
import type { ImagePool } from '../src/media/image-pool.js'
import { keptFiles } from '../src/media/kept-files.js'
import { ownFiles } from '../src/media/own-files.js'
import { FINISHED } from '../src/media/task-queue.js'
import { AT_ONCE, AT_ONCE_PER_HOST, runMediaWorker } from '../src/media/worker.js'
import type { OpenDatabase } from '../src/store/database.js'
import { document, fetchTask, media } from '../src/store/schema.js'
import { until } from './product/until.js'
import { empty, openTestDatabase } from './test-database.js'

/** A host under test: who is waiting for an answer, and how many ever asked. */
function host(answer: (path: string, response: ServerResponse) => void) {
  const seen: string[] = []
  const server = createServer((request, response) => {
    seen.push(request.url ?? '')
    answer(request.url ?? '', response)
  })
  return { server, seen }
}

const noPictures: ImagePool = {
  draw: () => Promise.reject(new Error('there are no pictures here')),
  waiting: () => 0,
  pid: () => undefined,
  close: () => {},
}

describe('the media worker', () => {
  let open: OpenDatabase
  let folder: string
  let files: FileStore
  /** Of what is held. */
  let readHeld: FileStore['read']
  /** Before the store is asked what is held. */
  let beforeKept: () => Promise<unknown>
  /** Pauses the worker began: it chooses before each. */
  let pauses = 0
  const servers: Server[] = []
  let stop: AbortController
  let running: Promise<void> | undefined
  /** The service's clock; it moves when a test says so. */
  let now = 1_000_000

  beforeAll(async () => {
    open = await openTestDatabase()
  })
  afterAll(() => open.close())
  beforeEach(async () => {
    await empty(open)
    folder = mkdtempSync(join(tmpdir(), 'media-worker-'))
    files = diskStore(folder)
    readHeld = files.read
    beforeKept = async () => {}
    pauses = 0
    stop = new AbortController()
  })
  afterEach(async () => {
    stop.abort()
    await running
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
    rmSync(folder, { recursive: true })
  })

  async function listen({ server }: { server: Server }): Promise<string> {
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  }

  function work(privateHosts: string[], gateways: string[] = []): void {
    const held: FileStore = { ...files, read: (name) => readHeld(name) }
    const find = keptFiles(open.db, held)
    const sleep = (ms: number, signal: AbortSignal) => {
      pauses++
      return wait(Math.min(ms, 20), undefined, { signal }).catch(() => {})
    }
    running = runMediaWorker(
      {
        db: open.db,
        files,
        images: noPictures,
        ipfsFolder: undefined,
        gateways,
        readOwn: ownFiles('http://media.example', held),
        async findKept(task) {
          await beforeKept()
          return find(task)
        },
        limits: { maxBytes: 100_000, timeoutMs: 60_000, privateHosts },
        hosts: hostGate(AT_ONCE_PER_HOST, () => now),
        log: { info() {}, warn() {}, error() {} },
        now: () => now,
        sleep: async (ms, signal) => void (await sleep(ms, signal)),
        onDone() {},
      },
      stop.signal,
    )
  }

  async function queue(kind: Task['kind'], key: string, uris: string[], nextAt = 0): Promise<void> {
    await open.db.insert(fetchTask).values({ kind, key, uris, attempts: 0, nextAt })
  }
  const taskOf = async (kind: Task['kind'], key: string) =>
    (
      await open.db
        .select()
        .from(fetchTask)
        .where(and(eq(fetchTask.kind, kind), eq(fetchTask.key, key)))
    )[0]
  const tried = (kind: Task['kind'], key: string) =>
    until('the file was not tried', async () => {
      const task = await taskOf(kind, key)
      return task && task.attempts > 0 ? task : undefined
    })

  it('lets a host that never answers hold a few places only', async () => {
    const slow = host(() => {})
    const fine = host((path, response) => response.end(`words of ${path}`))
    const slowHost = await listen(slow)
    const fineHost = await listen(fine)
    // More than the worker looks at in one go, all of them first in line.
    for (let i = 0; i < 300; i++)
      await queue('media', sha256(Buffer.from(`slow ${i}`)), [`http://${slowHost}/${i}`], i)
    const keys = Array.from({ length: 40 }, (_, i) => sha256(Buffer.from(`words of /${i}`)))
    for (const [i, key] of keys.entries()) await queue('media', key, [`http://${fineHost}/${i}`], 1000 + i)
    work([slowHost, fineHost])
    for (const key of keys) expect(await tried('media', key)).toMatchObject({ nextAt: FINISHED })
    expect(slow.seen.length).toBe(AT_ONCE_PER_HOST)
    expect(AT_ONCE_PER_HOST * 3).toBeLessThan(AT_ONCE)
  })

  it('chooses no more for a host than it takes, however long it looks among what is kept', async () => {
    const place = host((path, response) => response.end(path))
    const placeHost = await listen(place)
    const keys = Array.from({ length: AT_ONCE_PER_HOST * 3 }, (_, i) => sha256(Buffer.from(`/${i}`)))
    for (const [i, key] of keys.entries()) await queue('media', key, [`http://${placeHost}/${i}`])
    beforeKept = () => until('the worker does not choose again', async () => pauses > 3 || undefined)
    work([placeHost])
    // The clock stands still: one that was sent away for want of a place would not come back.
    for (const key of keys) expect(await tried('media', key)).toMatchObject({ nextAt: FINISHED })
    expect(place.seen).toHaveLength(keys.length)
  })

  it('reads what was put here by its address, without asking anybody', async () => {
    const bytes = Buffer.from('put here')
    const hash = sha256(bytes)
    await files.write(fileName(hash), bytes, 'text/plain')
    const other = sha256(Buffer.from('something else'))
    // The private address is none that may be asked.
    await queue('media', hash, ['http://127.0.0.1:1/x', `http://media.example/files/${hash}.txt`])
    await queue('media', other, [`http://media.example/files/${hash}.txt`])
    work([])
    expect(await tried('media', hash)).toMatchObject({ nextAt: FINISHED })
    expect(await tried('media', other)).not.toMatchObject({ nextAt: FINISHED })
    const [found] = await open.db.select().from(media).where(eq(media.key, hash))
    expect(found).toMatchObject({ state: 1, foundAt: `http://media.example/files/${hash}.txt` })
  })

  it('looks elsewhere for what was put here and cannot be read', async () => {
    const place = host((path, response) => response.end(path))
    const placeHost = await listen(place)
    const key = sha256(Buffer.from('/elsewhere'))
    await files.write(fileName(key), Buffer.from('/elsewhere'), 'text/plain')
    readHeld = () => Promise.reject(new Error('a disk that fails'))
    const uri = `http://${placeHost}/elsewhere`
    await queue('media', key, [`http://media.example/files/${key}.txt`, uri])
    work([placeHost])
    expect(await tried('media', key)).toMatchObject({ nextAt: FINISHED })
    const [found] = await open.db.select().from(media).where(eq(media.key, key))
    expect(found).toMatchObject({ state: 1, foundAt: uri })
  })

  it('looks at a file again that it holds, wherever its host has gone', async () => {
    const place = host((path, response) => response.end(path))
    const placeHost = await listen(place)
    const key = sha256(Buffer.from('/once'))
    const uri = `http://${placeHost}/once`
    await queue('media', key, [uri])
    work([placeHost])
    await tried('media', key)
    await open.db.update(media).set({ mimeType: 'none yet' }).where(eq(media.key, key))
    await open.db.update(fetchTask).set({ nextAt: 0 }).where(eq(fetchTask.key, key))
    await until('not looked at again', async () => (await taskOf('media', key))?.attempts === 2 || undefined)
    expect(place.seen).toEqual(['/once'])
    const [found] = await open.db.select().from(media).where(eq(media.key, key))
    expect(found).toMatchObject({ state: 1, foundAt: uri, fileHash: key, mimeType: 'text/plain' })
  })

  it.each([
    ['holds other bytes than it once found', async () => Buffer.from('/rotted')],
    ['cannot read what it holds', () => Promise.reject(new Error('a disk that fails'))],
  ])('fetches a file anew, and keeps it, when it %s', async (_what, read) => {
    const place = host((path, response) => response.end(path))
    const placeHost = await listen(place)
    const key = sha256(Buffer.from('/rotten'))
    await queue('media', key, [`http://${placeHost}/rotten`])
    work([placeHost])
    await tried('media', key)
    await files.write(fileName(key), Buffer.from('/rotted'), 'text/plain')
    readHeld = read
    await open.db.update(fetchTask).set({ nextAt: 0 }).where(eq(fetchTask.key, key))
    await until('not looked at again', async () => (await taskOf('media', key))?.attempts === 2 || undefined)
    expect(place.seen).toEqual(['/rotten', '/rotten'])
    expect(String(await files.read(fileName(key)))).toBe('/rotten')
  })

  it('leaves a host in peace for as long as it asks, all its files', async () => {
    let busy = true
    const shop = host((path, response) =>
      busy ? response.writeHead(429, { 'retry-after': '600' }).end() : response.end(path),
    )
    const shopHost = await listen(shop)
    const keys = ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/h'].map(
      (path) => [path, sha256(Buffer.from(path))] as const,
    )
    await queue('media', keys[0]?.[1] ?? '', [`http://${shopHost}/a`])
    work([shopHost])
    const first = await tried('media', keys[0]?.[1] ?? '')
    expect(first.nextAt).toBe(now + 600_000)
    for (const [path, key] of keys.slice(1)) await queue('media', key, [`http://${shopHost}${path}`])
    busy = false
    // Long enough for many looks at the queue, all of which the host must not notice.
    await wait(300)
    expect(shop.seen).toEqual(['/a'])
    now += 600_000
    for (const [, key] of keys)
      await until('not fetched', async () => (await taskOf('media', key))?.nextAt === FINISHED || undefined)
    expect(shop.seen.length).toBe(keys.length + 1)
    expect(await open.db.select({ code: media.code, detail: media.codeDetail }).from(media)).toEqual(
      keys.map(() => ({ code: null, detail: null })),
    )
  })

  it('takes the first address whose bytes match, and tells what the others have when none do', async () => {
    const place = host((path, response) =>
      path === '/gone' ? response.writeHead(404).end() : response.end(path),
    )
    const placeHost = await listen(place)
    const right = sha256(Buffer.from('/right'))
    const url = (path: string) => `http://${placeHost}${path}`
    await queue('media', right, ['/gone', '/wrong', '/right', '/never'].map(url))
    await queue('media', '0'.repeat(64), ['/gone', '/wrong', '/gone'].map(url))
    await queue('media', '1'.repeat(64), [url('/gone'), 'ftp://example.org/'])
    await queue('media', '2'.repeat(64), ['ar://x'])
    work([placeHost])
    expect(await tried('media', right)).toMatchObject({ nextAt: FINISHED })
    for (const digit of ['0', '1', '2'])
      expect((await tried('media', digit.repeat(64))).nextAt).toBe(now + 15_000)
    expect(place.seen).not.toContain('/never')
    const rows = await open.db.select().from(media).orderBy(media.key)
    expect(rows.map(({ state, code, codeDetail }) => [state, code, codeDetail])).toEqual(
      [right, '0', '1', '2'].sort().map((key) =>
        key === right
          ? [1, null, null]
          : {
              '0': [2, 'mismatch', sha256(Buffer.from('/wrong'))],
              '1': [3, 'status', '404'],
              '2': [3, 'no-address', null],
            }[key],
      ),
    )
  })

  it('asks the gateways for what another gateway had', async () => {
    const cid = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
    const gateway = host((path, response) => response.end(path))
    const gatewayHost = await listen(gateway)
    const key = sha256(Buffer.from(`/ipfs/${cid}/1.json`))
    await queue('metadata', key, [`https://${cid}.ipfs.gone.invalid/1.json`])
    work([gatewayHost], [`http://${gatewayHost}`])
    expect(await tried('metadata', key)).toMatchObject({ nextAt: FINISHED })
  })

  it('reads data from the address itself, and keeps the exact bytes of every document', async () => {
    const text = '\uFEFF{"name":"\\u0000", "name": "Second", "big": 12345678901234567890.10}'
    const documents: [Task['kind'], Buffer, string][] = [
      ['metadata', Buffer.from(text), `data:application/json;base64,${Buffer.from(text).toString('base64')}`],
      ['metadata', Buffer.from('{"a": "b c"}'), 'data:application/json,%7B%22a%22:%20%22b%20c%22%7D'],
      ['license', Buffer.from('All yours.'), 'data:,All%20yours.'],
      ['metadata', Buffer.from("{'name': 'single'}"), "data:,{'name': 'single'}"],
    ]
    for (const [kind, bytes, uri] of documents) await queue(kind, sha256(bytes), [uri])
    const picture = Buffer.from('no picture, but media')
    await queue('media', sha256(picture), [`data:image/png;base64,${picture.toString('base64')}`])
    work([])
    for (const [kind, bytes] of documents) {
      expect(await tried(kind, sha256(bytes))).toMatchObject({ nextAt: FINISHED })
      expect((await files.read(fileName(sha256(bytes)))).equals(bytes)).toBe(true)
    }
    expect(await tried('media', sha256(picture))).toMatchObject({ nextAt: FINISHED })
    const rows = await open.db.select().from(document)
    const shown = documents.map(([, bytes]) => rows.find(({ hash }) => hash === sha256(bytes)))
    expect(shown.map((row) => [row?.state, row?.isJson, row?.code, row?.bytes])).toEqual([
      [1, true, null, Buffer.byteLength(text)],
      [1, true, null, 12],
      [1, false, null, 10],
      [1, false, 'not-json', 18],
    ])
    expect(shown[0]?.json).toMatchObject({ name: 'Second' })
  })
})
