import { parseXch } from '@chiaroscuro/domain/amount'
import { fromHex } from '@chiaroscuro/domain/bytes'
import { deriveUnhardenedPublic } from '@chiaroscuro/domain/signature'
import { type Env, readEnv } from './env.js'
import { ConfigError } from './setting.js'

/** What membership costs, and where it is paid to. */
export interface PremiumConfig {
  /** Of the wallet that is paid, at m/12381/8444/2: it leads to addresses and to no coin. */
  readonly publicKey: Uint8Array
  /** Mojos. */
  readonly month: bigint
  readonly year: bigint
}

/** Membership, where a wallet is named that is paid for it. Throws `ConfigError`. */
export function premiumConfig(env: Env): PremiumConfig | undefined {
  const text = readEnv(env, 'PREMIUM_PUBLIC_KEY')
  if (text === undefined) return undefined
  const publicKey = fromHex(text)
  if (publicKey?.length !== 48 || !leadsOn(publicKey))
    throw new ConfigError('PREMIUM_PUBLIC_KEY must be a public key: 48 bytes in hex')
  const month = price(env, 'PREMIUM_MONTH_XCH', '0.5')
  const year = price(env, 'PREMIUM_YEAR_XCH', '5')
  if (year < month) throw new ConfigError('PREMIUM_YEAR_XCH must not be below PREMIUM_MONTH_XCH')
  return { publicKey, month, year }
}

/** Whether addresses can be derived from a public key. */
export function leadsOn(publicKey: Uint8Array): boolean {
  try {
    return deriveUnhardenedPublic(publicKey, 0).length === 48
  } catch {
    return false
  }
}

/** A price in XCH. Throws `ConfigError`. */
export function price(env: Env, name: string, fallback: string): bigint {
  const mojos = parseXch(readEnv(env, name) ?? fallback)
  if (mojos === undefined || mojos === 0n) throw new ConfigError(`${name} must be an amount of XCH`)
  return mojos
}
