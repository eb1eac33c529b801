import { WalletFault } from '../wallet-fault.js'
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
  const spending = async () => {
    const { spending: found } = await wallet()
    if (!found) throw new WalletFault('no-such-method', '')
    return found
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
    spending: {
      coins: async (kind, assetId) => (await spending()).coins(kind, assetId),
      sign: async (door, spends) => (await spending()).sign(door, spends),
      send: async (spends, signature) => (await spending()).send(spends, signature),
    },
    signMessage: async (door, message) => (await wallet()).signMessage(door, message),
    signForProfile: async (door, profile, message) => (await wallet()).signForProfile(door, profile, message),
    cancelOffer: async (door, offer, fee) => (await wallet()).cancelOffer(door, offer, fee),
  }
}
