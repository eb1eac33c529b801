import type { ClaimInput } from '@chiaroscuro/contract/operation'
import { isRecord } from '#app/feature/endless/is-record.js'

const SUITE = 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_AUG:'
/** The ways of signing that wallets name, as the contract has them. */
const MODES = [
  `${SUITE}CHIP-0002_`,
  `${SUITE}CHIP-0002_HEX`,
  `${SUITE}utf8input_`,
  `${SUITE}hexinput_`,
  `${SUITE}CHIP-0002_P2_DELEGATED_PUZZLE`,
] as const satisfies readonly NonNullable<ClaimInput['signing_mode']>[]

/** What a page asks for: a text to sign for a profile, or that the signed one is taken. */
export type ClaimStep = { readonly did: string } | { readonly did: string; readonly claim: ClaimInput }

/** Reads what a page passes on; whether it is right is the API's to judge. */
export function readClaimStep(text: string): ClaimStep | undefined {
  const body = parsed(text)
  if (!isRecord(body) || typeof body.did !== 'string') return undefined
  const { did, challenge_id, public_key, signature, signing_mode } = body
  if (challenge_id === undefined) return { did }
  if (typeof challenge_id !== 'string' || typeof public_key !== 'string' || typeof signature !== 'string')
    return undefined
  const mode = MODES.find((one) => one === signing_mode)
  if (signing_mode !== undefined && !mode) return undefined
  return { did, claim: { challenge_id, public_key, signature, ...(mode ? { signing_mode: mode } : {}) } }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
