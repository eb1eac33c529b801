import { deadline } from './deadline.js'
import { HttpError } from './http-error.js'

export type Fetch = typeof globalThis.fetch

export interface FetchOptions {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  /** Sent as JSON. */
  json?: unknown
  /** Sent as a form. */
  form?: Record<string, string>
  /** Whole request, milliseconds. Default 15 s. */
  timeoutMs?: number
  /** Largest answer that is read, bytes. Default 32 MiB. */
  maxBytes?: number
  signal?: AbortSignal | undefined
  fetch?: Fetch
  redirect?: 'follow' | 'manual' | 'error'
}

/** GET or POST; the answer's bytes, bounded in size and time. Throws `HttpError`. */
export async function fetchBytes(
  url: string,
  options: FetchOptions = {},
): Promise<{ bytes: Uint8Array; response: Response }> {
  const limit = options.maxBytes ?? 32 * 1024 * 1024
  const body = bodyOf(options)
  const time = deadline(options.timeoutMs ?? 15_000, options.signal)
  try {
    const response = await (options.fetch ?? fetch)(url, {
      method: options.method ?? (body === null ? 'GET' : 'POST'),
      headers: {
        ...(options.json === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      body,
      redirect: options.redirect ?? 'follow',
      signal: time.signal,
    })
    const bytes = await readBounded(response, limit)
    if (!response.ok) throw statusError(response, bytes)
    return { bytes, response }
  } catch (error) {
    if (error instanceof HttpError) throw error
    if (time.isOver()) throw new HttpError('timeout', 'No answer in time', { cause: error })
    options.signal?.throwIfAborted()
    throw new HttpError('network', 'Network error', { cause: error })
  } finally {
    time.clear()
  }
}

/** Like `fetchBytes`, parsed as JSON by `parse` (default `JSON.parse`). */
export async function fetchJson(
  url: string,
  options: FetchOptions & { parse?: (text: string) => unknown } = {},
): Promise<unknown> {
  const { bytes, response } = await fetchBytes(url, options)
  const text = new TextDecoder().decode(bytes)
  try {
    return (options.parse ?? JSON.parse)(text)
  } catch (cause) {
    throw new HttpError('not-json', 'The answer is not JSON', { status: response.status, cause })
  }
}

/** `fetch` itself says that a form is one. */
function bodyOf({ json, form }: FetchOptions): string | URLSearchParams | null {
  if (form) return new URLSearchParams(form)
  return json === undefined ? null : JSON.stringify(json)
}

async function readBounded(response: Response, limit: number): Promise<Uint8Array> {
  const declared = Number(response.headers.get('content-length') ?? 0)
  if (declared > limit)
    throw new HttpError('too-large', `The answer is over ${limit} bytes`, { status: response.status })
  if (!response.body) return new Uint8Array()
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body) {
    size += part.byteLength
    if (size > limit)
      throw new HttpError('too-large', `The answer is over ${limit} bytes`, { status: response.status })
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

function statusError(response: Response, bytes: Uint8Array): HttpError {
  const text = new TextDecoder().decode(bytes.subarray(0, 8192))
  let body: unknown = text
  try {
    body = JSON.parse(text)
  } catch {
    // plain text is a fine body too
  }
  const wait = Number(response.headers.get('retry-after'))
  return new HttpError('status', `The server answered ${response.status}`, {
    status: response.status,
    body,
    ...(Number.isFinite(wait) && wait > 0 ? { retryAfter: wait } : {}),
  })
}
