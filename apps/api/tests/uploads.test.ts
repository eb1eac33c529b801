import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ApiClient, call } from '@chiaroscuro/api-client'
import { askUpload } from '@chiaroscuro/contract/operation'
import { uploaded, uploadPermit } from '@chiaroscuro/contract/schema'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diskStore } from '../src/media/disk-store.js'
import { mediaOrigin } from '../src/media/origin.js'
import { permitHashOf } from '../src/media/take-upload.js'
import { bytesSince, keepPermit, storedType } from '../src/query/upload-rows.js'
import type { OpenDatabase } from '../src/store/database.js'
import { upload } from '../src/store/schema.js'
import { type Product, startProduct } from './product/product.js'
import { clientWith, startTestPool, type TestPool } from './product/signed-in.js'
import { databases, openTestDatabase } from './test-database.js'

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

// Skipped where the native package has no build: the product stands on a devnet.
describe.skipIf(!isDevnetSupported()).each(databases.slice(-1))(
  'files that members put here, on $name',
  ({ url }) => {
    let pool: TestPool
    let product: Product
    let ann: ApiClient
    let picture: Buffer
    beforeAll(async () => {
      pool = await startTestPool()
      product = await startProduct('basic', url, (config) => ({ ...config, identity: pool }))
      ann = clientWith(product.url, pool.token('ann'))
      const background = '#80a0c0'
      picture = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
        .png()
        .toBuffer()
    })
    afterAll(async () => {
      await product?.close()
      pool?.close()
    })

    const ask = async (bytes: Uint8Array, promised = bytes) =>
      uploadPermit.parse(
        await call(ann, askUpload, { upload: { sha256: hashOf(promised), bytes: promised.length } }),
      )
    const put = async (to: string, bytes: Uint8Array) => {
      const answer = await fetch(to, { method: 'PUT', body: Buffer.from(bytes) })
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as unknown }
    }
    const placeOf = ({ put: place }: { put: { url: string } | null }) => place?.url ?? ''

    it('takes a file once, and has it for good under its hash', async () => {
      const asked = await ask(picture)
      expect(asked.url).toBeNull()
      const { status, body } = await put(placeOf(asked), picture)
      expect(status).toBe(201)
      const { url: where, ...said } = uploaded.parse(body)
      expect(said).toEqual({ sha256: hashOf(picture), media_type: 'image/png', bytes: picture.length })
      expect(where).toMatch(new RegExp(`/files/${hashOf(picture)}\\.png$`))
      const found = await fetch(where)
      expect(Buffer.from(await found.arrayBuffer()).equals(picture)).toBe(true)
      expect(found.headers.get('content-security-policy')).toMatch(/^sandbox;/)
      expect((await put(placeOf(asked), picture)).status).toBe(404)
      expect(await ask(picture)).toEqual({ sha256: hashOf(picture), url: where, put: null })
    })

    it('lets any page send what it has leave for, and nothing else', async () => {
      const asked = await ask(Buffer.from('a page asks'))
      const allowed = await fetch(placeOf(asked), { method: 'OPTIONS' })
      expect([allowed.status, allowed.headers.get('access-control-allow-methods')]).toEqual([204, 'PUT'])
      expect((await put(placeOf(asked).replace(/[^/]+$/, 'f'.repeat(64)), picture)).status).toBe(404)
    })

    it.each([
      ['other bytes of the same length', Buffer.from('abc'), Buffer.from('abd'), 422, 'differs'],
      ['more than was promised', Buffer.from('abcd'), Buffer.from('abcde'), 422, 'wrong-size'],
      ['less than was promised', Buffer.from('abcdef'), Buffer.from('ab'), 422, 'wrong-size'],
      ['what is no work', Buffer.from([0, 1, 2, 3]), Buffer.from([0, 1, 2, 3]), 415, 'unsupported-type'],
    ])('refuses %s', async (_, promised, sent, status, code) => {
      const asked = await ask(sent, promised)
      expect(await put(placeOf(asked), sent)).toMatchObject({ status, body: { code } })
      expect((await fetch(`${product.mediaUrl}/files/${hashOf(promised)}`)).status).toBe(404)
    })

    it('gives leave to members alone, for files of a bounded size', async () => {
      const one = { sha256: 'a'.repeat(64), bytes: 10 }
      await expect(call(product.client, askUpload, { upload: one })).rejects.toMatchObject({ status: 401 })
      const large = call(ann, askUpload, { upload: { ...one, bytes: 1024 * 1024 + 1 } })
      await expect(large).rejects.toMatchObject({ code: 'TooLarge' })
    })
  },
)

describe.each(databases)('leave to put files here, on $name', ({ url }) => {
  const bytes = Buffer.from('words of a license')
  const hash = hashOf(bytes)
  let open: OpenDatabase
  let folder: string
  let server: Server
  let root = ''
  let now = 1000
  beforeAll(async () => {
    open = await openTestDatabase(url)
    folder = mkdtempSync(join(tmpdir(), 'uploads-'))
    server = mediaOrigin({ db: open.db, files: diskStore(folder), rootUrl: () => root, now: () => now })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    root = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  })
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve))
    await open.close()
    rmSync(folder, { recursive: true })
  })
  const leave = (permit: string, expiresAt: number, userId = 'ann') =>
    keepPermit(open.db, {
      ...{ permitHash: permitHashOf(permit), userId, hash, bytes: bytes.length },
      ...{ askedAt: now, expiresAt },
    })
  const put = async (permit: string) =>
    (await fetch(`${root}/uploads/${permit}`, { method: 'PUT', body: bytes })).status

  it('ends with its time, and is used by one of those who come at once', async () => {
    const [late, good] = ['1'.repeat(64), '2'.repeat(64)]
    await leave(late, 1500)
    await leave(good, 9000)
    now = 1500
    expect(await put(late)).toBe(410)
    const answers = await Promise.all(Array.from({ length: 8 }, () => put(good)))
    expect(answers.sort()).toEqual([201, ...Array.from({ length: 7 }, () => 404)])
    expect(await storedType(open.db, hash)).toBe('text/plain')
  })

  it('counts against a day while it may be used, and once it was', async () => {
    const used = () => bytesSince(open.db, { userId: 'ben', since: 1000, now })
    await leave('3'.repeat(64), 3000, 'ben')
    await leave('4'.repeat(64), 3000, 'ben')
    expect(await used()).toBe(2 * bytes.length)
    expect(await put('3'.repeat(64))).toBe(201)
    now = 3000
    expect(await used()).toBe(bytes.length)
    expect(await bytesSince(open.db, { userId: 'ben', since: 2000, now })).toBe(0)
  })

  it('is kept so that it cannot be used', async () => {
    await leave('5'.repeat(64), 9000)
    expect(JSON.stringify(await open.db.select().from(upload))).not.toContain('5'.repeat(64))
  })
})
