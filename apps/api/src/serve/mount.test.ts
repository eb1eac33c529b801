import type { Operation } from '@chiaroscuro/contract/operation'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import type { Database } from '../store/database.js'
import type { ServeEnv } from './guard.js'
import { openGuard } from './guard.test-support.js'
import { keptAnswers } from './kept-answers.js'
import { type MountContext, mount } from './mount.js'
import { problemDialect } from './problem-dialect.js'

/** Nothing here asks it anything. */
const db = {} as Database
const words: Operation<object, { words: string }> = { id: 'words', method: 'GET', path: '/words' }

/** A service of one operation, that tells or does not tell when its answer changes by itself. */
function service(rules: { dated?: true }, changes?: number) {
  let now = 0
  let state = 'one'
  let made = 0
  const context: MountContext = {
    db,
    log: { info() {}, warn() {}, error() {} },
    metrics: { requested() {} },
    readers: { readerOf: () => db, wrote() {}, instead: () => undefined },
    answerState: async () => ({ height: 1, stateHash: state, revision: '', memory: '', seconds: 1 }),
    kept: keptAnswers(() => now, 1000),
    onWritten() {},
    ...openGuard,
  }
  const app = new Hono<ServeEnv>()
  app.use(async (c, next) => {
    c.set('call', { viewer: undefined, address: '127.0.0.1', header: () => undefined })
    await next()
  })
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
