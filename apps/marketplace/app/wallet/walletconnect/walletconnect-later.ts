import type { ConnectedWallet, WalletPort } from '../wallet-port.js'
import { openDoor } from './doors.js'
import type { WalletConnectParts } from './walletconnect-wallet.js'

/** A wallet elsewhere; what speaks with it is fetched once somebody does, which few ever do. */
export function walletConnectLater(
  parts: WalletConnectParts,
  connected: ConnectedWallet | undefined,
): WalletPort {
  let fetched: Promise<WalletPort> | undefined
  const wallet = () => {
    fetched ??= import('./walletconnect-wallet.js').then(({ walletConnectWallet }) =>
      walletConnectWallet(parts, connected),
    )
    return fetched
  }
  return {
    takesMany: false,
    offersStayOpen: true,
    openDoor,
    connect: async (door, tell) => (await wallet()).connect(door, tell),
    disconnect: async () => (await wallet()).disconnect(),
    balance: async (assetId) => (await wallet()).balance(assetId),
    nfts: async () => (await wallet()).nfts(),
    dids: async () => (await wallet()).dids(),
    createOffer: async (door, wish) => (await wallet()).createOffer(door, wish),
    takeOffers: async (door, offers, fee) => (await wallet()).takeOffers(door, offers, fee),
    signMessage: async (door, message) => (await wallet()).signMessage(door, message),
    signForProfile: async (door, profile, message) => (await wallet()).signForProfile(door, profile, message),
    cancelOffer: async (door, offer, fee) => (await wallet()).cancelOffer(door, offer, fee),
  }
}
