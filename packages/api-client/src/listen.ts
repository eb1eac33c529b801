import { type NewsType, type StreamMessage, streamPath } from '@chiaroscuro/contract/operation'
import { HttpError, retryDelay } from '@chiaroscuro/http'
import { ApiError } from './api-error.js'
import type { ApiClient } from './call.js'
import { eventReader } from './event-lines.js'

/** What to hear; everything where nothing is said. Values of one filter widen, several filters narrow. */
export interface ListenOptions {
  readonly collection?: readonly string[] | undefined
  /** Addresses or DIDs. */
  readonly owner?: readonly string[] | undefined
  readonly type?: readonly NewsType[] | undefined
  /** Also to be told, without saying what, whenever something was changed that answers show. */
  readonly changes?: boolean | undefined
  /** The last sequence number heard: what came after it is told first. */
  readonly after?: number | undefined
  readonly signal?: AbortSignal | undefined
  /** Told whenever the line is up or down. */
  readonly onLine?: ((isUp: boolean) => void) | undefined
}

/** The server says something every fifteen seconds; a line silent for longer than this is dead. */
const SILENCE_MS = 40_000

/**
 * The live stream, for ever: a line that breaks is opened again after 2^n·100 ms (at most half a minute) and goes on
 * after the last number heard, so that nothing is missed and nothing comes twice. Ends when the signal aborts. Throws
 * `ApiError` where the API refuses (4xx).
 */
export async function* listen(client: ApiClient, options: ListenOptions = {}): AsyncGenerator<StreamMessage> {
  const { signal, onLine } = options
  let after = options.after
  for (let failures = 0; !signal?.aborted; failures++) {
    try {
      for await (const message of connect(client, { ...options, after })) {
        if (message === 'open') onLine?.(true)
        else {
          failures = 0
          if ('sequence' in message) after = message.sequence
          yield message
        }
      }
    } catch (error) {
      if (signal?.aborted) return
      if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429)
        throw error
    }
    onLine?.(false)
    await sleep(Math.min(retryDelay(failures, Math.random()), 30_000), signal)
  }
}

async function* connect(
  { options: { root, token, fetch: customFetch = fetch } }: ApiClient,
  { collection = [], owner = [], type = [], changes = false, after, signal }: ListenOptions,
): AsyncGenerator<StreamMessage | 'open'> {
  const query = new URLSearchParams()
  for (const id of collection) query.append('collection', id)
  for (const id of owner) query.append('owner', id)
  for (const one of type) query.append('type', one)
  if (changes) query.set('changes', 'true')
  if (after !== undefined) query.set('after', String(after))
  const bearer = await token?.()
  const line = new AbortController()
  const hangUp = () => line.abort()
  signal?.addEventListener('abort', hangUp, { once: true })
  let silence = setTimeout(hangUp, SILENCE_MS)
  try {
    const response = await customFetch(`${root}${streamPath}?${query}`, {
      headers: { accept: 'text/event-stream', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
      redirect: 'error',
      signal: line.signal,
    })
    if (!response.ok || !response.body) {
      await response.body?.cancel()
      throw new ApiError(response.status, undefined)
    }
    yield 'open'
    const read = eventReader()
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      clearTimeout(silence)
      silence = setTimeout(hangUp, SILENCE_MS)
      for (const { data } of read(value)) {
        const message = toMessage(data)
        if (message) yield message
      }
    }
  } finally {
    clearTimeout(silence)
    signal?.removeEventListener('abort', hangUp)
    hangUp()
  }
}

/** What is no message is passed over: the next version of the API may send more than this one knows. */
function toMessage(data: string): StreamMessage | undefined {
  try {
    const value: unknown = JSON.parse(data)
    return isMessage(value) ? value : undefined
  } catch (cause) {
    throw new HttpError('not-json', 'An event is not JSON', { cause })
  }
}

/** Whether the messages of a kind are numbered. A record, so that a kind the contract gains does not compile until it is here. */
const isNumbered: Record<StreamMessage['kind'], boolean> = {
  event: true,
  offer: true,
  auction: true,
  retraction: true,
  block: false,
  change: false,
  lost: false,
}
const numberedOf: ReadonlyMap<unknown, boolean> = new Map(Object.entries(isNumbered))

/** The contract is tested on the server's side, so a message of a known kind is taken on its word. */
function isMessage(value: unknown): value is StreamMessage {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  const numbered = numberedOf.get(value.kind)
  return (
    numbered === false || (numbered === true && 'sequence' in value && Number.isSafeInteger(value.sequence))
  )
}

function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', wake)
      resolve()
    }
    const timer = setTimeout(wake, ms)
    signal?.addEventListener('abort', wake, { once: true })
    if (signal?.aborted) wake()
  })
}
