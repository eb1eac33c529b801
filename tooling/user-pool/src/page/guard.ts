import type { MiddlewareHandler } from 'hono'

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/

/** Headers of every page: nothing is loaded, framed, kept or told. */
export const pageHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  context.header(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  )
  context.header('x-content-type-options', 'nosniff')
  context.header('referrer-policy', 'no-referrer')
  context.header('cache-control', 'no-store')
}

/** A foreign name that leads to this machine must not read what is meant for its user. */
export const localOnly: MiddlewareHandler = async (context, next) => {
  if (!LOCAL.test(context.req.header('host') ?? '')) return context.text('not here\n', 403)
  await next()
}
