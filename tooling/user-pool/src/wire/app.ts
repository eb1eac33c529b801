import { Hono } from 'hono'
import { mailboxRoutes } from '../mail/page.js'
import { authorizeRoutes } from '../oauth/authorize.js'
import { OauthCodes } from '../oauth/codes.js'
import { logoutRoutes } from '../oauth/logout.js'
import { tokenRoutes } from '../oauth/token.js'
import type { Pool } from '../pool.js'
import { keySetRoutes } from '../token/key-set.js'
import type { Caller } from './caller.js'
import { Throttle } from './throttle.js'

/** The pool's pages and documents: everything but the service itself. `report` hears of what is our own fault. */
export function createApp(pool: Pool, caller: Caller, report: (error: unknown) => void): Hono {
  const app = new Hono()
  app.route('/', keySetRoutes(pool))
  const { addressRate, addressBurst } = pool.settings.limits
  const throttle = new Throttle(pool.clock, addressRate, addressBurst)
  const codes = new OauthCodes(pool.clock, pool.random, pool.settings.lifetime.oauthCode * 1000)
  app.route('/', authorizeRoutes(pool, codes, caller, throttle))
  app.route('/', tokenRoutes(pool, codes, caller, throttle))
  app.route('/', logoutRoutes(pool))
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
