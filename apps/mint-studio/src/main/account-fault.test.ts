import { AuthError } from '@chiaroscuro/auth'
import { expect, it } from 'vitest'
import { StudioError } from '../ipc/failure.js'
import { accountFault } from './account-fault.js'

it.each([
  [new AuthError('NotAuthorizedException', 'Incorrect username or password.'), 'wrong-password'],
  [new AuthError('UserNotFoundException', 'User ada does not exist.'), 'wrong-password'],
  [new AuthError('TooManyRequestsException', '', { retryable: true }), 'too-many-tries'],
  [new AuthError('NetworkError', 'Network error', { retryable: true }), 'identity-silent'],
  [new AuthError('InternalErrorException', '', { retryable: true }), 'identity-silent'],
  [new AuthError('constructor', ''), 'identity-fault'],
  [new StudioError('reset-on-site'), 'reset-on-site'],
  [new Error('/home/somebody'), 'unexpected'],
])('a fault crosses as a code: %s', (thrown, code) => {
  expect(accountFault(thrown)).toMatchObject({ name: 'StudioError', code, message: code })
})
