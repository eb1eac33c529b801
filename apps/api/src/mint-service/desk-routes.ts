import { createHash, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import type { Log } from '../serve/log.js'
import { isUniqueViolation } from '../store/unique-violation.js'
import { keepAttention, keepDid, keepDidReady, keepEnd, keepLine, keepOffer } from './keep-line.js'
import { attentionBody, didBody, didReadyBody, endedBody, lineBody, offerBody, turnBody } from './protocol.js'
import { type DeskContext, takeTurn } from './take-turn.js'

const MAX_BYTES = 8 << 20

/** The desk at which the minter asks for work and writes down what it does. Only who knows the token is answered. */
export function deskRoutes(context: DeskContext & { readonly token: string; readonly log: Log }): Hono {
  const app = new Hono()
  const wanted = digest(`Bearer ${context.token}`)
  app.use(async (c, next) => {
    if (!timingSafeEqual(digest(c.req.header('authorization') ?? ''), wanted))
      return c.json({ detail: 'Not for you' }, 401)
    return next()
  })
  app.use(bodyLimit({ maxSize: MAX_BYTES }))
  app.onError((error, c) => {
    if (isUniqueViolation(error)) return c.json({ done: false })
    context.log.error('the minter was not served', error, { path: c.req.path })
    return c.json({ detail: 'failed' }, 500)
  })
  const on = <S extends z.ZodType>(
    path: string,
    schema: S,
    handle: (context: DeskContext, body: z.output<S>) => Promise<object | boolean>,
  ) =>
    app.post(path, async (c: Context) => {
      const body = schema.safeParse(await c.req.json().catch(() => undefined))
      if (!body.success) return c.json({ detail: body.error.issues[0]?.message ?? 'not understood' }, 422)
      const answer = await handle(context, body.data)
      return c.json(typeof answer === 'boolean' ? { done: answer } : answer)
    })
  on('/turn', turnBody, takeTurn)
  on('/line', lineBody, keepLine)
  on('/did', didBody, keepDid)
  on('/did-ready', didReadyBody, keepDidReady)
  on('/offer', offerBody, keepOffer)
  on('/ended', endedBody, keepEnd)
  on('/attention', attentionBody, keepAttention)
  return app
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
