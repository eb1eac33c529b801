// @vitest-environment node
import { expect, it } from 'vitest'
import { answerShelf } from './answer-shelf.js'

/** A shelf whose clock and ear the test moves, and an API that counts. */
function shelf() {
  const state = { now: 1_800_000_000_000, heard: 0, heardAt: 0, up: true, asked: 0 }
  const made = answerShelf(() => state.now)
  const follow = () =>
    made.follow({
      heard: () => state.heard,
      heardAt: () => state.heardAt,
      isListening: () => state.up,
    })
  const ask = (url = '/a') => made.share(url, async () => ({ n: ++state.asked, of: { url } }))
  return { state, made, follow, ask }
}

it('shares nothing before somebody listens, or while nothing can be heard', async () => {
  const { state, follow, ask } = shelf()
  await ask()
  await ask()
  expect(state.asked).toBe(2)
  follow()
  state.up = false
  await ask()
  await ask()
  expect(state.asked).toBe(4)
})

it('gives an answer again until something is heard, or for ten seconds', async () => {
  const { state, follow, ask } = shelf()
  follow()
  expect(await ask()).toMatchObject({ n: 1 })
  state.now += 9_000
  expect(await ask()).toMatchObject({ n: 1 })
  expect(await ask('/b')).toMatchObject({ n: 2, of: { url: '/b' } })
  state.heard++
  expect(await ask()).toMatchObject({ n: 3 })
  state.now += 10_000
  expect(await ask()).toMatchObject({ n: 4 })
})

it('keeps nothing that was asked right after a change, which the answer may not know of', async () => {
  const { state, follow, ask } = shelf()
  follow()
  state.heardAt = state.now - 100
  await ask()
  await ask()
  expect(state.asked).toBe(2)
  state.now += 1_000
  await ask()
  await ask()
  expect(state.asked).toBe(3)
})

it('asks once for many, and again after a failure', async () => {
  const { state, made, follow } = shelf()
  follow()
  const fail = async () => {
    state.asked++
    throw new Error('silent')
  }
  const all = await Promise.allSettled([1, 2, 3].map(() => made.share('/a', fail)))
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(state.asked).toBe(1)
  expect(await made.share('/a', async () => 'there')).toBe('there')
})

it('gives what nobody can change for others', async () => {
  const { follow, ask } = shelf()
  follow()
  const answer = (await ask()) as { of: { url: string } }
  expect(() => {
    answer.of.url = '/mine'
  }).toThrow(TypeError)
  expect(await ask()).toMatchObject({ of: { url: '/a' } })
})

it('keeps what was asked last', async () => {
  const { state, follow, ask } = shelf()
  follow()
  for (let n = 0; n <= 400; n++) await ask(`/${n}`)
  expect(state.asked).toBe(401)
  await ask('/400')
  expect(state.asked).toBe(401)
  await ask('/0')
  expect(state.asked).toBe(402)
})
