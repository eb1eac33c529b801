import type { IncomingMessage } from 'node:http'
import { deadline } from '@chiaroscuro/http'
import { checkUrl } from './address-guard.js'
import { type Guard, guardedRequest, toMediaError } from './guarded-request.js'
import { MediaError } from './media-error.js'

export interface FetchLimits extends Guard {
  readonly maxBytes: number
  readonly timeoutMs: number
  /** Awaited once before a file grows large; the host is made to wait meanwhile. */
  readonly beforeLarge?: (signal: AbortSignal) => Promise<void>
}

/** There was no room for a large file in all the time it had: nothing is wrong with it. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError'
}

/** Files over this size are held a few at a time. */
export const LARGE_BYTES = 8 * 1024 * 1024

const MAX_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const LONGEST_RETRY_AFTER_MS = 3600_000

const ASKED = {
  method: 'GET',
  headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'chiaroscuro-media' },
} as const

/**
 * Fetches a public http(s) URL: bounded in size, time and redirects, each of which is checked like the
 * first. Sends no cookie, referrer or credentials. Throws `MediaError`.
 */
export async function fetchFile(text: string, limits: FetchLimits, signal: AbortSignal): Promise<Buffer> {
  const time = deadline(limits.timeoutMs, signal)
  try {
    return await follow(text, limits, time.signal)
  } finally {
    time.clear()
  }
}

async function follow(text: string, limits: FetchLimits, signal: AbortSignal): Promise<Buffer> {
  let next = text
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const url = checkUrl(next, limits.privateHosts)
    const answer = await guardedRequest(url, limits, ASKED, signal)
    const status = answer.statusCode ?? 0
    const { location } = answer.headers
    if (status === 200) return read(answer, limits, signal)
    // The body of anything else may be endless.
    answer.destroy()
    if (!REDIRECTS.has(status) || !location)
      throw new MediaError('status', status, { retryAfterMs: retryAfterOf(answer) })
    if (!URL.canParse(location, url.href)) throw new MediaError('malformed')
    next = new URL(location, url).href
  }
  throw new MediaError('redirects')
}

async function read(answer: IncomingMessage, limits: FetchLimits, signal: AbortSignal): Promise<Buffer> {
  const { maxBytes } = limits
  // An answer that is destroyed may still emit; nobody else listens.
  answer.on('error', () => {})
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) {
    answer.destroy()
    throw new MediaError('too-large', maxBytes)
  }
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of answer) {
      if (!Buffer.isBuffer(part)) continue
      const isGrowing = size <= LARGE_BYTES && size + part.length > LARGE_BYTES
      size += part.length
      if (size > maxBytes) throw new MediaError('too-large', maxBytes)
      if (isGrowing) await makeRoom(limits, signal)
      parts.push(part)
    }
  } catch (cause) {
    answer.destroy()
    throw cause instanceof NoRoomError ? cause : toMediaError(cause, signal)
  }
  return Buffer.concat(parts)
}

async function makeRoom({ beforeLarge }: FetchLimits, signal: AbortSignal): Promise<void> {
  try {
    await beforeLarge?.(signal)
  } catch (cause) {
    throw new NoRoomError('No room for a large file', { cause })
  }
}

/** Seconds or a date, of those who are asked too much (RFC 9110 section 10.2.3); an hour at most. */
function retryAfterOf({ statusCode, headers }: IncomingMessage): number | undefined {
  const written = headers['retry-after']
  if ((statusCode !== 429 && statusCode !== 503) || written === undefined) return undefined
  const ms = /^\d{1,9}$/.test(written) ? Number(written) * 1000 : Date.parse(written) - Date.now()
  return ms > 0 ? Math.min(ms, LONGEST_RETRY_AFTER_MS) : undefined
}
