import { randomUUID } from 'node:crypto'
import type {
  ChallengeNameType,
  InitiateAuthResponse,
  RespondToAuthChallengeResponse,
} from '@aws-sdk/client-cognito-identity-provider'
import { AuthError } from './auth-error.js'
import {
  type Account,
  account,
  expectedSignature,
  javaBytes,
  numbered,
  publicValue,
  serverKey,
} from './srp/srp-server.test-support.js'

export interface FakeUser {
  sub: string
  email: string
  srp: Account
  confirmed: boolean
  mfa: readonly ('SMS_MFA' | 'SOFTWARE_TOKEN_MFA')[]
  next?: 'NEW_PASSWORD_REQUIRED' | 'MFA_SETUP' | 'CUSTOM_CHALLENGE'
  devices: Map<string, Account>
}

export interface Exchange {
  user: FakeUser
  name: ChallengeNameType
  A?: bigint
  b?: bigint
  block?: string
}

export type Said = InitiateAuthResponse & RespondToAuthChallengeResponse

/** What a pool in memory knows; a test may change its settings as it goes. */
export function fakeState(now: () => number) {
  const settings: { rotate: boolean; lifeMs: number; fail: AuthError | undefined } = {
    rotate: false,
    lifeMs: 3_600_000,
    fail: undefined,
  }
  let last = 0
  return {
    now,
    settings,
    serial: () => ++last,
    users: new Map<string, FakeUser>(),
    sessions: new Map<string, Exchange>(),
    refreshTokens: new Map<string, FakeUser>(),
    requests: [] as { action: string; input: object }[],
  }
}

export type FakeState = ReturnType<typeof fakeState>

/** A token nobody has signed. */
export function jwt(payload: object): string {
  return `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2ln`
}

export function refuse(name: string, message: string): never {
  throw new AuthError(name, message)
}

export function addUser(
  { users }: FakeState,
  email: string,
  password: string,
  more: Partial<FakeUser>,
): FakeUser {
  const sub = randomUUID()
  const srp = account('FakePool', sub, password, numbered(`salt ${email}`, 16))
  const user: FakeUser = { sub, email, srp, confirmed: true, mfa: [], devices: new Map(), ...more }
  users.set(email, user)
  users.set(sub, user)
  return user
}

export function ask(pool: FakeState, exchange: Exchange, parameters: Record<string, string>): Said {
  const Session = `session ${pool.serial()}`
  pool.sessions.set(Session, exchange)
  return { ChallengeName: exchange.name, ChallengeParameters: parameters, Session }
}

/** A challenge of SRP for a password, or for a device's. */
export function askSrp(
  pool: FakeState,
  exchange: Exchange,
  known: Account,
  srpA: string,
  parameters: object,
): Said {
  const serial = pool.serial()
  const b = numbered(`b ${serial}`, 32)
  const block = Buffer.from(`block ${serial}`).toString('base64')
  return ask(
    pool,
    { ...exchange, A: BigInt(`0x${srpA}`), b, block },
    {
      SRP_B: publicValue(known, b).toString(16),
      SALT: javaBytes(known.salt).toString('hex'),
      SECRET_BLOCK: block,
      ...parameters,
    },
  )
}

export function verify(known: Account, { A, b, block }: Exchange, said: Record<string, string>): void {
  const { key } = serverKey(known, A ?? 0n, b ?? 0n)
  const secretBlock = Buffer.from(block ?? '', 'base64')
  const { TIMESTAMP: timestamp = '' } = said
  if (said.PASSWORD_CLAIM_SIGNATURE !== expectedSignature(known, { key, secretBlock, timestamp }))
    refuse('NotAuthorizedException', 'Incorrect username or password.')
}

export function tokensOf(pool: FakeState, user: FakeUser, offerDevice: boolean): Said {
  const iat = Math.floor(pool.now() / 1000)
  const serial = pool.serial()
  const exp = iat + pool.settings.lifeMs / 1000
  const common = { sub: user.sub, iat, exp, origin_jti: 'o', jti: `${serial}` }
  const RefreshToken = `refresh ${serial}`
  pool.refreshTokens.set(RefreshToken, user)
  const NewDeviceMetadata = { DeviceKey: `eu-west-1_device${serial}`, DeviceGroupKey: '-group' }
  return {
    AuthenticationResult: {
      AccessToken: jwt({ ...common, username: user.sub, token_use: 'access' }),
      IdToken: jwt({ ...common, 'cognito:username': user.sub, email: user.email, token_use: 'id' }),
      RefreshToken,
      ...(offerDevice ? { NewDeviceMetadata } : {}),
    },
    ChallengeParameters: {},
  }
}
