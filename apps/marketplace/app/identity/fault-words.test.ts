import { describe, expect, it } from 'vitest'
import { faultWords, KNOWN_FAULTS } from './fault-words.js'

/** Section 8 of the specification, with the suffix the service writes. */
const SERVICE =
  `AliasExists CodeMismatch ExpiredCode Forbidden InternalError InvalidLambdaResponse InvalidParameter
  InvalidPassword InvalidUserPoolConfiguration MFAMethodNotFound NotAuthorized PasswordResetRequired ResourceNotFound
  SoftwareTokenMFANotFound TooManyRequests UnexpectedLambda UserLambdaValidation UserNotConfirmed UserNotFound
  UsernameExists CodeDeliveryFailure LimitExceeded EnableSoftwareTokenMFA`
    .split(/\s+/)
    .map((name) => `${name}Exception`)

describe('the words for faults', () => {
  it('cover every exception of the specification', () => {
    expect(SERVICE.filter((name) => !KNOWN_FAULTS.includes(name))).toEqual([])
  })

  it('are the same for an unknown person and a wrong password', () => {
    expect(faultWords('UserNotFoundException')).toBe(faultWords('NotAuthorizedException'))
  })

  it('blame ourselves for what nobody foresaw', () => {
    expect(faultWords('constructor').message).toMatch(/has a fault/)
    expect(faultWords('SomethingNewException').message).toMatch(/has a fault/)
  })
})
