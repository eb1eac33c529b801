import type { ReactNode } from 'react'
import { useWallet } from '#app/wallet/use-wallet.js'
import type { ConnectedWallet, WalletPort } from '#app/wallet/wallet-port.js'
import { ConnectFirst } from './connect-first.js'
import * as css from './trade.css.js'
import { WaitingDesk } from './waiting-desk.js'

interface WalletDeskProps {
  /** What stands there until it is known whether there is a wallet. */
  waiting?: ReactNode
  children: (port: WalletPort, wallet: ConnectedWallet) => ReactNode
}

/** What is done with a wallet, and the way to one first. */
export function WalletDesk({ waiting = <WaitingDesk />, children }: WalletDeskProps) {
  const { wallet, port } = useWallet()
  if (wallet === null)
    return (
      <div className={css.connect}>
        <ConnectFirst />
      </div>
    )
  return wallet && port ? children(port, wallet) : waiting
}
