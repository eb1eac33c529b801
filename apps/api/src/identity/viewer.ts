import type { Access } from '@chiaroscuro/contract/operation'
import { HttpError } from '@chiaroscuro/http'
import { errors, type JWTVerifyGetKey } from 'jose'
import { NO_OPERATION, NotFoundError, RefusedError } from '../endpoint/endpoint.js'
import { findApiKey, touchApiKey } from '../query/api-key-rows.js'
import type { Database } from '../store/database.js'
import { apiKeyId, isApiKey } from './api-key.js'
import { readBearer } from './bearer.js'
import { type TokenRules, verifyIdToken } from './id-token.js'
import { TokenError } from './token-error.js'

/** Who asks. */
export interface Viewer {
  /** Subject of the user pool. */
  readonly userId: string
  /** What their token calls them; null for keys, and where it does not. */
  readonly name: string | null
  readonly isAdmin: boolean
  /** The address that the pool has confirmed; null for keys. */
  readonly email: string | null
  /** The key a program came with; a person's own token has none and may do all that they may. */
  readonly key: { readonly id: string; readonly scopes: readonly string[] } | undefined
}

export interface IdentityOptions {
  readonly db: Database
  /** Absent where nobody can sign in. */
  readonly pool: (TokenRules & { readonly keys: JWTVerifyGetKey }) | undefined
  /** Unix milliseconds. */
  readonly now: () => number
  /** Heard of what no request waits for. */
  readonly onTrouble: (error: unknown) => void
}

/**
 * Who sent a request: `undefined` for nobody in particular. A token or key that proves nothing is never taken for
 * none: throws `RefusedError` `Unauthenticated`, or `IdentitySilent` while the pool's keys cannot be had.
 */
export type ViewerOf = (authorization: string | null | undefined) => Promise<Viewer | undefined>

/** The group whose people run this. */
const ADMINS = 'admin'

export function identity({ db, pool, now, onTrouble }: IdentityOptions): ViewerOf {
  async function ofToken(text: string): Promise<Viewer> {
    if (!pool) throw new TokenError('unsupported')
    const { groups, ...who } = await verifyIdToken(text, pool, pool.keys, now())
    return { ...who, isAdmin: groups.includes(ADMINS), key: undefined }
  }
  async function ofKey(text: string): Promise<Viewer> {
    const id = apiKeyId(text)
    const row = id === undefined ? undefined : await findApiKey(db, id)
    const at = now()
    const over = row && (row.revokedAt !== null || (row.expiresAt !== null && row.expiresAt <= at))
    if (!row || over || !isApiKey(text, row.secretHash)) throw new TokenError('no-such-key')
    touchApiKey(db, row, at).catch(onTrouble)
    // Groups are the token's word of this hour, so no key carries them on.
    return {
      userId: row.userId,
      name: null,
      isAdmin: false,
      email: null,
      key: { id: row.id, scopes: row.scopes },
    }
  }
  return async (authorization) => {
    const bearer = readBearer(authorization)
    if (bearer.kind === 'none') return undefined
    try {
      if (bearer.kind === 'malformed') throw new TokenError('malformed')
      return await (bearer.kind === 'key' ? ofKey(bearer.text) : ofToken(bearer.text))
    } catch (error) {
      throw toRefusal(error)
    }
  }
}

function toRefusal(error: unknown): unknown {
  if (error instanceof TokenError)
    return new RefusedError('Unauthenticated', `${error.message}.`, { fault: error.code }, [
      ['www-authenticate', `${CHALLENGE}, error="invalid_token", error_description="${error.code}"`],
    ])
  if (
    error instanceof HttpError ||
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid
  )
    return new RefusedError(
      'IdentitySilent',
      'The identity service does not answer: tokens cannot be checked.',
      {},
      [['retry-after', '5']],
    )
  return error
}

const CHALLENGE = 'Bearer realm="chiaroscuro"'

/** The viewer, where they may; throws `RefusedError` otherwise. */
export function admit(viewer: Viewer | undefined, { who, scope, unseen }: Access): Viewer {
  if (unseen && !viewer?.isAdmin) throw new NotFoundError(NO_OPERATION)
  if (!viewer)
    throw new RefusedError('Unauthenticated', 'This asks for a token of somebody signed in.', {}, [
      ['www-authenticate', CHALLENGE],
    ])
  if (viewer.key && (scope === undefined || !viewer.key.scopes.includes(scope))) {
    const needs = scope === undefined ? '' : `, scope="${scope}"`
    throw new RefusedError('Forbidden', 'This key may not do that.', { scope: scope ?? null }, [
      ['www-authenticate', `${CHALLENGE}, error="insufficient_scope"${needs}`],
    ])
  }
  if (who === 'admin' && !viewer.isAdmin)
    throw new RefusedError('Forbidden', 'Only the people who run this may do that.')
  return viewer
}
