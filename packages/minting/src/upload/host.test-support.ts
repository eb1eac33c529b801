import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { fileCid } from './file-cid.js'

/**
 * How a host answers one request: as it should, with a status, cut short with or without a word, with a byte changed, with more
 * than there is, a part at a time, or never.
 */
export type Mood = 'good' | number | 'cut' | 'short' | 'altered' | 'longer' | 'slow' | 'never'

/** Somewhere files can be put and fetched, over each protocol; it can be told to misbehave. */
export async function openHost() {
  const held = new Map<string, Buffer>()
  const requests: { method: string; path: string; authorization: string | undefined }[] = []
  /** Of the requests to come, in their order: `put` of those that bring something. */
  const moods: { put: Mood[]; get: Mood[] } = { put: [], get: [] }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname: path } = new URL(request.url ?? '', 'http://host')
    const { method = '', headers } = request
    requests.push({ method, path, authorization: headers.authorization })
    const body = await buffer(request)
    const mood = (method === 'GET' ? moods.get : moods.put).shift() ?? 'good'
    if (typeof mood === 'number') return void response.writeHead(mood).end('no')
    if (mood === 'never') return
    const isSigned = headers['x-amz-date'] !== undefined
    if (isSigned && !headers.authorization?.endsWith(`Signature=${signatureOf(request)}`))
      return void response.writeHead(403).end('SignatureDoesNotMatch')
    if (method !== 'GET') return void response.end(await take(path, body, headers, mood))
    const found = held.get(path)
    if (!found) return void response.writeHead(404).end()
    await give(found, mood, response)
  }
  async function take(path: string, body: Buffer, headers: IncomingMessage['headers'], mood: Mood) {
    if (headers['x-amz-content-sha256'] !== undefined) {
      const hash = createHash('sha256').update(body).digest('hex')
      if (hash !== headers['x-amz-content-sha256']) throw new Error('another content')
      held.set(path, body)
      return ''
    }
    const type = { 'content-type': headers['content-type'] ?? '' }
    const file = (await new Response(new Uint8Array(body), { headers: type }).formData()).get('file')
    if (!(file instanceof Blob)) throw new Error('no file')
    const bytes = Buffer.from(await file.arrayBuffer())
    const cid = await fileCid(mood === 'altered' ? Buffer.concat([bytes, Buffer.from('!')]) : bytes)
    held.set(`/ipfs/${cid}`, bytes)
    if (mood === 'short') return '{'
    return JSON.stringify(path === '/v3/files' ? { data: { cid } } : { Name: 'file', Hash: cid, Size: '1' })
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    ...{ url: `http://127.0.0.1:${port}`, held, requests, moods },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

/** The secret that requests of S3 are signed with here. */
export const SECRET = 'a secret'

/** What a request has to be signed with, by what it says that it signed (AWS Signature Version 4). */
function signatureOf({ method, url, headers }: IncomingMessage): string {
  const said = String(headers.authorization)
  const [, scope = ''] = /Credential=[^/]+\/([^,]+)/.exec(said) ?? []
  const [, names = ''] = /SignedHeaders=([^,]+)/.exec(said) ?? []
  const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`)
  const asked = [method, url, '', lines.join(''), names, headers['x-amz-content-sha256']].join('\n')
  const digest = createHash('sha256').update(asked).digest('hex')
  const sign = (key: string | Buffer, words: string) => createHmac('sha256', key).update(words).digest()
  const key = scope.split('/').reduce<string | Buffer>(sign, `AWS4${SECRET}`)
  return sign(key, ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n')).toString('hex')
}

async function give(bytes: Buffer, mood: Mood, response: ServerResponse) {
  const half = bytes.subarray(0, Math.floor(bytes.length / 2))
  if (mood === 'cut') {
    response.writeHead(200, { 'content-length': bytes.length })
    response.write(half, () => response.destroy())
  } else if (mood === 'short') response.writeHead(200).end(half)
  else if (mood === 'altered') {
    const other = Buffer.from(bytes)
    other[0] = (other[0] ?? 0) ^ 1
    response.end(other)
  } else if (mood === 'longer') response.end(Buffer.concat([bytes, Buffer.from('!')]))
  else if (mood === 'slow') {
    for (const part of [half, bytes.subarray(half.length)])
      await new Promise<void>((resolve) => response.write(part, () => setImmediate(resolve)))
    response.end()
  } else response.end(bytes)
}

export type Host = Awaited<ReturnType<typeof openHost>>
