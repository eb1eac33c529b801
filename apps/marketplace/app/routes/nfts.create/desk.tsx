import { lazy } from 'react'
import { WalletDesk } from '#app/feature/trade/wallet-desk.js'

// The engine is needed by nobody before a wallet is there.
const CreateDesk = lazy(() => import('./create-desk.js').then((module) => ({ default: module.CreateDesk })))

export function Desk() {
  return <WalletDesk>{(port, wallet) => <CreateDesk port={port} wallet={wallet} />}</WalletDesk>
}
