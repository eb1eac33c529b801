import { streamPath } from '@chiaroscuro/contract/operation'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { requestId } from 'hono/request-id'
import { streamSSE } from 'hono/streaming'
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
import type { Endpoint } from '../endpoint/endpoint.js'
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
import type { Broadcast } from '../stream/broadcast.js'
import { answeredWithin, refusedWhile } from './bounded.js'
import type { Dialect } from './dialect.js'
import { guard, type ServeEnv } from './guard.js'
import { type MountContext, mount, refuse } from './mount.js'
import { problemDialect } from './problem-dialect.js'

export type ServeContext = OfferContext &
  StatusContext &
  EventSpendsContext &
  MountContext & {
    readonly broadcast: Broadcast
    /** Whether there is anything to show yet. */
    readonly isReady: () => boolean
    /** Whether this process is about to stop. */
    readonly isDraining: () => boolean
    /** How long an answer may take, milliseconds. */
    readonly answerMs: number
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

/** Anybody's pages may ask: there are no cookies here, and a token is sent only by whoever holds it. */
const OPEN = {
  origin: '*',
  allowMethods: ['GET', 'POST'],
  exposeHeaders: [
    'etag',
    'retry-after',
    'ratelimit-policy',
    'ratelimit-limit',
    'ratelimit-remaining',
    'ratelimit-reset',
    'www-authenticate',
    'x-request-id',
  ],
  maxAge: 86_400,
}
const MAX_BODY = 400_000
const HEARTBEAT_MS = 15_000

/** The API: our own operations under `/v2`. */
export function router(context: ServeContext): Hono<ServeEnv> {
  const app = new Hono<ServeEnv>()
  app.use(requestId())
  app.use(cors(OPEN))
  const isReady = () => context.isReady() && !context.isDraining()
  app.get('/healthz', (c) => c.json({ ok: true }))
  app.get('/readyz', (c) => c.json({ ready: isReady() }, isReady() ? 200 : 503))
  app.use(refusedWhile(context.isDraining), answeredWithin(context.answerMs), guard(context))
  app.use(bodyLimit({ maxSize: MAX_BODY, onError: (c) => refuse(dialectOf(c.req.path).tooLarge) }))
  const zipped = compress()
  app.use((c, next) => (c.req.path === streamPath ? next() : zipped(c, next)))
  app.get(streamPath, (c) => live(c, context.broadcast))
  app.route('/', mount(context, ENDPOINTS, problemDialect))
  app.notFound((c) => refuse(dialectOf(c.req.path).unknownPath))
  app.onError((error, c) => {
    const dialect = dialectOf(c.req.path)
    const known = dialect.refused(error)
    if (known) return refuse(known, error)
    context.log.error('a request failed', error, { method: c.req.method, path: c.req.path })
    return refuse(dialect.failed)
  })
  return app
}

function dialectOf(_path: string): Dialect {
  return problemDialect
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
