export {
  type CoinSpendText,
  type CoinText,
  listCoins,
  readSignatureText,
  type SpendableCoin,
  type SpendableKind,
} from './coins.js'
export { CHIP0002_FAULTS, readSessionFault, SessionFault, type SessionFaultCode } from './session-fault.js'
export type { Pairing, WalletSession, WalletSessions } from './wallet-session.js'
export { within } from './within.js'
