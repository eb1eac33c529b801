import { expect, it } from 'vitest'
import { keptAnswers } from './kept-answers.js'

const DB = {}

function maker(now = () => 0) {
  const kept = keptAnswers(now)
  let made = 0
  const ask = async (tag: string, response = () => Response.json({ made: ++made })) => {
    const answer = await kept.take(DB, tag, async () => response())
    return answer.text()
  }
  return { kept, ask }
}

it('gives again what was answered under the same tag, and nothing else', async () => {
  const { ask } = maker()
  expect([await ask('a'), await ask('b'), await ask('a')]).toEqual(['{"made":1}', '{"made":2}', '{"made":1}'])
})

it('takes nothing from one database for what another would answer', async () => {
  const { kept, ask } = maker()
  await ask('a')
  const other = await kept.take({}, 'a', async () => Response.json('of the copy'))
  expect([await other.text(), await ask('a')]).toEqual(['"of the copy"', '{"made":1}'])
})

it('forgets after some seconds: offers run out by the clock', async () => {
  let now = 0
  const { ask } = maker(() => now)
  await ask('a')
  now = 4999
  expect(await ask('a')).toBe('{"made":1}')
  now = 5000
  expect(await ask('a')).toBe('{"made":2}')
})

it('lets those who ask at once wait for one answer', async () => {
  const kept = keptAnswers(() => 0)
  let asked = 0
  let answer: (response: Response) => void = () => {}
  const make = () => {
    asked++
    return new Promise<Response>((resolve) => {
      answer = resolve
    })
  }
  const all = Promise.all([kept.take(DB, 'a', make), kept.take(DB, 'a', make), kept.take(DB, 'a', make)])
  answer(Response.json('one'))
  expect(await Promise.all((await all).map((one) => one.text()))).toEqual(['"one"', '"one"', '"one"'])
  expect(asked).toBe(1)
})

it('keeps no failure, and gives each who waited an answer of their own after one', async () => {
  const { kept, ask } = maker()
  await expect(kept.take(DB, 'a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  const missing = await kept.take(DB, 'a', async () => Response.json({}, { status: 404 }))
  expect(missing.status).toBe(404)
  expect(await ask('a')).toBe('{"made":1}')
})

it('keeps neither redirects nor files nor what says more in its headers', async () => {
  const { kept, ask } = maker()
  for (const response of [
    () => new Response(null, { status: 307, headers: { location: '/x' } }),
    () => new Response('a,b', { headers: { 'content-type': 'text/csv' } }),
    () => Response.json({}, { headers: { 'cache-control': 'no-store' } }),
  ])
    await kept.take(DB, 'a', async () => response())
  expect(await ask('a')).toBe('{"made":1}')
})

it('lets the oldest go where there are too many', async () => {
  const { ask } = maker()
  const large = () => Response.json('x'.repeat(500_000))
  expect(await ask('first')).toBe('{"made":1}')
  for (let i = 0; i < 110; i++) await ask(`large ${i}`, large)
  expect(await ask('first')).toBe('{"made":2}')
})
