import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { deadline } from '@chiaroscuro/http'
import { checkUrl, publicLookup } from './address-guard.js'
import { MediaError } from './media-error.js'

export interface FetchLimits {
  readonly maxBytes: number
  readonly timeoutMs: number
  readonly privateHosts: readonly string[]
}

const MAX_REDIRECTS = 3

/** Fetches a public http(s) URL: bounded in size, time and redirects, each of which is checked like the first. */
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
    const answer = await open(url, limits, signal)
    const status = answer.statusCode ?? 0
    if (status >= 300 && status < 400 && answer.headers.location) {
      answer.resume()
      next = new URL(answer.headers.location, url).href
      continue
    }
    if (status !== 200) {
      answer.resume()
      throw new MediaError('unreachable', `The server answered ${status}`)
    }
    return read(answer, limits.maxBytes, signal)
  }
  throw new MediaError('unreachable', 'Too many redirects')
}

function open(url: URL, limits: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  const allowed = limits.privateHosts.includes(url.host)
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        signal,
        headers: { accept: '*/*', 'user-agent': 'chiaroscuro-media' },
        ...(allowed ? {} : { lookup: publicLookup }),
      },
      resolve,
    )
    outgoing.on('error', (cause) =>
      reject(
        cause instanceof MediaError ? cause : new MediaError('unreachable', reason(cause, signal), cause),
      ),
    )
    outgoing.end()
  })
}

async function read(answer: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) {
    answer.destroy()
    throw new MediaError('too-large', `The file is over ${maxBytes} bytes`)
  }
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of answer) {
      if (!Buffer.isBuffer(part)) continue
      size += part.length
      if (size > maxBytes) throw new MediaError('too-large', `The file is over ${maxBytes} bytes`)
      parts.push(part)
    }
  } catch (cause) {
    answer.destroy()
    throw cause instanceof MediaError ? cause : new MediaError('unreachable', reason(cause, signal), cause)
  }
  return Buffer.concat(parts)
}

/** An answer cut off by us ends with all kinds of errors; the signal tells. */
function reason(cause: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'No answer in time'
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string')
    return `The host cannot be reached (${cause.code})`
  return 'The host cannot be reached'
}
