import { z } from 'zod'

function hexBytes(count: number) {
  return z
    .string()
    .regex(new RegExp(`^(0x)?[0-9a-fA-F]{${count * 2}}$`), `Not ${count} bytes in hex`)
    .transform((text) => text.replace(/^0x/, '').toLowerCase())
}

/** The ways of signing that wallets name; see `SIGNING_MODES` of the domain. */
export const signingMode = z.enum([
  'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_AUG:CHIP-0002_',
  'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_AUG:CHIP-0002_HEX',
  'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_AUG:utf8input_',
  'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_AUG:hexinput_',
  'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_AUG:CHIP-0002_P2_DELEGATED_PUZZLE',
])

/** What a wallet gives for a text that it signed. */
export const walletAnswer = z.strictObject({
  public_key: hexBytes(48),
  signature: hexBytes(96),
  /** `CHIP-0002_` unless the wallet says otherwise. */
  signing_mode: signingMode.optional(),
})
