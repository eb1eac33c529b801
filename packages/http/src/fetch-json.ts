import { type Deadline, deadline } from './deadline.js'
import { HttpError } from './http-error.js'

const LARGEST = 32 * 1024 * 1024

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
  const limit = options.maxBytes ?? LARGEST
  const time = deadline(options.timeoutMs ?? 15_000, options.signal)
  try {
    const response = await send(url, options, time.signal)
    const bytes = await readBounded(response, limit)
    if (!response.ok) throw statusError(response, bytes)
    return { bytes, response }
  } catch (error) {
    throw asHttpError(error, time, options.signal)
  } finally {
    time.clear()
  }
}

/**
 * GET or POST; the answer piece by piece, as it comes and of any size. `timeoutMs` bounds each wait for a piece, not the
 * whole. Throws `HttpError`.
 */
export async function* fetchPieces(
  url: string,
  options: Omit<FetchOptions, 'maxBytes'> = {},
): AsyncGenerator<Uint8Array> {
  const ms = options.timeoutMs ?? 15_000
  const line = new AbortController()
  let time = deadline(ms, options.signal)
  const hangUp = () => line.abort(time.signal.reason)
  const within = () => {
    time.clear()
    time = deadline(ms, options.signal)
    time.signal.addEventListener('abort', hangUp, { once: true })
    if (time.signal.aborted) hangUp()
  }
  try {
    within()
    const response = await send(url, options, line.signal)
    if (!response.ok) throw statusError(response, await readBounded(response, LARGEST))
    const reader = response.body?.getReader()
    for (;;) {
      within()
      const piece = await reader?.read()
      if (!piece || piece.done) return
      // However long the reader takes to want more is not the server's silence.
      time.clear()
      yield piece.value
    }
  } catch (error) {
    throw asHttpError(error, time, options.signal)
  } finally {
    time.clear()
    line.abort()
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

function send(url: string, options: FetchOptions, signal: AbortSignal): Promise<Response> {
  const body = bodyOf(options)
  return (options.fetch ?? fetch)(url, {
    method: options.method ?? (body === null ? 'GET' : 'POST'),
    headers: {
      ...(options.json === undefined ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
    body,
    redirect: options.redirect ?? 'follow',
    signal,
  })
}

/** What went wrong; the caller's own reason, where the caller gave it up. */
function asHttpError(error: unknown, time: Deadline, signal: AbortSignal | undefined): unknown {
  if (error instanceof HttpError) return error
  if (time.isOver()) return new HttpError('timeout', 'No answer in time', { cause: error })
  if (signal?.aborted) return signal.reason
  return new HttpError('network', 'Network error', { cause: error })
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
