import { expect, it } from 'vitest'
import { CHANNELS } from './channel.js'

const view = { isKept: true, state: { kind: 'in', name: 'ada', earlyAccess: 'granted', asksDevice: false } }
const CALLS = ['getAccount', 'signIn', 'answerSignIn', 'cancelSignIn', 'rememberDevice', 'signOut'] as const

it.each(CALLS)('no answer to %s has a place for a token', (name) => {
  const { output } = CHANNELS[name]
  expect(output.safeParse(view).success).toBe(true)
  for (const state of [
    { ...view.state, idToken: 'x' },
    { kind: 'out', isConfirmed: false, refreshToken: 'x' },
    { kind: 'question', asks: 'totp', session: 'x' },
  ])
    expect(output.safeParse({ ...view, state }).success).toBe(false)
  expect(output.safeParse({ ...view, tokens: {} }).success).toBe(false)
})

it('takes a sign-in that is one, and nothing endless', () => {
  const read = (email: string, password: string, more = {}) =>
    CHANNELS.signIn.input.safeParse({ email, password, ...more })
  expect(read(' ada@example.org ', ' with spaces ').data).toEqual({
    email: 'ada@example.org',
    password: ' with spaces ',
  })
  expect(read('', 'x').success).toBe(false)
  expect(read('ada', '').success).toBe(false)
  expect(read('a'.repeat(321), 'x').success).toBe(false)
  expect(read('ada', 'x'.repeat(257)).success).toBe(false)
  expect(read('ada', 'x', { endpoint: 'https://evil.example' }).success).toBe(false)
  expect(CHANNELS.answerSignIn.input.safeParse({ answer: '1'.repeat(257) }).success).toBe(false)
})
