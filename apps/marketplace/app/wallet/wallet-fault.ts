import { CHIP0002_FAULTS } from '@chiaroscuro/walletconnect'

/**
 * Why a wallet did not do what it was asked. The first eight are CHIP-0002's 4000 to 4029 and 4900; `refused` is the
 * network's word about a transaction, the others are found out here: the last ones about offers that went another way,
 * and about wallets that did.
 */
export const WALLET_FAULTS = [
  'invalid-params',
  'unauthorized',
  'rejected',
  'too-little',
  'no-such-method',
  'no-such-key',
  'too-many',
  'disconnected',
  'refused',
  'unreachable',
  'absent',
  'other-network',
  'unreadable',
  'one-price-at-a-time',
  'taken-by-other',
  'withdrawn',
  'ran-out',
  'no-block-yet',
  'in-auction',
  'declined',
  'other-offer',
  'unchecked',
  'wallet-behind',
] as const

export type WalletFaultCode = (typeof WALLET_FAULTS)[number]

export class WalletFault extends Error {
  override readonly name = 'WalletFault'
  readonly code: WalletFaultCode

  constructor(code: WalletFaultCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

const LONGEST = 300

/** What a wallet answered instead: `{code, message}`, or anything at all. */
export function readWalletFault(said: unknown): WalletFault {
  if (said instanceof WalletFault) return said
  if (typeof said !== 'object' || said === null) return new WalletFault('unreadable', '')
  const number = 'code' in said && typeof said.code === 'number' ? said.code : 0
  const words = 'message' in said && typeof said.message === 'string' ? said.message : ''
  return new WalletFault(CHIP0002_FAULTS[number] ?? 'refused', words.slice(0, LONGEST), said)
}
