import { addressesOf } from '../limit/caller.js'
import { type Env, readEnv } from './env.js'
import { ConfigError, list, whole } from './setting.js'

/** How the API is served to many. */
export interface ServingConfig {
  /** Addresses and ranges of our proxies: their `x-forwarded-for` is believed, nobody else's. */
  readonly proxies: readonly string[]
  /** Addresses whose anonymous requests are not counted: the website's server asks for everybody. */
  readonly exempt: readonly string[]
  /** Requests a minute; 0 counts nobody. */
  readonly perMinute: { readonly address: number; readonly member: number }
  /** Where processes count together. */
  readonly redisUrl: string | undefined
  /** Copies of the database that reads may go to. */
  readonly replicaUrls: readonly string[]
  /** How long an answer may take, milliseconds. */
  readonly answerMs: number
  /** How long a process that stops waits for answers under way, milliseconds. */
  readonly drainMs: number
}

export function servingConfig(env: Env): ServingConfig {
  const replicaUrls = list(env, 'DATABASE_REPLICA_URLS') ?? []
  if (replicaUrls.some((one) => !/^postgres(ql)?:\/\//.test(one)))
    throw new ConfigError('DATABASE_REPLICA_URLS must start with postgres://')
  const redisUrl = readEnv(env, 'REDIS_URL')
  if (redisUrl !== undefined && !(URL.canParse(redisUrl) && /^rediss?:/.test(redisUrl)))
    throw new ConfigError('REDIS_URL must start with redis:// or rediss://')
  return {
    proxies: addresses(env, 'TRUSTED_PROXIES', []),
    exempt: addresses(env, 'RATE_LIMIT_EXEMPT', ['127.0.0.1', '::1']),
    perMinute: {
      address: whole(env, 'RATE_LIMIT_PER_ADDRESS', 600, 0, 1e9),
      member: whole(env, 'RATE_LIMIT_PER_KEY', 3000, 0, 1e9),
    },
    redisUrl,
    replicaUrls,
    answerMs: whole(env, 'ANSWER_TIMEOUT_MS', 20_000, 100, 600_000),
    drainMs: whole(env, 'DRAIN_TIMEOUT_MS', 5000, 0, 600_000),
  }
}

function addresses(env: Env, name: string, fallback: readonly string[]): readonly string[] {
  const texts = list(env, name) ?? fallback
  try {
    addressesOf(texts)
  } catch (error) {
    throw new ConfigError(`${name}: ${error instanceof Error ? error.message : 'not understood'}`)
  }
  return texts
}
