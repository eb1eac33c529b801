import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { RequestIdVariables } from 'hono/request-id'
import { addHeaders } from './conditional.js'
import type { ServeEnv } from './guard.js'

const EXPOSED = [
  'etag',
  'retry-after',
  'ratelimit-policy',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'www-authenticate',
  'x-request-id',
]
const preflight = cors({
  origin: '*',
  allowMethods: ['GET', 'POST'],
  exposeHeaders: EXPOSED,
  maxAge: 86_400,
})
const OPEN = { 'access-control-allow-origin': '*', 'access-control-expose-headers': EXPOSED.join(',') }

/** What a request carries that has come so far. */
export interface OpenEnv {
  Variables: RequestIdVariables & ServeEnv['Variables']
  Bindings: ServeEnv['Bindings']
}

/**
 * Anybody's pages may ask: there are no cookies here, and a token is sent only by whoever holds it. Headers are added to
 * the answer once it is there: a response that has some before is copied, and its text becomes a stream.
 */
export const openToPages: MiddlewareHandler<OpenEnv> = async (c, next) => {
  if (c.req.method === 'OPTIONS') return preflight(c, next)
  await next()
  addHeaders(c, openHeaders(c))
}

/** What every answer says; for those that are begun before they are whole. */
export function openHeaders(c: Context<OpenEnv>): Record<string, string> {
  return { ...OPEN, ...c.get('said'), 'x-request-id': c.get('requestId') }
}
