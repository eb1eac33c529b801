import { expect, it } from 'vitest'
import { outcomeOf, readSocialOutcome } from './social-outcome.js'

it('reads what an address says, and nothing else', () => {
  expect(readSocialOutcome('taken')).toBe('taken')
  for (const text of [null, '', 'Taken', '<b>', 'toString']) expect(readSocialOutcome(text)).toBeUndefined()
})

it.each([
  [{ code: 'SocialRefused', fault: 'taken' }, 409, 'taken'],
  [{ code: 'SocialRefused', fault: 'new one' }, 409, 'other'],
  [{ code: 'SocialSilent' }, 503, 'silent'],
  [{ code: 'NotOffered' }, 409, 'not-offered'],
  [{ code: 'InvalidInput' }, 422, 'unknown'],
  [{ code: 'Unauthenticated' }, 401, 'other-person'],
  [{ code: 'TooManyRequests' }, 429, 'too-often'],
  [{ code: '' }, 0, 'other'],
])('takes %j with %d for %s', (refusal, status, outcome) => {
  expect(outcomeOf(refusal, status)).toBe(outcome)
})
