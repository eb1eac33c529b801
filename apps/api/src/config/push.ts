import { createECDH } from 'node:crypto'
import type { JWK } from 'jose'
import { type Env, readEnv } from './env.js'
import { ConfigError } from './setting.js'

/** By which push services know us (VAPID). */
export interface PushConfig {
  /** What browsers subscribe to: base64url of a point of P-256. */
  readonly publicKey: string
  readonly privateKey: JWK
  /** Whom a service writes to about us. */
  readonly subject: string
}

const COORDINATE_BYTES = 32

/** Web Push, where a key is set. Throws `ConfigError`. */
export function pushConfig(env: Env, siteUrl: string): PushConfig | undefined {
  const secret = readEnv(env, 'PUSH_SECRET')
  if (secret === undefined) return undefined
  const subject = readEnv(env, 'PUSH_CONTACT') ?? siteUrl
  if (!/^(https?:\/\/|mailto:[^\s@]+@)[^\s]+$/.test(subject))
    throw new ConfigError('PUSH_CONTACT must be a web address or mailto:name@host')
  return { ...keysOf(secret), subject }
}

function keysOf(secret: string): Pick<PushConfig, 'publicKey' | 'privateKey'> {
  const pair = createECDH('prime256v1')
  try {
    if (!/^[0-9a-f]{64}$/.test(secret)) throw new ConfigError('not hex')
    pair.setPrivateKey(secret, 'hex')
  } catch {
    throw new ConfigError('PUSH_SECRET must be a private key of P-256: 64 hex characters')
  }
  const point = pair.getPublicKey()
  const part = (from: number) => point.subarray(from, from + COORDINATE_BYTES).toString('base64url')
  return {
    publicKey: point.toString('base64url'),
    privateKey: {
      kty: 'EC',
      crv: 'P-256',
      x: part(1),
      y: part(1 + COORDINATE_BYTES),
      d: Buffer.from(secret, 'hex').toString('base64url'),
    },
  }
}
