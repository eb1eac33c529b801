import { readWalletFault, WalletFault } from '#app/wallet/wallet-fault.js'

/** What an engine says, in a wallet's words. */
export function toWalletFault(error: unknown): WalletFault {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'cannot-pay') return new WalletFault('too-little', '')
  if (code === 'stale-coins') return new WalletFault('wallet-behind', '')
  return readWalletFault(error)
}
