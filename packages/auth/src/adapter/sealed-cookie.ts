import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import type { Store } from '../port.js'
import type { Random } from '../srp/index.js'

export interface SealedCookieOptions {
  /** The request's `Cookie` header. */
  readonly header: string | null | undefined
  /** Name of the cookie; its pieces are `name.0`, `name.1` … */
  readonly name: string
  /** At least 32 characters each. The first seals; all of them open, so that one can be replaced in peace. */
  readonly secrets: readonly string[]
  readonly maxAgeSeconds: number
  readonly secure?: boolean
  readonly sameSite?: 'Lax' | 'Strict'
  readonly path?: string
  /** Bytes that what is kept is filled up to a multiple of, so that its length says less. */
  readonly padTo?: number
  readonly random: Random
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** A store inside a request's cookies, encrypted; no script reads it, and nobody changes it unseen. */
export interface SealedCookie {
  readonly store: Store
  /** The `Set-Cookie` headers of the answer; none if nothing was written. */
  readonly setCookies: () => readonly string[]
}

/** Browsers keep 4,096 bytes a cookie, name and attributes included. */
const PIECE = 3_600
/** More than tokens and device keys need; a header of more is refused by servers on the way. */
const MAX_PIECES = 8
const IV_BYTES = 12
const TAG_BYTES = 16

/** Opens the store a request carries: AES-256-GCM, bound to the cookie's name and to its end. */
export function sealedCookie(options: SealedCookieOptions): SealedCookie {
  const { header, name, secrets, maxAgeSeconds, now, random } = options
  if (secrets.length === 0 || secrets.some((one) => one.length < 32))
    throw new RangeError('A secret of a sealed cookie has at least 32 characters')
  const pieces = readPieces(header ?? '', name)
  const kept = open(pieces, options) ?? new Map<string, string>()
  let written = false
  return {
    store: {
      read: async (keys) => new Map([...kept].filter(([key]) => keys.includes(key))),
      async write(changes) {
        for (const [key, text] of changes) {
          if (text === undefined ? !kept.delete(key) : kept.get(key) === text) continue
          if (text !== undefined) kept.set(key, text)
          written = true
        }
      },
    },
    setCookies() {
      if (!written) return []
      const text = JSON.stringify({ until: now() + maxAgeSeconds * 1000, kept: [...kept] })
      // JSON may end in spaces.
      const content = text + ' '.repeat(padding(Buffer.byteLength(text), options.padTo))
      const sealed = kept.size === 0 ? '' : seal(content, name, secrets[0] ?? '', random)
      const fresh = sealed.match(new RegExp(`.{1,${PIECE}}`, 'g')) ?? []
      if (fresh.length > MAX_PIECES) throw new RangeError(`The cookie ${name} has grown too large`)
      const all = fresh.map((piece, i) => cookie(options, i, piece, maxAgeSeconds))
      for (let i = fresh.length; i < pieces.length; i++) all.push(cookie(options, i, '', 0))
      return all
    },
  }
}

function padding(length: number, padTo = 1): number {
  return (padTo - (length % padTo)) % padTo
}

function cookie(
  { name, path = '/', secure = true, sameSite = 'Lax' }: SealedCookieOptions,
  piece: number,
  value: string,
  maxAge: number,
): string {
  const flags = `Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`
  return `${name}.${piece}=${value}; ${flags}`
}

function readPieces(header: string, name: string): string[] {
  const found = new Map<string, string>()
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    found.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim())
  }
  const pieces: string[] = []
  for (let i = 0; i < MAX_PIECES; i++) {
    const piece = found.get(`${name}.${i}`)
    if (piece === undefined) break
    pieces.push(piece)
  }
  return pieces
}

function keyOf(secret: string, name: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `sealed cookie ${name}`, 32))
}

function seal(content: string, name: string, secret: string, random: Random): string {
  const iv = random(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, name), iv)
  const body = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/** What was sealed; `undefined` if there is nothing, it was not sealed by one of our secrets, or its time is over. */
function open(
  pieces: readonly string[],
  { name, secrets, now }: SealedCookieOptions,
): Map<string, string> | undefined {
  const sealed = Buffer.from(pieces.join(''), 'base64url')
  if (sealed.length <= IV_BYTES + TAG_BYTES) return undefined
  for (const secret of secrets) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, name), sealed.subarray(0, IV_BYTES))
      decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      const body = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES))
      return readContent(Buffer.concat([body, decipher.final()]).toString('utf8'), now())
    } catch {
      // Sealed by another secret, or by nobody we know.
    }
  }
  return undefined
}

function readContent(json: string, now: number): Map<string, string> | undefined {
  const content: unknown = JSON.parse(json)
  if (typeof content !== 'object' || content === null) return undefined
  const { until, kept } = content as Record<string, unknown>
  if (typeof until !== 'number' || until < now || !Array.isArray(kept)) return undefined
  return new Map(kept.filter((pair): pair is [string, string] => Array.isArray(pair) && pair.length === 2))
}
