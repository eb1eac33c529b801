import { streamPath } from '@chiaroscuro/contract/operation'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { streamSSE } from 'hono/streaming'
import type { z } from 'zod'
import {
  listDuplicatesEndpoint,
  listHoldersEndpoint,
  listWashTradesEndpoint,
} from '../endpoint/collection-lists.js'
import {
  getCollectionChartEndpoint,
  getCollectionEndpoint,
  listCollectionsEndpoint,
} from '../endpoint/collections.js'
import { type Endpoint, NotFoundError, RefusedError } from '../endpoint/endpoint.js'
import { type EventSpendsContext, getEventSpendsEndpoint } from '../endpoint/event-spends.js'
import {
  getFacetsEndpoint,
  getNftEndpoint,
  getNftEventEndpoint,
  listEventsEndpoint,
  listNftsEndpoint,
} from '../endpoint/nfts.js'
import {
  getOfferEndpoint,
  getOfferTextEndpoint,
  type OfferContext,
  submitOfferEndpoint,
} from '../endpoint/offers.js'
import {
  getAddressEndpoint,
  getStatusEndpoint,
  listMintsEndpoint,
  type StatusContext,
  searchEndpoint,
} from '../endpoint/places.js'
import { getProfileEndpoint } from '../endpoint/profiles.js'
import { getNftRankEndpoint } from '../endpoint/rank.js'
import { CursorError } from '../query/keyset.js'
import type { Broadcast } from '../stream/broadcast.js'
import type { Log } from './log.js'

export type ServeContext = OfferContext &
  StatusContext &
  EventSpendsContext & {
    readonly broadcast: Broadcast
    readonly log: Log
    readonly metrics: { requested(operation: string, status: number, seconds: number): void }
    /** Whether there is anything to show yet. */
    readonly isReady: () => boolean
  }

const ENDPOINTS: readonly Endpoint<ServeContext>[] = [
  listNftsEndpoint,
  getFacetsEndpoint,
  getNftEndpoint,
  getNftRankEndpoint,
  getNftEventEndpoint,
  getEventSpendsEndpoint,
  listEventsEndpoint,
  listCollectionsEndpoint,
  getCollectionEndpoint,
  getCollectionChartEndpoint,
  listHoldersEndpoint,
  listWashTradesEndpoint,
  listDuplicatesEndpoint,
  submitOfferEndpoint,
  getOfferEndpoint,
  getOfferTextEndpoint,
  getAddressEndpoint,
  getProfileEndpoint,
  listMintsEndpoint,
  searchEndpoint,
  getStatusEndpoint,
]

const MAX_BODY = 400_000
const HEARTBEAT_MS = 15_000

/** The API's routes, each from its operation in the contract. */
export function router(context: ServeContext): Hono {
  const app = new Hono()
  app.use(cors({ origin: '*', allowMethods: ['GET', 'POST'], maxAge: 86_400 }))
  app.use(
    bodyLimit({ maxSize: MAX_BODY, onError: (c) => c.json({ detail: 'The request is too large.' }, 413) }),
  )
  const zipped = compress()
  app.use((c, next) => (c.req.path === streamPath ? next() : zipped(c, next)))
  app.get('/healthz', (c) => c.json({ ok: true }))
  app.get('/readyz', (c) => c.json({ ready: context.isReady() }, context.isReady() ? 200 : 503))
  app.get(streamPath, (c) => live(c, context.broadcast))
  for (const endpoint of ENDPOINTS) mount(app, context, endpoint)
  app.notFound((c) => c.json({ detail: 'Not Found' }, 404))
  app.onError((error, c) => failure(c, error, context.log))
  return app
}

function mount(app: Hono, context: ServeContext, { operation, input, handle }: Endpoint<ServeContext>): void {
  const path = operation.path.replace(/\{(\w+)\}/g, ':$1')
  app.on(operation.method, path, timed(context, `${operation.method} ${operation.path}`), async (c) => {
    const places = storable(c.req.param())
    const given: Record<string, unknown> = { ...readQuery(c), ...places }
    if (operation.body) given[operation.body] = await c.req.json().catch(() => undefined)
    const parsed = input.safeParse(given)
    if (!parsed.success) {
      // What stands in the path names a thing: a name that cannot be one names nothing.
      if (parsed.error.issues.some(({ path: [name] }) => typeof name === 'string' && name in places))
        throw new NotFoundError('Not Found')
      return c.json({ detail: parsed.error.issues.map(toDetail) }, 422)
    }
    // The schema that was just checked belongs to this handler: `endpoint` tied them together.
    return c.json((await handle(context, parsed.data as never)) as object)
  })
}

function timed({ metrics }: ServeContext, name: string): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now()
    await next()
    metrics.requested(name, c.res.status, (performance.now() - started) / 1000)
  }
}

/** Parameters given once are text, given more often a list. */
function readQuery(c: Context): Record<string, string | string[]> {
  const entries = Object.entries(c.req.queries()).map(([name, values]) => {
    const texts = values.map(withoutNul)
    return [name, texts.length === 1 ? (texts[0] ?? '') : texts]
  })
  return Object.fromEntries(entries)
}

function storable(places: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(places).map(([name, text]) => [name, withoutNul(text)]))
}

/** PostgreSQL's text cannot hold NUL; what is stored has it replaced in the same way. */
function withoutNul(text: string): string {
  return text.replaceAll('\u0000', '\uFFFD')
}

/** The field's shape of a complaint about input. */
function toDetail(issue: z.core.$ZodIssue): object {
  return { loc: ['query', ...issue.path], msg: issue.message, type: issue.code }
}

function failure(c: Context, error: Error, log: Log): Response {
  if (error instanceof NotFoundError) return c.json({ detail: error.message }, 404)
  if (error instanceof RefusedError) return c.json({ detail: error.message, ...error.extra }, error.status)
  if (error instanceof CursorError)
    return c.json({ detail: [{ loc: ['query', 'page'], msg: 'Not a cursor', type: 'value_error' }] }, 422)
  log.error('a request failed', error, { method: c.req.method, path: c.req.path })
  return c.json({ detail: 'Internal Server Error' }, 500)
}

function live(c: Context, messages: Broadcast): Response {
  c.header('x-accel-buffering', 'no')
  return streamSSE(c, async (stream) => {
    const gone = new AbortController()
    stream.onAbort(() => gone.abort())
    const heartbeat = setInterval(() => void stream.write(': still here\n\n'), HEARTBEAT_MS)
    try {
      await stream.write(': hello\n\n')
      for await (const message of messages.listen(gone.signal))
        await stream.writeSSE({ data: JSON.stringify(message) })
    } finally {
      clearInterval(heartbeat)
    }
  })
}
