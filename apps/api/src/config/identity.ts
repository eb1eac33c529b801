import { type Env, readEnv } from './env.js'
import { ConfigError, needed, url } from './setting.js'

/** A user pool, by what its tokens say of it. */
export interface IdentityConfig {
  /** As tokens name the pool; its key set is below it. */
  readonly issuer: string
  readonly clientId: string
}

/** The pool of the settings that the website has too. */
export function identityConfig(env: Env): IdentityConfig | undefined {
  const poolId = readEnv(env, 'USER_POOL_ID')
  if (poolId === undefined) return undefined
  if (!/^[\w-]+_\w+$/.test(poolId)) throw new ConfigError('USER_POOL_ID must contain an underscore')
  const region = readEnv(env, 'USER_POOL_REGION') ?? poolId.slice(0, poolId.indexOf('_'))
  const pool = url(env, 'USER_POOL_ENDPOINT') ?? `https://cognito-idp.${region}.amazonaws.com`
  return { issuer: `${pool}/${poolId}`, clientId: needed(env, 'USER_POOL_CLIENT_ID', 'USER_POOL_ID') }
}
