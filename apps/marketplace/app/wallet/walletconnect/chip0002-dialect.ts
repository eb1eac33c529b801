import { readBalance, readNfts, readOfferText, readSignature } from '../answer.js'
import type { AssetAmount } from '../wallet-port.js'
import { type Asker, type Dialect, readAddress } from './dialect.js'
import { fieldOf, toAmount } from './session-answer.js'

const PAGE = 100
const MOST_PAGES = 50

/** Of the methods CHIP-0002 names, and those of Sage's own beside them. */
export const CHIP0002_METHODS = [
  'chip0002_connect',
  'chip0002_chainId',
  'chip0002_getAssetBalance',
  'chia_getAddress',
  'chia_getNfts',
  'chia_createOffer',
  'chia_takeOffer',
  'chia_cancelOffer',
  'chia_signMessageByAddress',
] as const

export function chip0002Dialect({ tell, ask }: Asker): Dialect {
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
    async nfts() {
      const all: string[] = []
      for (let page = 0; page < MOST_PAGES; page++) {
        const said = await tell('chia_getNfts', { limit: PAGE, offset: page * PAGE })
        const list = fieldOf(said, 'nfts')
        all.push(...readNfts(said).slice(0, PAGE))
        if (!Array.isArray(list) || list.length < PAGE) break
      }
      return all
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
    signMessage: async (message, address) =>
      readSignature(await ask('chia_signMessageByAddress', { message, address }), message),
  }
}
