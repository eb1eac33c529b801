import { expect, it } from 'vitest'
import { readSocialStep } from './social-step.js'

const step = { provider: 'discord', action: 'link' }
const signed = { challenge_id: 'one', public_key: 'ab', signature: 'cd' }

it('reads both steps, and passes on nothing else', () => {
  expect(readSocialStep(JSON.stringify({ ...step, subject: 'txch1', extra: 1 }))).toEqual({
    ...step,
    subject: 'txch1',
  })
  expect(readSocialStep(JSON.stringify({ ...step, ...signed, browser: 'mine' }))).toEqual({ ...step, signed })
})

it.each([
  '',
  'null',
  '[]',
  '{}',
  JSON.stringify({ ...step, provider: 'other', subject: 'x' }),
  JSON.stringify({ ...step, action: 'steal', subject: 'x' }),
  JSON.stringify({ ...step, subject: 7 }),
  JSON.stringify({ ...step, ...signed, signature: 7 }),
  JSON.stringify({ ...step, ...signed, signing_mode: 'other' }),
])('refuses %s', (text) => {
  expect(readSocialStep(text)).toBeUndefined()
})
