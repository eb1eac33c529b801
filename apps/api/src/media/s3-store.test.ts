import { createHash, createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FileStore, fileName, saveFile, sha256, thumbnailName } from './file-store.js'
import { S3Error, s3Store } from './s3-store.js'

const REGION = 'eu-test-1'
const KEY = { id: 'AKIDEXAMPLE', secret: 'a secret/of+ours' }

const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** What a request should have been signed with (AWS Signature Version 4), by what it says it signed. */
function signatureOf(request: IncomingMessage): string {
  const { authorization = '' } = request.headers
  const signed = /SignedHeaders=([^,]+)/.exec(authorization)?.[1] ?? ''
  const scope = /Credential=[^/]+\/([^,]+)/.exec(authorization)?.[1] ?? ''
  const time = String(request.headers['x-amz-date'])
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const payload = String(request.headers['x-amz-content-sha256'])
  const canonical = [request.method, request.url, '', headers.join(''), signed, payload].join('\n')
  const [date = '', region = '', service = ''] = scope.split('/')
  const key = [region, service, 'aws4_request'].reduce<Buffer>(
    (by, word) => hmac(by, word),
    hmac(`AWS4${KEY.secret}`, date),
  )
  return hmac(key, ['AWS4-HMAC-SHA256', time, scope, hash(canonical)].join('\n')).toString('hex')
}

/** A bucket that checks what a real one checks. */
function bucket() {
  const held = new Map<string, { bytes: Buffer; type: string | undefined }>()
  const failures: number[] = []
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const failure = failures.shift()
    const { authorization = '' } = request.headers
    const payload = String(request.headers['x-amz-content-sha256'])
    const isSigned =
      authorization.startsWith(`AWS4-HMAC-SHA256 Credential=${KEY.id}/`) &&
      authorization.includes(`/${REGION}/s3/aws4_request`) &&
      authorization.endsWith(`Signature=${signatureOf(request)}`)
    if (failure !== undefined) return response.writeHead(failure).end()
    if (!isSigned) return response.writeHead(403).end('SignatureDoesNotMatch')
    if (request.method === 'PUT') {
      if (payload !== hash(body)) return response.writeHead(400).end('XAmzContentSHA256Mismatch')
      held.set(request.url ?? '', { bytes: body, type: request.headers['content-type'] })
      return response.writeHead(200).end()
    }
    const found = held.get(request.url ?? '')
    if (!found) return response.writeHead(404).end()
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const bytes = start ? found.bytes.subarray(Number(start), Number(end) + 1) : found.bytes
    response.writeHead(start ? 206 : 200, { 'content-length': bytes.length })
    response.end(request.method === 'HEAD' ? undefined : bytes)
  })
  return { server, held, failures }
}

describe('s3Store', () => {
  let server: Server
  let held: ReturnType<typeof bucket>['held']
  let failures: number[]
  let store: FileStore
  let endpoint = ''
  const settings = () => ({
    endpoint,
    bucket: 'files',
    region: REGION,
    accessKeyId: KEY.id,
    secretAccessKey: KEY.secret,
  })

  beforeEach(async () => {
    ;({ server, held, failures } = bucket())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    store = s3Store(settings())
  })
  afterEach(() => new Promise((resolve) => server.close(resolve)))

  it('keeps files under the hash of their bytes, with their type, and gives them back', async () => {
    const bytes = Buffer.from('a picture, perhaps')
    const name = fileName(await saveFile(store, bytes, 'image/png'))
    expect(held.get(`/files/${name}`)).toEqual({ bytes, type: 'image/png' })
    expect(await store.size(name)).toBe(bytes.length)
    expect(await store.read(name)).toEqual(bytes)
    expect(String(await buffer(await store.open(name, 2, 8)))).toBe('picture')
    const thumbnail = thumbnailName(sha256(bytes), 200, 'webp')
    await store.write(thumbnail, Buffer.from('small'), 'image/webp')
    expect(String(await store.read(thumbnail))).toBe('small')
  })

  it('lends a path for as long as it is needed', async () => {
    const name = fileName(await saveFile(store, Buffer.from('words'), 'text/plain'))
    const path = await store.withPath(name, async (lent) => {
      expect(readFileSync(lent, 'utf8')).toBe('words')
      return lent
    })
    expect(existsSync(path)).toBe(false)
  })

  it('knows what it does not have', async () => {
    const name = fileName('0'.repeat(64))
    expect(await store.size(name)).toBeUndefined()
    await expect(store.read(name)).rejects.toThrow(S3Error)
    await expect(store.open(name, 0, 1)).rejects.toThrow(S3Error)
  })

  it('tries again when the service stumbles, and says when it goes on', async () => {
    failures.push(503)
    await store.write('file/aa/aa', Buffer.from('x'), 'text/plain')
    failures.push(503, 503, 503)
    await expect(s3Store(settings(), 1).read('file/aa/aa')).rejects.toThrow('answered 503 to GET')
  })

  it('fails with a wrong secret, which it does not tell', async () => {
    const wrong = s3Store({ ...settings(), secretAccessKey: 'hunter2' })
    const error: unknown = await wrong.read('file/aa/aa').catch((cause: unknown) => cause)
    expect(String(error)).toBe('S3Error: The object store answered 403 to GET')
    expect(JSON.stringify(error)).not.toContain('hunter2')
  })
})
