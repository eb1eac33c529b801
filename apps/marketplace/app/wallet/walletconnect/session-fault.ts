import { readSessionFault as readFault } from '@chiaroscuro/walletconnect'
import { WalletFault } from '../wallet-fault.js'

/** Why a session gave no answer, as any wallet's fault. */
export function readSessionFault(said: unknown): WalletFault {
  if (said instanceof WalletFault) return said
  const { code, message } = readFault(said)
  return new WalletFault(code, message, said)
}
