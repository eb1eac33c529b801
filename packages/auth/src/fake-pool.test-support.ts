import {
  addUser,
  ask,
  askSrp,
  type Exchange,
  type FakeState,
  type FakeUser,
  fakeState,
  refuse,
  type Said,
  tokensOf,
  verify,
} from './fake-state.test-support.js'
import type { Transport } from './port.js'
import { type Account, account } from './srp/srp-server.test-support.js'
import type { ServiceActions } from './user-pool/action.js'

export { jwt } from './fake-state.test-support.js'

// A user pool in memory that checks every claim by OpenSSL. Only what a client can tell from a service is here.
export const POOL_ID = 'eu-west-1_FakePool'
export const CLIENT_ID = 'fakeclient'
export const TOTP_CODE = '123456'

type Input<A extends keyof ServiceActions> = ServiceActions[A]['input']
type Actions = Partial<{ [A in keyof ServiceActions]: (input: Input<A>) => ServiceActions[A]['output'] }>

/** A pool, the transport to it, and what was asked of it. `actions` may be replaced by a test. */
export function fakePool(now: () => number = Date.now) {
  const pool = fakeState(now)
  const actions: Actions = {
    InitiateAuth: (input) => initiate(pool, input),
    RespondToAuthChallenge: (input) => respond(pool, input),
    ConfirmDevice: (input) => confirmDevice(pool, input),
    AssociateSoftwareToken: () => ({
      SecretCode: `KEY${pool.serial()}`,
      Session: [...pool.sessions.keys()].at(-1),
    }),
    VerifySoftwareToken: ({ UserCode, Session }) =>
      UserCode === TOTP_CODE
        ? { Status: 'SUCCESS', Session }
        : refuse('EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA'),
    RevokeToken({ Token }) {
      pool.refreshTokens.delete(Token ?? '')
      return {}
    },
  }
  const transport: Transport = async (action, input) => {
    pool.requests.push({ action, input })
    if (pool.settings.fail) throw pool.settings.fail
    const act = actions[action]
    return act ? act(input) : refuse('InvalidParameterException', `${action} is not here`)
  }
  return {
    ...pool,
    actions,
    transport,
    addUser: (email: string, password: string, more: Partial<FakeUser> = {}) =>
      addUser(pool, email, password, more),
    sent: () => pool.requests.map(({ action }) => action),
  }
}

function initiate(pool: FakeState, { AuthFlow, AuthParameters = {} }: Input<'InitiateAuth'>): Said {
  if (AuthFlow === 'REFRESH_TOKEN_AUTH') return refresh(pool, AuthParameters.REFRESH_TOKEN ?? '')
  const wrong = 'Incorrect username or password.'
  const user = pool.users.get(AuthParameters.USERNAME ?? '') ?? refuse('NotAuthorizedException', wrong)
  if (!user.confirmed) refuse('UserNotConfirmedException', 'User is not confirmed.')
  if (AuthParameters.SRP_A) {
    const names = { USER_ID_FOR_SRP: user.sub, USERNAME: user.sub }
    return askSrp(pool, { user, name: 'PASSWORD_VERIFIER' }, user.srp, AuthParameters.SRP_A, names)
  }
  if (AuthFlow === 'CUSTOM_AUTH') return ask(pool, { user, name: 'CUSTOM_CHALLENGE' }, { question: 'why?' })
  const proved = account('FakePool', user.sub, AuthParameters.PASSWORD ?? '', user.srp.salt)
  if (proved.verifier !== user.srp.verifier) refuse('NotAuthorizedException', wrong)
  return proceed(pool, user, AuthParameters.DEVICE_KEY)
}

function refresh(pool: FakeState, sent: string): Said {
  const { refreshTokens, settings } = pool
  const owner = refreshTokens.get(sent) ?? refuse('NotAuthorizedException', 'Refresh Token has been revoked')
  const { AuthenticationResult, ...rest } = tokensOf(pool, owner, false)
  const { RefreshToken = '', ...access } = AuthenticationResult ?? {}
  refreshTokens.delete(settings.rotate ? sent : RefreshToken)
  return { ...rest, AuthenticationResult: settings.rotate ? { ...access, RefreshToken } : access }
}

/** After the password: what the account needs first, the device, a second factor, or tokens. */
function proceed(pool: FakeState, user: FakeUser, deviceKey: string | undefined): Said {
  if (user.next === 'NEW_PASSWORD_REQUIRED') {
    const requiredAttributes = '["userAttributes.name"]'
    return ask(pool, { user, name: user.next }, { requiredAttributes, userAttributes: '{}' })
  }
  if (user.next === 'MFA_SETUP')
    return ask(pool, { user, name: user.next }, { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' })
  if (deviceKey) {
    if (!user.devices.has(deviceKey)) refuse('ResourceNotFoundException', 'Device does not exist.')
    return ask(pool, { user, name: 'DEVICE_SRP_AUTH' }, {})
  }
  if (user.mfa.length > 1)
    return ask(pool, { user, name: 'SELECT_MFA_TYPE' }, { MFAS_CAN_CHOOSE: JSON.stringify(user.mfa) })
  const [name] = user.mfa
  const sent = { CODE_DELIVERY_DESTINATION: '+*9', CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS' }
  return name ? ask(pool, { user, name }, sent) : tokensOf(pool, user, true)
}

function respond(pool: FakeState, input: Input<'RespondToAuthChallenge'>): Said {
  const { Session = '', ChallengeResponses: said = {} } = input
  const exchange = pool.sessions.get(Session)
  if (!exchange || exchange.name !== input.ChallengeName)
    return refuse('NotAuthorizedException', 'Invalid session for the user.')
  const answer = answerTo(pool, exchange, said, exchange.user.devices.get(said.DEVICE_KEY ?? ''))
  pool.sessions.delete(Session)
  return answer
}

function answerTo(
  pool: FakeState,
  exchange: Exchange,
  said: Record<string, string>,
  device: Account | undefined,
): Said {
  const { user, name } = exchange
  const code = said.SMS_MFA_CODE ?? said.SOFTWARE_TOKEN_MFA_CODE
  switch (name) {
    case 'PASSWORD_VERIFIER':
      verify(user.srp, exchange, said)
      if (user.next === 'CUSTOM_CHALLENGE') return ask(pool, { user, name: user.next }, { question: 'why?' })
      return proceed(pool, user, said.DEVICE_KEY)
    case 'DEVICE_SRP_AUTH':
      if (!device) return refuse('ResourceNotFoundException', 'Device does not exist.')
      return askSrp(pool, { user, name: 'DEVICE_PASSWORD_VERIFIER' }, device, said.SRP_A ?? '', {
        USERNAME: user.sub,
      })
    case 'DEVICE_PASSWORD_VERIFIER':
      if (!device) return refuse('ResourceNotFoundException', 'Device does not exist.')
      verify(device, exchange, said)
      return tokensOf(pool, user, false)
    case 'SELECT_MFA_TYPE':
      return ask(pool, { user, name: said.ANSWER === 'SMS_MFA' ? 'SMS_MFA' : 'SOFTWARE_TOKEN_MFA' }, {})
    case 'CUSTOM_CHALLENGE':
      if (said.ANSWER !== 'because') refuse('NotAuthorizedException', 'Incorrect answer.')
      return tokensOf(pool, user, true)
    default:
      if (code !== undefined && code !== TOTP_CODE)
        refuse('CodeMismatchException', 'Invalid code or auth state for the user.')
      return tokensOf(pool, user, true)
  }
}

function confirmDevice(pool: FakeState, input: Input<'ConfirmDevice'>) {
  const claims = Buffer.from(input.AccessToken?.split('.')[1] ?? '', 'base64url').toString()
  const sub: unknown = JSON.parse(claims).sub
  const { Salt = '', PasswordVerifier = '' } = input.DeviceSecretVerifierConfig ?? {}
  const number = (text: string) => BigInt(`0x${Buffer.from(text, 'base64').toString('hex')}`)
  const [salt, verifier] = [number(Salt), number(PasswordVerifier)]
  const DeviceKey = input.DeviceKey ?? ''
  pool.users.get(String(sub))?.devices.set(DeviceKey, { pool: '-group', user: DeviceKey, salt, verifier })
  return { UserConfirmationNecessary: false }
}
