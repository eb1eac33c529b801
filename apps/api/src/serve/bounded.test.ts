import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { answeredWithin, refusedWhile } from './bounded.js'
import { refuse } from './mount.js'
import { problemDialect } from './problem-dialect.js'

/** An app whose errors are told in our own language. */
function app(): Hono {
  const made = new Hono()
  made.onError((error) => refuse(problemDialect.refused(error) ?? problemDialect.failed, error))
  return made
}

describe('answeredWithin', () => {
  it('refuses what takes too long, and leaves the rest alone', async () => {
    const bounded = app().use(answeredWithin(20))
    bounded.get('/never', () => new Promise<Response>(() => {}))
    bounded.get('/now', (c) => c.text('here'))
    const late = await bounded.request('/never')
    expect([late.status, late.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await late.json()).toMatchObject({ code: 'TooSlow' })
    expect(await (await bounded.request('/now')).text()).toBe('here')
  })
})

describe('refusedWhile', () => {
  it('sends whoever comes then to another process', async () => {
    let draining = false
    const made = app().use(refusedWhile(() => draining))
    made.get('/', (c) => c.text('here'))
    expect((await made.request('/')).status).toBe(200)
    draining = true
    const refused = await made.request('/')
    expect([refused.status, refused.headers.get('connection'), refused.headers.get('content-type')]).toEqual([
      503,
      'close',
      'application/problem+json',
    ])
  })
})
