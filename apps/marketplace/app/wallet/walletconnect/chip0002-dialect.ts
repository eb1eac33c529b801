import { readBalance, readDids, readNfts, readOfferText, readOwnerDids, readSignature } from '../answer.js'
import { chip0002Spending } from '../spending.js'
import { WalletFault, type WalletFaultCode } from '../wallet-fault.js'
import type { AssetAmount } from '../wallet-port.js'
import { type Asker, type Dialect, readAddress } from './dialect.js'
import { fieldOf, toAmount } from './session-answer.js'

const PAGE = 100
const MOST_PAGES = 50
/** How wallets say that they do not know a word. */
const NOT_KNOWN: readonly WalletFaultCode[] = ['no-such-method', 'declined', 'refused']

/** Of the methods CHIP-0002 names, and those of Sage's own beside them. */
export const CHIP0002_METHODS = [
  'chip0002_connect',
  'chip0002_chainId',
  'chip0002_getAssetBalance',
  'chia_getAddress',
  'chia_getNfts',
  'chia_getDids',
  'chia_createOffer',
  'chia_takeOffer',
  'chia_cancelOffer',
  'chia_signMessageByAddress',
  'chip0002_getAssetCoins',
  'chip0002_signCoinSpends',
  'chip0002_sendTransaction',
] as const

export function chip0002Dialect({ tell, ask }: Asker): Dialect {
  /** All of the works, page by page. */
  async function overPages(read: (said: unknown) => string[]): Promise<string[]> {
    const all: string[] = []
    for (let page = 0; page < MOST_PAGES; page++) {
      const said = await tell('chia_getNfts', { limit: PAGE, offset: page * PAGE })
      const list = fieldOf(said, 'nfts')
      all.push(...read(said).slice(0, PAGE))
      if (!Array.isArray(list) || list.length < PAGE) break
    }
    return all
  }
  const signAt = async (message: string, address: string) =>
    readSignature(await ask('chia_signMessageByAddress', { message, address }), message)
  const amountOf = ({ assetId, amount }: AssetAmount) => ({ assetId, amount: toAmount(amount) })
  return {
    async chainId() {
      const said = await tell('chip0002_chainId', {})
      return typeof said === 'string' ? said.slice(0, 40) : ''
    },
    address: async () => readAddress(fieldOf(await tell('chia_getAddress', {}), 'address')),
    balance: async (assetId) =>
      readBalance(
        await tell('chip0002_getAssetBalance', {
          type: assetId === '' ? null : 'cat',
          assetId: assetId === '' ? null : assetId,
        }),
      ),
    nfts: () => overPages(readNfts),
    async dids() {
      try {
        return readDids(await tell('chia_getDids', {}))
      } catch (error) {
        // Some wallets list profiles; of the others, those that their works are under can be known.
        if (!(error instanceof WalletFault) || !NOT_KNOWN.includes(error.code)) throw error
        return [...new Set(await overPages(readOwnerDids))]
      }
    },
    createOffer: async ({ offerAssets, requestAssets, fee }) =>
      readOfferText(
        await ask('chia_createOffer', {
          offerAssets: offerAssets.map(amountOf),
          requestAssets: requestAssets.map(amountOf),
          fee: toAmount(fee),
        }),
      ),
    async takeOffer(offer, fee) {
      await ask('chia_takeOffer', { offer, fee: toAmount(fee) })
    },
    async cancelOffer(tradeId, fee) {
      await ask('chia_cancelOffer', { id: tradeId, fee: toAmount(fee) })
    },
    spending: chip0002Spending({
      tell: (method, params) => tell(`chip0002_${method}`, params),
      ask: (_, method, params) => ask(`chip0002_${method}`, params),
    }),
    signMessage: signAt,
    signForProfile: ({ address }, message) => signAt(message, address),
  }
}
