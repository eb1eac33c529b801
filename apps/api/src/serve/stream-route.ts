import { streamQuery } from '@chiaroscuro/contract/schema'
import type { Handler } from 'hono'
import { stream } from 'hono/streaming'
import type { NewsStream, Sent } from '../stream/news-stream.js'
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
    c.header('content-type', 'text/event-stream; charset=utf-8')
    c.header('cache-control', 'no-store')
    c.header('x-accel-buffering', 'no')
    return stream(c, async (out) => {
      const gone = new AbortController()
      out.onAbort(() => gone.abort())
      const write = async (text: string) => {
        const stuck = setTimeout(() => gone.abort(), STUCK_MS)
        await out.write(text)
        clearTimeout(stuck)
      }
      await write(`retry: ${RETRY_MS}\n: hello\n\n`)
      const options = { after: parsed.data.after, wants: wantsOf({ collection, owner, type }) }
      for await (const sent of news.listen(options, gone.signal)) await write(textOf(sent))
    })
  }
}

function textOf(sent: Sent): string {
  if (sent === 'heartbeat') return ': still here\n\n'
  return `${sent.id === undefined ? '' : `id: ${sent.id}\n`}data: ${sent.data}\n\n`
}
