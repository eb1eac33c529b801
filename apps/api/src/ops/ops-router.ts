import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { backup } from '../backup/backup.js'
import type { Log } from '../serve/log.js'
import type { Database } from '../store/database.js'
import type { Verdict } from '../verify/verify.js'
import type { Lag, Metrics } from './metrics.js'

/** What the people who run the service may ask it; never reachable from outside. */
export interface OpsContext {
  readonly db: Database
  readonly metrics: Metrics
  readonly log: Log
  readonly readiness: () => Promise<Readiness>
  /** Reads every document's hash: for people, not for probes. */
  readonly status: () => Promise<Status>
  /** Reads the chain again up to a height (the newest by default) beside the running service. */
  readonly verify: (
    height: number | undefined,
    onProgress: (height: number) => void,
    signal: AbortSignal,
  ) => Promise<Verdict>
}

export interface Readiness {
  readonly ready: boolean
  readonly height: number | null
  readonly peak: number | null
  readonly lag: Lag
}

export interface Status extends Readiness {
  readonly state_hash: string | null
  /** Hash over the metadata documents held; what is derived from the chain and these is the same where both are. */
  readonly metadata_hash: string | null
}

/** Health, metrics, verification and backups, on an address of their own. */
export function opsRouter(context: OpsContext): Hono {
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ ok: true }))
  app.get('/readyz', async (c) => {
    const state = await context.readiness().catch(() => undefined)
    return c.json(state ?? { ready: false }, state?.ready ? 200 : 503)
  })
  app.get('/status', async (c) => c.json(await context.status()))
  app.get('/metrics', async (c) => {
    c.header('content-type', context.metrics.contentType)
    return c.body(await context.metrics.text())
  })
  app.post('/verify', (c) => {
    const text = c.req.query('height')
    if (text !== undefined && !/^\d{1,9}$/.test(text))
      return c.json({ detail: 'height must be a whole number' }, 422)
    const gone = new AbortController()
    return stream(c, async (out) => {
      out.onAbort(() => gone.abort())
      const line = (value: object) => out.writeln(JSON.stringify(value)).catch(() => {})
      try {
        const height = text === undefined ? undefined : Number(text)
        await line({ verdict: await context.verify(height, (at) => void line({ height: at }), gone.signal) })
      } catch (error) {
        await line({ error: error instanceof Error ? error.message : 'unknown' })
      }
    })
  })
  app.get('/backup', (c) =>
    stream(
      c,
      async (out) => {
        await backup(context.db, async (line) => {
          await out.writeln(line)
        })
      },
      async (error) => context.log.error('a backup failed', error),
    ),
  )
  return app
}
