import { createHmac } from 'node:crypto'
import { base32 } from '@scure/base'
import { PoolError } from '../error.js'
import type { Random } from '../pool.js'

const STEP_MS = 30_000

/** A new shared secret, base32 as authenticator apps read it. */
export function makeTotpSecret(random: Random): string {
  return base32.encode(random(20)).replaceAll('=', '')
}

/** The six digits of a step (RFC 6238, SHA-1, 30 seconds). */
export function totpAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', base32.decode(secret)).update(counter).digest()
  const offset = (mac[mac.length - 1] ?? 0) & 0x0f
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

export function stepOf(now: number): number {
  return Math.floor(now / STEP_MS)
}

/**
 * The step a code is right for: this one or a neighbour. Undefined where it is wrong; throws
 * ExpiredCodeException where it was taken before.
 */
export function matchTotp(secret: string, code: string, now: number, lastStep: number): number | undefined {
  const current = stepOf(now)
  const step = [current, current - 1, current + 1].find((one) => totpAt(secret, one) === code)
  if (step !== undefined && step <= lastStep)
    throw new PoolError('ExpiredCodeException', 'Your software token has already been used once.', {
      keepsSession: true,
    })
  return step
}
