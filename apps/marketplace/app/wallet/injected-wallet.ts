import { readBalance, readNfts, readOfferText, readOwnerDids, readSignature } from './answer.js'
import { findProvider, NO_DOOR } from './provider.js'
import { chip0002Spending } from './spending.js'
import { readWalletFault, WalletFault } from './wallet-fault.js'
import type { ConnectedWallet, WalletPort } from './wallet-port.js'

/** Rejects with `WalletFault`. */
type Ask = (method: string, params?: object) => Promise<unknown>

function asking(page: object): Ask {
  return async (method, params = {}) => {
    const provider = findProvider(page)
    if (!provider) throw new WalletFault('absent', 'No wallet is installed')
    try {
      return await provider.request({ method, params })
    } catch (error) {
      throw readWalletFault(error)
    }
  }
}

async function accountsOf(ask: Ask): Promise<readonly unknown[]> {
  const accounts = await ask('requestAccounts').catch(() => [])
  return Array.isArray(accounts) ? accounts : []
}

/** Who is there, on the chain this site reads. `eager` asks nobody who has not agreed before. */
export async function meetInjected(page: object, network: string, eager = false): Promise<ConnectedWallet> {
  const ask = asking(page)
  if ((await ask('connect', eager ? { eager } : {})) === false)
    throw new WalletFault('rejected', 'Refused in the wallet')
  const chain = await ask('chainId')
  if (!isSameChain(chain, network)) throw new WalletFault('other-network', String(chain).slice(0, 40))
  const [first] = await accountsOf(ask)
  const address = typeof first === 'string' && /^t?xch1[0-9a-z]{58,59}$/.test(first) ? first : null
  return { kind: 'injected', name: 'Goby', address, token: null }
}

/** A wallet of the browser. `network` is the chain this site reads, by the name that wallets give it. */
export function injectedWallet(page: object, network: string): WalletPort {
  const ask = asking(page)
  const amountOf = ({ assetId, amount }: { assetId: string; amount: string }) => ({
    assetId,
    // Wallets take numbers, and nobody owns more than these hold.
    amount: Number(amount),
  })
  return {
    takesMany: false,
    offersStayOpen: true,
    openDoor: () => NO_DOOR,
    connect: () => meetInjected(page, network),
    disconnect: async () => {},
    balance: async (assetId) =>
      readBalance(
        await ask(
          'getAssetBalance',
          assetId === '' ? { type: null, assetId: null } : { type: 'cat', assetId },
        ),
      ),
    nfts: async () => readNfts(await ask('getNFTs', { limit: 1000, offset: 0 })),
    // It lists no profiles: those that its works are under are some of them.
    dids: async () => readOwnerDids(await ask('getNFTs', { limit: 1000, offset: 0 })),
    createOffer: async (_, { offerAssets, requestAssets, fee }) =>
      readOfferText(
        await ask('createOffer', {
          offerAssets: offerAssets.map(amountOf),
          requestAssets: requestAssets.map(amountOf),
          fee: Number(fee),
        }),
      ),
    async takeOffers(_, offers, fee) {
      const [offer] = offers
      if (offers.length !== 1) throw new WalletFault('no-such-method', 'It takes one offer at a time')
      await ask('takeOffer', { offer, fee: Number(fee) })
    },
    async signMessage(_, message) {
      const [address] = await accountsOf(ask)
      return readSignature(await ask('signMessageByAddress', { message, address }), message)
    },
    signForProfile: async (_, { address }, message) =>
      readSignature(await ask('signMessageByAddress', { message, address }), message),
    async cancelOffer(_, { id }, fee) {
      await ask('cancelOffer', { id, fee: Number(fee) })
    },
    async transfer(_, { nfts, to }, fee) {
      const [assetId] = nfts
      if (nfts.length !== 1) throw new WalletFault('no-such-method', 'It gives one work at a time')
      await ask('transfer', { to, amount: 1, assetId, fee: Number(fee) })
    },
    spending: chip0002Spending({ tell: ask, ask: (_, method, params) => ask(method, params) }),
    async pay(_, { to, amount }, fee) {
      await ask('transfer', { to, amount: Number(amount), assetId: '', fee: Number(fee) })
    },
  }
}

/** Wallets name each of the test networks, we name what addresses are written for. */
function isSameChain(chain: unknown, network: string): boolean {
  return network === 'testnet' ? String(chain).startsWith('testnet') : chain === network
}
