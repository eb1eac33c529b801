import type { Operation } from '@chiaroscuro/contract/operation'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import type { Database } from '../store/database.js'
import type { ServeEnv } from './guard.js'
import { openGuard } from './guard.test-support.js'
import { keptAnswers } from './kept-answers.js'
import { LINE_RULES, line } from './line.js'
import { type MountContext, mount } from './mount.js'
import { problemDialect } from './problem-dialect.js'

/** Nothing here asks it anything. */
const db = {} as Database
const words: Operation<object, { words: string }> = { id: 'words', method: 'GET', path: '/words' }

/** What a service stands on, at a time and a state of the store. */
function contextAt(now: () => number, state = () => 'one'): MountContext {
  return {
    db,
    log: { info() {}, warn() {}, error() {} },
    metrics: { requested() {} },
    readers: { readerOf: () => db, wrote() {}, instead: () => undefined },
    answerState: async () => ({ height: 1, stateHash: state(), revision: '', memory: '', seconds: 1 }),
    kept: keptAnswers(now, 1000),
    line: line(LINE_RULES, now),
    onWritten() {},
    ...openGuard,
  }
}

/** Requests as they come from behind the guard. */
function called(): Hono<ServeEnv> {
  const app = new Hono<ServeEnv>()
  app.use(async (c, next) => {
    c.set('call', { viewer: undefined, address: '127.0.0.1', header: () => undefined })
    await next()
  })
  return app
}

/** A service of one operation, that tells or does not tell when its answer changes by itself. */
function service(rules: { dated?: true }, changes?: number) {
  let now = 0
  let state = 'one'
  let made = 0
  const context = contextAt(
    () => now,
    () => state,
  )
  const app = called()
  const one = endpoint(
    words,
    z.object({}),
    async ({ changesAt }: MountContext) => {
      if (changes !== undefined) changesAt?.(changes)
      return { words: `made ${++made}` }
    },
    rules,
  )
  app.route('/', mount(context, [one], problemDialect))
  return {
    at: async (milliseconds: number) => {
      now = milliseconds
      return (await app.request('/words')).json()
    },
    write: () => {
      state = 'two'
    },
  }
}

const answers = (...numbers: number[]) => numbers.map((number) => ({ words: `made ${number}` }))

it('gives an answer that names its end until then', async () => {
  const { at } = service({ dated: true }, 20)
  expect([await at(0), await at(19_999), await at(20_000)]).toEqual(answers(1, 1, 2))
})

it('gives one that nothing but a write changes until there was one', async () => {
  const { at, write } = service({ dated: true })
  expect([await at(0), await at(59_999)]).toEqual(answers(1, 1))
  write()
  expect(await at(60_000)).toEqual(answers(2)[0])
})

it('gives any other for some seconds, whatever its handler says', async () => {
  const { at } = service({}, 20)
  expect([await at(0), await at(4999), await at(5000)]).toEqual(answers(1, 1, 2))
})

/** A service with one place, and an operation that is worked on until it is told to be ready. */
function busyService() {
  const ready: (() => void)[] = []
  const context = { ...contextAt(() => 0), line: line({ ...LINE_RULES, atOnce: 1, mostWaiting: 0 }, () => 0) }
  const app = called()
  const slow = endpoint(words, z.object({ words: z.string().optional() }), async () => {
    await new Promise<void>((done) => ready.push(done))
    return { words: 'at last' }
  })
  const quick = endpoint({ ...words, path: '/quick' }, z.object({}), async () => ({ words: 'at once' }))
  const sent = endpoint({ ...words, path: '/sent', method: 'POST' }, z.object({}), async () => ({
    words: 'taken',
  }))
  const asked = endpoint({ ...words, path: '/asked' }, z.object({}), async () => ({ words: 'of others' }), {
    elsewhere: true,
  })
  app.route('/', mount(context, [slow, quick, sent, asked], problemDialect))
  return { app, ready }
}

it('refuses what has to be made while too much is, and gives what is kept, takes what is sent, asks elsewhere', async () => {
  const { app, ready } = busyService()
  expect((await app.request('/quick')).status).toBe(200)
  const slow = app.request('/words')
  await expect.poll(() => ready.length).toBe(1)
  const refused = await app.request('/quick?n=1')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await refused.json()).toMatchObject({ code: 'Overloaded', status: 503 })
  expect((await app.request('/quick')).status).toBe(200)
  expect((await app.request('/sent', { method: 'POST' })).status).toBe(200)
  expect((await app.request('/asked')).status).toBe(200)
  // Who asks the same as somebody before shares that answer.
  const same = app.request('/words')
  for (const done of ready) done()
  expect([(await slow).status, (await same).status]).toEqual([200, 200])
  expect((await app.request('/quick?n=1')).status).toBe(200)
})
