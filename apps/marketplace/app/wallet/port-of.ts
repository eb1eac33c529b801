import { ownNetworks } from '#app/verify/own-networks.js'
import { checkedWallet, type ReadOffer } from './checked-wallet.js'
import { devWallet } from './dev-wallet.js'
import { injectedWallet } from './injected-wallet.js'
import { readSignedOffer } from './read-signed-offer.js'
import type { ConnectedWallet, WalletKind, WalletPlace, WalletPort } from './wallet-port.js'
import { sessionsHere } from './walletconnect/sessions-here.js'
import { walletConnectLater } from './walletconnect/walletconnect-later.js'

export { followInjected } from './follow-injected.js'

/** How a wallet of a kind is spoken with; without `connected` it can only be connected. */
export function portOf(kind: WalletKind, place: WalletPlace, connected?: ConnectedWallet): WalletPort {
  const { devWalletUrl, walletConnect, network } = place
  const read: ReadOffer = (text) => readSignedOffer(text, network)
  const spoken = () => {
    if (kind === 'dev' && devWalletUrl) return devWallet(devWalletUrl, connected)
    if (kind !== 'walletconnect' || !walletConnect) return injectedWallet(window, network)
    return walletConnectLater({ network, read, open: () => sessionsHere(walletConnect) }, connected)
  }
  return checkedWallet(spoken(), read, ownNetworks(network))
}
