import { decodeOffer, tradeIdOf } from '@chiaroscuro/domain/offer'
import { z } from 'zod'
import type { Ask, Methods } from './speak-chia.js'

const offer = z.object({ offer: z.string(), fee: z.union([z.string(), z.number()]).optional() })
const assets = z.array(z.object({ assetId: z.string(), amount: z.union([z.string(), z.number()]) }))
const wish = z.object({
  offerAssets: assets,
  requestAssets: assets,
  fee: z.union([z.string(), z.number()]).optional(),
})
const end = z.object({ id: z.string(), fee: z.union([z.string(), z.number()]).optional() })
const page = z.object({ limit: z.number(), offset: z.number() })
const message = z.object({ message: z.string(), address: z.string() })
const made = z.object({ offer: z.string() })
const assetCoins = z.object({
  type: z.enum(['cat', 'nft', 'did']).nullable(),
  assetId: z.string().nullable(),
  ...{ limit: z.number().optional(), offset: z.number().optional() },
})
const spend = z.object({
  // As Sage has it: amounts are numbers alone.
  coin: z.object({ parent_coin_info: z.string(), puzzle_hash: z.string(), amount: z.number() }),
  ...{ puzzle_reveal: z.string(), solution: z.string() },
})
const toSign = z.object({ coinSpends: z.array(spend).min(1) })

/** CHIP-0002 with Sage's own methods, over a wallet that speaks as the devnet's. */
export function speakChip0002(ask: Ask): Methods {
  const texts = new Map<string, string>()
  return {
    chip0002_chainId: () => ask('chainId', {}),
    chip0002_connect: async () => true,
    chip0002_getAssetBalance: (params) =>
      ask('getAssetBalance', z.object({ assetId: z.string().nullable() }).parse(params)),
    chip0002_getAssetCoins: (params) => ask('getAssetCoins', assetCoins.parse(params)),
    chip0002_signCoinSpends: (params) => ask('signCoinSpends', toSign.parse(params)),
    chia_getAddress: () => ask('getAddress', {}),
    async chia_getNfts(params) {
      const { limit, offset } = page.parse(params)
      const { nfts } = z.object({ nfts: z.array(z.unknown()) }).parse(await ask('getNfts', {}))
      return { nfts: nfts.slice(offset, offset + limit) }
    },
    chia_getDids: () => ask('getDids', {}),
    async chia_createOffer(params) {
      const { offer: text } = made.parse(await ask('createOffer', wish.parse(params)))
      const id = tradeIdOf(decodeOffer(text))
      texts.set(id, text)
      return { id, offer: text }
    },
    chia_takeOffer: (params) => ask('takeOffer', offer.parse(params)),
    async chia_cancelOffer(params) {
      const { id, fee } = end.parse(params)
      const text = texts.get(id)
      if (!text) throw { code: 4001, message: 'Missing offer' }
      await ask('cancelOffer', { offer: text, fee })
      return {}
    },
    chia_signMessageByAddress: (params) => ask('signMessageByAddress', message.parse(params)),
  }
}
