import { concat, decodeBase64, encodeBase64, readHex, textBytes } from './bytes.js'
import type { Ephemeral } from './ephemeral.js'
import { type Prover, sessionKey, type Tools } from './session-key.js'
import { SrpError } from './srp-error.js'

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** What the service answers to SRP_A: SRP_B, SALT (hexadecimal) and SECRET_BLOCK (base64). */
export interface SrpChallenge {
  readonly srpB: string
  readonly salt: string
  readonly secretBlock: string
}

/** PASSWORD_CLAIM_SIGNATURE and the TIMESTAMP it signs. */
export interface Claim {
  readonly signature: string
  readonly timestamp: string
}

/** TIMESTAMP of the protocol, e.g. "Tue Mar 5 09:07:01 UTC 2024": English, UTC, the day of the month not padded. */
export function formatTimestamp(epochMs: number): string {
  const date = new Date(epochMs)
  const time = date.toISOString().slice(11, 19)
  return `${DAYS[date.getUTCDay()]} ${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()} ${time} UTC ${date.getUTCFullYear()}`
}

/**
 * Proves the password without sending it: the answer to PASSWORD_VERIFIER and DEVICE_PASSWORD_VERIFIER.
 * Throws `SrpError` if the challenge cannot be read or would give the key away.
 */
export async function signClaim(
  prover: Prover,
  ephemeral: Ephemeral,
  challenge: SrpChallenge,
  epochMs: number,
  tools: Tools,
): Promise<Claim> {
  const B = readHex(challenge.srpB)
  const salt = readHex(challenge.salt)
  const secretBlock = decodeBase64(challenge.secretBlock)
  if (B === undefined || salt === undefined || secretBlock === undefined)
    throw new SrpError('The challenge cannot be read.')
  const key = await sessionKey(prover, ephemeral, { B, salt }, tools)
  const timestamp = formatTimestamp(epochMs)
  const signed = concat(textBytes(prover.pool + prover.user), secretBlock, textBytes(timestamp))
  return { signature: encodeBase64(await tools.digest.hmac(key, signed)), timestamp }
}
