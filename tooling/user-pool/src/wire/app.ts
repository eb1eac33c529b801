import { Hono } from 'hono'
import { mailboxRoutes } from '../mail/page.js'
import type { Pool } from '../pool.js'
import { keySetRoutes } from '../token/key-set.js'
import type { Caller } from './caller.js'
import { serviceRoutes } from './service.js'

/** Everything the pool answers. `report` hears of what is our own fault. */
export function createApp(pool: Pool, caller: Caller, report: (error: unknown) => void): Hono {
  const app = new Hono()
  app.route('/', serviceRoutes(pool, caller, report))
  app.route('/', keySetRoutes(pool))
  app.route('/', mailboxRoutes(pool))
  app.get('/', (context) => context.redirect('/mailbox', 302))
  app.get('/healthz', (context) => context.text('ok'))
  app.notFound((context) => context.text('not found\n', 404))
  app.onError((error, context) => {
    report(error)
    return context.text('something went wrong\n', 500)
  })
  return app
}
