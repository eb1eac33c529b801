import { type WalletLine, walletLine } from './wallet-line.js'

/** Of a studio that was told of no relay. */
export function noLine(): WalletLine {
  return walletLine({ open: undefined, isFound: false, isKept: () => false, onChange: () => {} })
}
