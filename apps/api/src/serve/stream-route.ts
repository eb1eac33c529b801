import { streamQuery } from '@chiaroscuro/contract/schema'
import type { Handler } from 'hono'
import type { Batch, ListenOptions, NewsStream } from '../stream/news-stream.js'
import { wantsOf } from '../stream/wants.js'
import { readQuery, refuse, toFault } from './mount.js'
import { problemDialect } from './problem-dialect.js'

/** A listener whose connection takes nothing for this long is let go; it may come back with its last number. */
const STUCK_MS = 60_000
/** Milliseconds after which a browser connects again. */
const RETRY_MS = 2_000

/** Server-sent events from the outbox: numbered, resumable, filtered, each listener at its own pace. */
export function streamRoute(news: NewsStream): Handler {
  return (c) => {
    const last = c.req.header('last-event-id')
    const parsed = streamQuery.safeParse({ ...readQuery(c), ...(last ? { after: last } : {}) })
    if (!parsed.success)
      return refuse(problemDialect.invalid(parsed.error.issues.map((issue) => toFault(issue, undefined))))
    const { collection, owner, type } = parsed.data
    const options = { after: parsed.data.after, wants: wantsOf({ collection, owner, type }) }
    return new Response(bodyOf(news, options), {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      },
    })
  }
}

/** The next batch is asked for when the connection has taken the one before, and so on until it is gone. */
function bodyOf(news: NewsStream, options: ListenOptions): ReadableStream<Uint8Array> {
  const gone = new AbortController()
  const batches = news.listen(options, gone.signal)
  let stuck: NodeJS.Timeout | undefined
  // Whoever is not asked on never comes to an end by itself.
  const end = async () => {
    clearTimeout(stuck)
    gone.abort()
    await batches.return(undefined)
  }
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(`retry: ${RETRY_MS}\n: hello\n\n`))
    },
    async pull(controller) {
      clearTimeout(stuck)
      const next = await batches.next()
      if (next.done) return controller.close()
      controller.enqueue(bytesOf(next.value))
      stuck = setTimeout(() => {
        void end()
        controller.error(new Error('the connection takes nothing'))
      }, STUCK_MS)
      stuck.unref()
    },
    cancel: end,
  })
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
