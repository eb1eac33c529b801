import { personName } from '@chiaroscuro/contract/schema'
import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { parse as parseLossless } from 'lossless-json'
import { z } from 'zod'
import { TokenError, type TokenFault } from './token-error.js'

/** Whose tokens are taken. */
export interface TokenRules {
  /** As tokens name the pool. */
  readonly issuer: string
  readonly clientId: string
}

/** What is taken from an ID token. */
export interface IdClaims {
  readonly userId: string
  /** What the person calls themselves; null where they say nothing, or nothing that can be shown. */
  readonly name: string | null
  readonly groups: readonly string[]
  /** The address that the pool has confirmed; null where it has none. */
  readonly email: string | null
}

/** How far the pool's clock and ours may be apart, seconds. */
const SKEW = 30
/** No pool gives ID tokens for longer than a day. */
const MAX_AGE = 86_400

/** The only words a header of the pool's has: anything else asks us to trust something that came along. */
const header = z.strictObject({
  alg: z.literal('RS256'),
  kid: z.string().min(1).max(200),
  typ: z.literal('JWT').optional(),
})

const claims = z.object({
  aud: z.string(),
  token_use: z.literal('id'),
  sub: z.string().regex(/^[\w-]{1,128}$/),
  iat: z.number().int(),
  exp: z.number().int(),
  // Theirs to choose, so a name that cannot be shown is none, and no reason to refuse the token.
  name: personName.optional().catch(undefined),
  email: z.email().max(254).optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  'cognito:groups': z.array(z.string().max(128)).max(100).optional(),
})

/**
 * Whether the pool gave this ID token to our client, lately (Amazon Cognito's rules for verifying a JWT, RFC 8725).
 * Checked locally. Throws `TokenError`, or what `keys` throws when it cannot reach the pool.
 */
export async function verifyIdToken(
  text: string,
  { issuer, clientId }: TokenRules,
  keys: JWTVerifyGetKey,
  now: number,
): Promise<IdClaims> {
  readParts(text)
  const { payload } = await jwtVerify(text, keys, {
    issuer,
    audience: clientId,
    algorithms: ['RS256'],
    clockTolerance: SKEW,
    maxTokenAge: MAX_AGE,
    requiredClaims: ['exp', 'iat', 'sub', 'aud', 'iss', 'token_use'],
    currentDate: new Date(now),
  }).catch((error: unknown) => {
    throw toTokenError(error)
  })
  const read = claims.safeParse(payload)
  if (!read.success) throw new TokenError(payload.token_use === 'id' ? 'claims' : 'use')
  const { sub, name, email, email_verified: isConfirmed, 'cognito:groups': groups } = read.data
  return {
    userId: sub,
    name: name ?? null,
    groups: groups ?? [],
    email: isConfirmed === true ? (email ?? null) : null,
  }
}

/** Refuses, before anything is computed, what no pool writes: one token has one text, one text one reading. */
function readParts(text: string): void {
  const parts = text.split('.')
  const [head = '', payload = ''] = parts
  if (parts.length !== 3 || !parts.every(isCanonical)) throw new TokenError('malformed')
  if (!header.safeParse(readObject(head)).success) throw new TokenError('algorithm')
  readObject(payload)
}

function isCanonical(part: string): boolean {
  return part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part
}

/** Unlike `JSON.parse`, this does not take the last of two claims of one name. */
function readObject(part: string): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      Buffer.from(part, 'base64url'),
    )
    const value = parseLossless(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch (cause) {
    throw new TokenError('malformed', { cause })
  }
  throw new TokenError('malformed')
}

const FAULT_OF_CLAIM: Readonly<Record<string, TokenFault>> = {
  iss: 'issuer',
  aud: 'audience',
  nbf: 'not-yet',
  iat: 'not-yet',
}

function toTokenError(error: unknown): unknown {
  if (error instanceof errors.JWTExpired) return new TokenError('expired', { cause: error })
  if (error instanceof errors.JWTClaimValidationFailed) {
    const code = error.reason === 'check_failed' ? FAULT_OF_CLAIM[error.claim] : undefined
    return new TokenError(code ?? 'claims', { cause: error })
  }
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys)
    return new TokenError('unknown-key', { cause: error })
  if (error instanceof errors.JWSSignatureVerificationFailed)
    return new TokenError('signature', { cause: error })
  if (error instanceof errors.JOSEAlgNotAllowed) return new TokenError('algorithm', { cause: error })
  if (error instanceof errors.JWTInvalid || error instanceof errors.JWSInvalid)
    return new TokenError('malformed', { cause: error })
  return error
}
