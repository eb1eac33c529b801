import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { streamQuery } from '@chiaroscuro/contract/schema'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Handler } from 'hono'
import type { Batch, ListenOptions, NewsStream } from '../stream/news-stream.js'
import { wantsOf } from '../stream/wants.js'
import { readQuery, refuse, toFault } from './mount.js'
import { type OpenEnv, openHeaders } from './open-to-pages.js'
import { problemDialect } from './problem-dialect.js'

/** A listener whose connection takes nothing for this long is let go; it may come back with its last number. */
const STUCK_MS = 60_000
/** Milliseconds after which a browser connects again. */
const RETRY_MS = 2_000
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
}

/** Server-sent events from the outbox: numbered, resumable, filtered, each listener at its own pace. */
export function streamRoute(news: NewsStream, onError: (error: unknown) => void): Handler<OpenEnv> {
  return (c) => {
    const last = c.req.header('last-event-id')
    const parsed = streamQuery.safeParse({ ...readQuery(c), ...(last ? { after: last } : {}) })
    if (!parsed.success)
      return refuse(problemDialect.invalid(parsed.error.issues.map((issue) => toFault(issue, undefined))))
    const { collection, owner, type, after, changes } = parsed.data
    const { outgoing } = c.env
    if (!outgoing || c.req.method === 'HEAD') return new Response(null, { headers: HEADERS })
    for (const [name, value] of Object.entries({ ...openHeaders(c), ...HEADERS }))
      outgoing.setHeader(name, value)
    const options = { after, changes, wants: wantsOf({ collection, owner, type }) }
    tellOn(outgoing, news, options).catch(onError)
    // A copy: whoever passes it on adds headers, which go nowhere.
    return RESPONSE_ALREADY_SENT.clone()
  }
}

/**
 * Writes to the connection itself: a stream between it and the news would be most of the work of telling a thousand. The next
 * batch is asked for when the connection has taken the one before, and so on until it is gone.
 */
async function tellOn(out: ServerResponse, news: NewsStream, options: ListenOptions): Promise<void> {
  const gone = new AbortController()
  out.once('close', () => gone.abort())
  out.on('error', () => gone.abort())
  try {
    out.write(`retry: ${RETRY_MS}\n: hello\n\n`)
    for await (const batch of news.listen(options, gone.signal)) {
      if (gone.signal.aborted) return
      if (!out.write(bytesOf(batch))) await taken(out, gone.signal)
    }
  } finally {
    out.destroy()
  }
}

/** Waits until the connection has taken what it was given; one that takes nothing for too long is let go. */
async function taken(out: ServerResponse, gone: AbortSignal): Promise<void> {
  const stuck = setTimeout(() => out.destroy(), STUCK_MS)
  stuck.unref()
  try {
    await once(out, 'drain', { signal: gone })
  } catch (error) {
    if (!gone.aborted) throw error
  } finally {
    clearTimeout(stuck)
  }
}

const encoder = new TextEncoder()
const written = new WeakMap<Batch, Uint8Array>()

/** A batch that many are given is written out once. */
function bytesOf(batch: Batch): Uint8Array {
  const known = written.get(batch)
  if (known) return known
  const bytes = encoder.encode(textOf(batch))
  written.set(batch, bytes)
  return bytes
}

function textOf(batch: Batch): string {
  if (batch.length === 0) return ': still here\n\n'
  return batch.map(({ id, data }) => `${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`).join('')
}
