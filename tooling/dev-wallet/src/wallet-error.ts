/**
 * Why a wallet does not do what it is asked, by the numbers of CHIP-0002 (`refused` is what the chain says of a spend,
 * which that paper leaves open).
 */
export const WALLET_ERROR_NUMBERS = {
  'invalid-params': 4000,
  unauthorized: 4001,
  rejected: 4002,
  'too-little': 4003,
  'no-such-method': 4004,
  'no-such-key': 4005,
  refused: 4010,
  'too-many': 4029,
  disconnected: 4900,
} as const

export type WalletErrorCode = keyof typeof WALLET_ERROR_NUMBERS

/** What the site is told instead of an answer. */
export class WalletError extends Error {
  override readonly name = 'WalletError'
  readonly code: WalletErrorCode

  constructor(code: WalletErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}
