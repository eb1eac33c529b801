import { createHash, sign as signBytes } from 'node:crypto'
import type { Call, Pool } from '../pool.js'
import { issuerOf } from '../pool.js'
import { randomToken, randomUuid } from '../random-text.js'
import { regionOf } from '../settings.js'
import type { Grant } from '../store/grant.js'
import type { Change } from '../store/table.js'
import type { User } from '../store/user.js'

/** Lets its holder ask for and change the account it was made for. */
export const SELF_SCOPE = 'aws.cognito.signin.user.admin'

/** More sign-ins than this are not kept. */
const MOST_GRANTS = 200_000

/** Tokens as the service hands them over. */
export interface AuthenticationResult {
  readonly AccessToken: string
  readonly IdToken: string
  readonly ExpiresIn: number
  readonly TokenType: 'Bearer'
  readonly RefreshToken?: string
  readonly NewDeviceMetadata?: { readonly DeviceKey: string; readonly DeviceGroupKey: string }
}

/** How the tokens of a sign-in differ from an ordinary one's. */
export interface Ending {
  readonly scope?: string
  readonly offersDevice?: boolean
  /** Put into the ID token; those of a refresh have none. */
  readonly nonce?: string
}

/** What a sign-in ends with: tokens, a grant behind them, and the offer to remember a device not known yet. */
export async function signInWith(
  pool: Pool,
  user: User,
  call: Call,
  options: Ending & { readonly clientId: string; readonly deviceKey?: string | undefined },
): Promise<AuthenticationResult> {
  const { settings, random, store } = pool
  const now = pool.clock()
  const known = user.devices.find((device) => device.key === options.deviceKey)
  const offers = !known && settings.devices !== 'off' && options.offersDevice !== false
  const offer = offers
    ? {
        DeviceKey: `${regionOf(settings.poolId)}_${randomUuid(random)}`,
        DeviceGroupKey: `-${randomToken(random, 6)}`,
      }
    : undefined
  const { token, hash } = makeRefreshToken(pool)
  const deviceKey = known?.key ?? offer?.DeviceKey
  const grant: Grant = {
    id: randomUuid(random),
    sub: user.sub,
    clientId: options.clientId,
    scope: options.scope ?? SELF_SCOPE,
    ...(deviceKey === undefined ? {} : { deviceKey }),
    ...(offer ? { deviceGroupKey: offer.DeviceGroupKey } : {}),
    address: call.address,
    authTime: now,
    expires: now + settings.lifetime.refreshToken * 1000,
    secrets: [{ hash }],
  }
  const kept = store.write(...dropOldest(pool), store.grants.put(grant))
  // Signed while the disk works.
  const tokens = issueTokens(pool, user, grant, options.nonce)
  await kept
  return { ...tokens, RefreshToken: `${grant.id}.${token}`, ...(offer ? { NewDeviceMetadata: offer } : {}) }
}

/** Room for another sign-in: the one not used for longest goes where there are too many. */
function dropOldest({ store: { grants } }: Pool): Change[] {
  const [oldest] = grants.size < MOST_GRANTS ? [] : grants.values()
  return oldest ? [grants.drop(oldest.id)] : []
}

/** A refresh token's secret part, and what is kept of it. */
export function makeRefreshToken(pool: Pool): { token: string; hash: string } {
  const token = randomToken(pool.random, 32)
  return { token, hash: hashOf(token) }
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Fresh access and ID tokens of a grant. */
export function issueTokens(pool: Pool, user: User, grant: Grant, nonce?: string): AuthenticationResult {
  const { lifetime } = pool.settings
  const issued = Math.floor(pool.clock() / 1000)
  const shared = {
    ...(user.groups.length > 0 ? { 'cognito:groups': user.groups } : {}),
    origin_jti: grant.id,
    event_id: randomUuid(pool.random),
    auth_time: Math.floor(grant.authTime / 1000),
  }
  const AccessToken = sign(pool, user, issued + lifetime.accessToken, {
    ...shared,
    ...(grant.deviceKey === undefined ? {} : { device_key: grant.deviceKey }),
    client_id: grant.clientId,
    token_use: 'access',
    scope: grant.scope,
    username: user.sub,
  })
  const IdToken = sign(pool, user, issued + lifetime.idToken, {
    ...toClaims(user.attributes),
    ...shared,
    aud: grant.clientId,
    token_use: 'id',
    'cognito:username': user.sub,
    ...(nonce ? { nonce } : {}),
  })
  return { AccessToken, IdToken, ExpiresIn: lifetime.accessToken, TokenType: 'Bearer' }
}

/** Two attributes are flags, and tokens show them as such. */
function toClaims(attributes: User['attributes']): Record<string, string | boolean> {
  const claims: Record<string, string | boolean> = { ...attributes }
  for (const name of ['email_verified', 'phone_number_verified'])
    if (attributes[name] !== undefined) claims[name] = attributes[name] === 'true'
  return claims
}

/**
 * A JWT of those claims. Signed by OpenSSL directly, which is half of what a sign-in costs: WebCrypto, by which
 * libraries sign, adds a third to it.
 */
function sign(pool: Pool, user: User, expires: number, claims: Record<string, unknown>): string {
  const head = encode({ kid: pool.key.kid, alg: 'RS256' })
  const payload = encode({
    ...claims,
    sub: user.sub,
    iss: issuerOf(pool),
    iat: Math.floor(pool.clock() / 1000),
    exp: expires,
    jti: randomUuid(pool.random),
  })
  const text = `${head}.${payload}`
  return `${text}.${signBytes('sha256', Buffer.from(text), pool.key.privateKey).toString('base64url')}`
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
