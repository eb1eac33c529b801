import { expect, it } from 'vitest'
import { asks, type Outcome } from './screen.js'

const QUESTIONS: readonly Outcome[] = [
  { screen: { at: 'sms' } },
  { screen: { at: 'totp' }, fault: 'CodeMismatchException' },
  { screen: { at: 'totp-setup', secret: 'A', uri: 'otpauth://totp/x?secret=A' } },
  { screen: { at: 'new-password', missing: [] } },
  { screen: { at: 'mfa-choice', types: ['SMS'] } },
  { screen: { at: 'custom', hint: 'Which colour?' } },
]

const BEGINNINGS: readonly Outcome[] = [
  { signedIn: true },
  { screen: { at: 'credentials' }, fault: 'NotAuthorizedException' },
  { screen: { at: 'forgot' } },
  { screen: { at: 'reset', username: 'a@b.test' } },
  { screen: { at: 'confirm', username: 'a@b.test' } },
]

it('tells a question of a sign-in that was begun from what begins one', () => {
  expect(QUESTIONS.filter((outcome) => !asks(outcome))).toEqual([])
  expect(BEGINNINGS.filter(asks)).toEqual([])
})
