import type { WalletFault } from './wallet-fault.js'
import { useWalletWords } from './wallet-words.js'

export function WalletFaultWords({ fault }: { fault: WalletFault }) {
  return <>{useWalletWords()(fault)}</>
}
