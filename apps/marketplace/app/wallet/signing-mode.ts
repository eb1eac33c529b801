import type { ClaimInput } from '@chiaroscuro/contract/operation'

type SigningMode = NonNullable<ClaimInput['signing_mode']>

const SUITE = 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_AUG:'
/** The ways of signing that wallets name, as the contract has them. */
const MODES = [
  `${SUITE}CHIP-0002_`,
  `${SUITE}CHIP-0002_HEX`,
  `${SUITE}utf8input_`,
  `${SUITE}hexinput_`,
  `${SUITE}CHIP-0002_P2_DELEGATED_PUZZLE`,
] as const satisfies readonly SigningMode[]

/** A wallet's answer as a page passes it on; `undefined` where it is none. Whether it is right is the API's to judge. */
export function readSigned(body: Record<string, unknown>):
  | {
      readonly challenge_id: string
      readonly public_key: string
      readonly signature: string
      readonly signing_mode?: SigningMode
    }
  | undefined {
  const { challenge_id, public_key, signature, signing_mode } = body
  if (typeof challenge_id !== 'string' || typeof public_key !== 'string' || typeof signature !== 'string')
    return undefined
  const mode = MODES.find((one) => one === signing_mode)
  if (signing_mode !== undefined && !mode) return undefined
  return { challenge_id, public_key, signature, ...(mode ? { signing_mode: mode } : {}) }
}
