import { lazy } from 'react'
import { WalletDesk } from '#app/feature/trade/wallet-desk.js'

// The engine weighs as much as half a page: nobody needs it before a wallet is there.
const AirdropDesk = lazy(() =>
  import('./airdrop-desk.js').then((module) => ({ default: module.AirdropDesk })),
)

/** What airdrops are done with: a wallet that signs what it did not make itself. */
export function Desk({ holders }: { holders: string | undefined }) {
  return (
    <WalletDesk>{(port, wallet) => <AirdropDesk port={port} wallet={wallet} holders={holders} />}</WalletDesk>
  )
}
