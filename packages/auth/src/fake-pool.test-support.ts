import { randomUUID } from 'node:crypto'
import type {
  ChallengeNameType,
  InitiateAuthResponse,
  RespondToAuthChallengeResponse,
} from '@aws-sdk/client-cognito-identity-provider'
import { AuthError } from './auth-error.js'
import type { Transport } from './port.js'
import {
  type Account,
  account,
  expectedSignature,
  javaBytes,
  numbered,
  publicValue,
  serverKey,
} from './srp/srp-server.test-support.js'
import type { ServiceActions } from './user-pool/action.js'

// A user pool in memory that checks every claim by OpenSSL. Only what a client can tell from a service is here.

export const POOL_ID = 'eu-west-1_FakePool'
export const CLIENT_ID = 'fakeclient'
export const TOTP_CODE = '123456'

interface FakeUser {
  sub: string
  email: string
  srp: Account
  confirmed: boolean
  mfa: readonly ('SMS_MFA' | 'SOFTWARE_TOKEN_MFA')[]
  next?: 'NEW_PASSWORD_REQUIRED' | 'MFA_SETUP' | 'CUSTOM_CHALLENGE'
  devices: Map<string, Account>
}

interface Exchange {
  user: FakeUser
  name: ChallengeNameType
  A?: bigint
  b?: bigint
  block?: string
}

type Said = InitiateAuthResponse & RespondToAuthChallengeResponse

export function jwt(payload: object): string {
  return `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2ln`
}

export function fakePool(now: () => number = Date.now) {
  const users = new Map<string, FakeUser>()
  const sessions = new Map<string, Exchange>()
  const refreshTokens = new Map<string, FakeUser>()
  const requests: { action: string; input: object }[] = []
  const settings = {
    rememberDevices: true,
    rotate: false,
    lifeMs: 3_600_000,
    fail: undefined as AuthError | undefined,
  }
  let serial = 0

  const addUser = (email: string, password: string, more: Partial<FakeUser> = {}): FakeUser => {
    const sub = randomUUID()
    const srp = account('FakePool', sub, password, numbered(`salt ${email}`, 16))
    const user = { sub, email, srp, confirmed: true, mfa: [], devices: new Map(), ...more }
    users.set(email, user)
    users.set(sub, user)
    return user
  }
  const refuse = (name: string, message: string): never => {
    throw new AuthError(name, message)
  }
  const ask = (exchange: Exchange, parameters: Record<string, string>): Said => {
    const Session = `session ${++serial}`
    sessions.set(Session, exchange)
    return { ChallengeName: exchange.name, ChallengeParameters: parameters, Session }
  }
  const srp = (
    user: FakeUser,
    name: ChallengeNameType,
    known: Account,
    srpA: string,
    parameters: object,
  ): Said => {
    const b = numbered(`b ${++serial}`, 32)
    const block = Buffer.from(`block ${serial}`).toString('base64')
    return ask(
      { user, name, A: BigInt(`0x${srpA}`), b, block },
      {
        SRP_B: publicValue(known, b).toString(16),
        SALT: javaBytes(known.salt).toString('hex'),
        SECRET_BLOCK: block,
        ...parameters,
      },
    )
  }
  const tokensOf = (user: FakeUser, offerDevice: boolean): Said => {
    const iat = Math.floor(now() / 1000)
    const common = {
      sub: user.sub,
      iat,
      exp: iat + settings.lifeMs / 1000,
      origin_jti: 'o',
      jti: `${++serial}`,
    }
    const RefreshToken = `refresh ${serial}`
    refreshTokens.set(RefreshToken, user)
    return {
      AuthenticationResult: {
        AccessToken: jwt({ ...common, username: user.sub, token_use: 'access' }),
        IdToken: jwt({ ...common, 'cognito:username': user.sub, email: user.email, token_use: 'id' }),
        RefreshToken,
        ...(offerDevice && settings.rememberDevices
          ? { NewDeviceMetadata: { DeviceKey: `eu-west-1_device${serial}`, DeviceGroupKey: '-group' } }
          : {}),
      },
      ChallengeParameters: {},
    }
  }
  /** After the password: the device, a second factor, or tokens. */
  const proceed = (user: FakeUser, deviceKey: string | undefined): Said => {
    if (user.next === 'NEW_PASSWORD_REQUIRED')
      return ask(
        { user, name: user.next },
        { requiredAttributes: '["userAttributes.name"]', userAttributes: '{}' },
      )
    if (user.next === 'MFA_SETUP')
      return ask({ user, name: user.next }, { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' })
    if (deviceKey) {
      if (!user.devices.has(deviceKey)) refuse('ResourceNotFoundException', 'Device does not exist.')
      return ask({ user, name: 'DEVICE_SRP_AUTH' }, {})
    }
    if (user.mfa.length > 1)
      return ask({ user, name: 'SELECT_MFA_TYPE' }, { MFAS_CAN_CHOOSE: JSON.stringify(user.mfa) })
    const [factor] = user.mfa
    if (factor)
      return ask(
        { user, name: factor },
        { CODE_DELIVERY_DESTINATION: '+*9', CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS' },
      )
    return tokensOf(user, true)
  }
  const verify = (known: Account, exchange: Exchange, said: Record<string, string>, wrong: string) => {
    const { key } = serverKey(known, exchange.A ?? 0n, exchange.b ?? 0n)
    const secretBlock = Buffer.from(exchange.block ?? '', 'base64')
    const { TIMESTAMP: timestamp = '' } = said
    if (said.PASSWORD_CLAIM_SIGNATURE !== expectedSignature(known, { key, secretBlock, timestamp }))
      refuse('NotAuthorizedException', wrong)
  }
  const initiate = ({ AuthFlow, AuthParameters = {} }: ServiceActions['InitiateAuth']['input']): Said => {
    if (AuthFlow === 'REFRESH_TOKEN_AUTH') {
      const sent = AuthParameters.REFRESH_TOKEN ?? ''
      const owner =
        refreshTokens.get(sent) ?? refuse('NotAuthorizedException', 'Refresh Token has been revoked')
      const { AuthenticationResult, ...rest } = tokensOf(owner, false)
      const { RefreshToken, ...access } = AuthenticationResult ?? {}
      if (settings.rotate) refreshTokens.delete(sent)
      else refreshTokens.delete(RefreshToken ?? '')
      return { ...rest, AuthenticationResult: settings.rotate ? { ...access, RefreshToken } : access }
    }
    const user =
      users.get(AuthParameters.USERNAME ?? '') ??
      refuse('NotAuthorizedException', 'Incorrect username or password.')
    if (!user.confirmed) refuse('UserNotConfirmedException', 'User is not confirmed.')
    if (AuthFlow === 'USER_SRP_AUTH' || AuthParameters.SRP_A)
      return srp(user, 'PASSWORD_VERIFIER', user.srp, AuthParameters.SRP_A ?? '', {
        USER_ID_FOR_SRP: user.sub,
        USERNAME: user.sub,
      })
    if (AuthFlow === 'CUSTOM_AUTH') return ask({ user, name: 'CUSTOM_CHALLENGE' }, { question: 'why?' })
    const proved = account('FakePool', user.sub, AuthParameters.PASSWORD ?? '', user.srp.salt)
    if (proved.verifier !== user.srp.verifier)
      refuse('NotAuthorizedException', 'Incorrect username or password.')
    return proceed(user, AuthParameters.DEVICE_KEY)
  }
  const respond = (input: ServiceActions['RespondToAuthChallenge']['input']): Said => {
    const { Session = '', ChallengeResponses: said = {} } = input
    const exchange = sessions.get(Session)
    if (!exchange || exchange.name !== input.ChallengeName) {
      return refuse('NotAuthorizedException', 'Invalid session for the user.')
    }
    const { user } = exchange
    const device = user.devices.get(said.DEVICE_KEY ?? '')
    const answer = answerTo(exchange, said, device)
    sessions.delete(Session)
    return answer
  }
  const answerTo = (exchange: Exchange, said: Record<string, string>, device: Account | undefined): Said => {
    const { user, name } = exchange
    const code = said.SMS_MFA_CODE ?? said.SOFTWARE_TOKEN_MFA_CODE
    switch (name) {
      case 'PASSWORD_VERIFIER':
        verify(user.srp, exchange, said, 'Incorrect username or password.')
        if (user.next === 'CUSTOM_CHALLENGE') return ask({ user, name: user.next }, { question: 'why?' })
        return proceed(user, said.DEVICE_KEY)
      case 'DEVICE_SRP_AUTH':
        if (!device) return refuse('ResourceNotFoundException', 'Device does not exist.')
        return srp(user, 'DEVICE_PASSWORD_VERIFIER', device, said.SRP_A ?? '', { USERNAME: user.sub })
      case 'DEVICE_PASSWORD_VERIFIER':
        if (device) verify(device, exchange, said, 'Incorrect device password.')
        return tokensOf(user, false)
      case 'SELECT_MFA_TYPE':
        return ask(
          { user, name: said.ANSWER === 'SMS_MFA' ? 'SMS_MFA' : 'SOFTWARE_TOKEN_MFA' },
          { CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS' },
        )
      case 'CUSTOM_CHALLENGE':
        if (said.ANSWER !== 'because') refuse('NotAuthorizedException', 'Incorrect answer.')
        return tokensOf(user, true)
      default:
        if (code !== undefined && code !== TOTP_CODE)
          refuse('CodeMismatchException', 'Invalid code or auth state for the user.')
        return tokensOf(user, true)
    }
  }
  const confirmDevice = (input: ServiceActions['ConfirmDevice']['input']) => {
    const { sub } = JSON.parse(
      Buffer.from(input.AccessToken?.split('.')[1] ?? '', 'base64url').toString(),
    ) as { sub: string }
    const { Salt = '', PasswordVerifier = '' } = input.DeviceSecretVerifierConfig ?? {}
    const number = (text: string) => BigInt(`0x${Buffer.from(text, 'base64').toString('hex')}`)
    users.get(sub)?.devices.set(input.DeviceKey ?? '', {
      pool: '-group',
      user: input.DeviceKey ?? '',
      salt: number(Salt),
      verifier: number(PasswordVerifier),
    })
    return { UserConfirmationNecessary: false }
  }
  const actions: Partial<{
    [A in keyof ServiceActions]: (input: ServiceActions[A]['input']) => ServiceActions[A]['output']
  }> = {
    InitiateAuth: initiate,
    RespondToAuthChallenge: respond,
    ConfirmDevice: confirmDevice,
    AssociateSoftwareToken: () => ({ SecretCode: `KEY${++serial}`, Session: [...sessions.keys()].at(-1) }),
    VerifySoftwareToken: ({ UserCode, Session }) =>
      UserCode === TOTP_CODE
        ? { Status: 'SUCCESS', Session }
        : refuse('EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA'),
    RevokeToken: ({ Token }) => {
      refreshTokens.delete(Token ?? '')
      return {}
    },
  }
  const transport: Transport = async (action, input) => {
    requests.push({ action, input })
    if (settings.fail) throw settings.fail
    const act = actions[action]
    if (!act) throw new AuthError('InvalidParameterException', `${action} is not here`)
    return act(input)
  }
  const sent = () => requests.map(({ action }) => action)
  return { transport, requests, sent, users, addUser, settings, refreshTokens, actions }
}
