import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { PushDeviceInput } from '@chiaroscuro/contract/operation'
import { importJWK, jwtVerify } from 'jose'
import { z } from 'zod'

/** What a browser reads. */
const note = z.strictObject({
  title: z.string(),
  body: z.string(),
  path: z.string(),
  tag: z.string(),
  lang: z.enum(['en', 'zh']),
})
export type Note = z.infer<typeof note>

/** A browser that subscribed: its keys stay with it, as real ones do. */
export interface Browser {
  readonly input: PushDeviceInput
  readonly heard: Note[]
  /** What its service answers, in turn; 201 when nothing is left. */
  answers: number[]
}

/** Stands in for a push service and for the browsers behind it: takes what a real one takes, and decrypts it as they do. */
export async function startPushService(publicKey: string) {
  const browsers = new Map<string, { browser: Browser; read: (body: Buffer) => Buffer }>()
  const faults: string[] = []
  let came = 0
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(Buffer.from(part))
    came += 1
    const known = browsers.get(request.url ?? '')
    const answer = known?.browser.answers.shift() ?? (known ? 201 : 404)
    try {
      await verify(request.headers, `http://${host()}`, publicKey)
      if (known && answer < 300)
        known.browser.heard.push(note.parse(JSON.parse(known.read(Buffer.concat(parts)).toString())))
    } catch (error) {
      faults.push(error instanceof Error ? error.message : 'unknown')
    }
    response.writeHead(answer).end()
  })
  const host = () => {
    const address = server.address()
    return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    host: host(),
    /** What was wrong with what came. */
    faults,
    came: () => came,
    subscribe(label: string, language: 'en' | 'zh' = 'en'): Browser {
      const pair = createECDH('prime256v1')
      pair.generateKeys()
      const auth = randomBytes(16)
      const path = `/wpush/${randomBytes(16).toString('hex')}`
      const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') }
      const input = { endpoint: `http://${host()}${path}`, ...keys, label, language }
      const browser: Browser = { input, heard: [], answers: [] }
      browsers.set(path, {
        browser,
        read: (body) => decrypt(body, { private: pair.getPrivateKey(), public: pair.getPublicKey(), auth }),
      })
      return browser
    },
    close: () => server.close(),
  }
}

/** The headers of RFC 8030 and the token of RFC 8292. */
async function verify(headers: IncomingHttpHeaders, origin: string, publicKey: string): Promise<void> {
  if (headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(String(headers.ttl)))
    throw new Error('headers of a push are missing')
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
  if (key !== publicKey) throw new Error('another key')
  const point = Buffer.from(key, 'base64url')
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }, 'ES256')
  const { payload } = await jwtVerify(token, jwk, { audience: origin })
  if (!/^(https?:|mailto:)/.test(payload.sub ?? '')) throw new Error('nobody to write to')
  if ((payload.exp ?? 0) > Date.now() / 1000 + 86_400) throw new Error('a token of more than a day')
}

interface Keys {
  readonly private: Buffer
  readonly public: Buffer
  readonly auth: Buffer
}

/** RFC 8291 and 8188 by the letter, from Node's own functions: one record. */
function decrypt(body: Buffer, keys: Keys): Buffer {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength)
  if (body.readUInt32BE(16) < sealed.length) throw new Error('more than one record')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(keys.private)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.public, sender])
  const ikm = derive(pair.computeSecret(sender), keys.auth, info, 32)
  const key = derive(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('not padded')
  return padded.subarray(0, end)
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
