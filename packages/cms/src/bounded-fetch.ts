import { CmsError, type CmsErrorCode } from './error.js'

/** What the client library is handed in place of an answer: it keeps an error's message and nothing else. */
const WORDS: Partial<Record<CmsErrorCode, string>> = {
  timeout: 'The content service did not answer in time',
  network: 'The content service cannot be reached',
  'too-large': 'The content service answered more than is read',
  malformed: 'The content service did not answer with JSON',
}

/** The error behind a message that `boundedFetch` gave. */
export function faultOf(message: string | undefined): CmsErrorCode {
  for (const code of ['timeout', 'network', 'too-large'] as const) if (WORDS[code] === message) return code
  return 'malformed'
}

/** The message for an error without a status. */
export function wordsOf(code: CmsErrorCode): string {
  return WORDS[code] ?? 'The content service failed'
}

interface Bounds {
  timeoutMs: number
  maxBytes: number
}

/** The service leads to the current cache version of an answer, once. */
const MOST_HOPS = 2

/**
 * `fetch` for the client library, bounded in time (milliseconds, the body included) and size (bytes), which the
 * library is not. It follows redirects within the service alone: the token would travel along.
 */
export function boundedFetch({ timeoutMs, maxBytes }: Bounds): typeof fetch {
  return async (input, init) => {
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), timeoutMs)
    try {
      const answer = await followWithin(String(input), { ...init, signal: controller.signal })
      const bytes = await readBounded(answer, maxBytes)
      return new Response(bytes, { status: answer.status, headers: plainHeaders(answer.headers) })
    } catch (cause) {
      if (cause instanceof CmsError) throw cause
      const code = controller.signal.aborted ? 'timeout' : 'network'
      throw new CmsError(code, wordsOf(code), { cause })
    } finally {
      clearTimeout(timer)
      controller.abort()
    }
  }
}

async function followWithin(url: string, init: RequestInit, hops = 0): Promise<Response> {
  const answer = await fetch(url, { ...init, redirect: 'manual' })
  const to = answer.headers.get('location')
  if (to === null || answer.status < 301 || answer.status > 308) return answer
  await answer.body?.cancel()
  const next = new URL(to, url)
  if (hops >= MOST_HOPS || next.origin !== new URL(url).origin)
    throw new CmsError('network', wordsOf('network'), { status: answer.status })
  return followWithin(next.href, init, hops + 1)
}

async function readBounded(answer: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.byteLength
    if (size > maxBytes) throw new CmsError('too-large', wordsOf('too-large'), { status: answer.status })
    parts.push(part)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}

/** The body was unpacked already. */
function plainHeaders(headers: Headers): Headers {
  const plain = new Headers(headers)
  plain.delete('content-encoding')
  plain.delete('content-length')
  return plain
}
