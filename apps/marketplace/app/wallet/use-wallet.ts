import { useCallback, useEffect, useMemo } from 'react'
import { useSite } from '#app/layout/site.js'
import { ownNetworks } from '#app/verify/own-networks.js'
import { checkedWallet, type ReadOffer } from './checked-wallet.js'
import { devWallet } from './dev-wallet.js'
import { followInjected } from './follow-injected.js'
import { injectedWallet } from './injected-wallet.js'
import { keptWallet } from './kept-wallet.js'
import { readSignedOffer } from './read-signed-offer.js'
import type { ConnectedWallet, WalletKind, WalletPort } from './wallet-port.js'
import { sessionsHere } from './walletconnect/sessions-here.js'
import { walletConnectLater } from './walletconnect/walletconnect-later.js'

export interface WalletInUse {
  /** `undefined` until the browser was asked. */
  readonly wallet: ConnectedWallet | null | undefined
  readonly port: WalletPort | undefined
  /** The port of a wallet that is not connected yet. */
  portOf(kind: WalletKind): WalletPort
  disconnect(): void
}

/** The connected wallet and how to speak with it. */
export function useWallet(): WalletInUse {
  const wallet = keptWallet.use()
  const { devWalletUrl, walletConnect, network } = useSite()
  const portOf = useCallback(
    (kind: WalletKind, connected?: ConnectedWallet): WalletPort => {
      const read: ReadOffer = (text) => readSignedOffer(text, network)
      const spoken = () => {
        if (kind === 'dev' && devWalletUrl) return devWallet(devWalletUrl, connected)
        if (kind !== 'walletconnect' || !walletConnect) return injectedWallet(window, network)
        return walletConnectLater({ network, read, open: () => sessionsHere(walletConnect) }, connected)
      }
      return checkedWallet(spoken(), read, ownNetworks(network))
    },
    [devWalletUrl, walletConnect, network],
  )
  const kind = wallet?.kind
  useEffect(() => {
    if (kind === 'injected') followInjected(window, network)
  }, [kind, network])
  const port = useMemo(() => (wallet ? portOf(wallet.kind, wallet) : undefined), [wallet, portOf])
  const disconnect = useCallback(() => {
    void port?.disconnect().catch(() => {})
    keptWallet.set(null)
  }, [port])
  return { wallet, port, portOf, disconnect }
}
