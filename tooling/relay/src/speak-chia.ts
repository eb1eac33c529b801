import { formatNftId, parseHex32, parseNftId } from '@chiaroscuro/domain/id'
import { decodeOffer, tradeIdOf } from '@chiaroscuro/domain/offer'
import { z } from 'zod'

/** Asks a wallet in the words of the devnet's own. */
export type Ask = (method: string, params: object) => Promise<unknown>
export type Methods = Readonly<Record<string, (params: unknown) => Promise<unknown>>>

const WALLETS = { xch: 1, nfts: 2, token: 3 }
/** Of DIDs it has one wallet each, numbered from here on. */
const FIRST_DID = 10
const DID_TYPE = 8
const XCH_TYPE = 0
const CAT_TYPE = 6
const NFT_TYPE = 10
const ZERO_HASH = `0x${'00'.repeat(32)}`

const amount = z.union([z.string(), z.number()])
const withFee = z.object({ fee: amount.optional() })
const driver = z.object({ type: z.string(), launcher_id: z.string().optional() })
const forIds = z.object({
  offer: z.record(z.string(), z.number()),
  driverDict: z.record(z.string(), driver),
  fee: amount.optional(),
})
const held = z.object({
  nfts: z.array(z.object({ launcherId: z.string(), royaltyTenThousandths: z.number() })),
})
const tokens = z.array(z.object({ assetId: z.string() }))
const profiles = z.object({ dids: z.array(z.string()) })
const made = z.object({ offer: z.string() })

/** The reference wallet's methods, over a wallet that speaks as the devnet's. Of tokens it has one wallet, as it were. */
export function speakChia(ask: Ask): Methods {
  const texts = new Map<string, string>()
  const tokenOf = async () => tokens.parse(await ask('getTokens', {}))[0]?.assetId
  const didsOf = async () => profiles.parse(await ask('getDids', {})).dids
  const nftsOf = async () => held.parse(await ask('getNfts', {})).nfts

  /** What stands for wallet ids and hashes in an offer; negative is given. */
  async function assetOf(key: string, drivers: z.infer<typeof forIds>['driverDict']): Promise<string> {
    if (key === String(WALLETS.xch)) return ''
    if (key === String(WALLETS.token)) return (await tokenOf()) ?? ''
    const hash = parseHex32(key.replace(/^0x/, ''))
    if (!hash) throw { code: 4000, message: `No wallet ${key}` }
    if (drivers[key]?.type === 'CAT') return hash
    const isHeld = (await nftsOf()).some(({ launcherId }) => launcherId === formatNftId(hash))
    if (!isHeld && drivers[key]?.type !== 'singleton') throw { code: 4000, message: `No driver for ${key}` }
    return formatNftId(hash)
  }

  return {
    async chia_getWallets() {
      const token = await tokenOf()
      const all = [
        { id: WALLETS.xch, name: 'Chia Wallet', type: XCH_TYPE, data: '' },
        { id: WALLETS.nfts, name: 'NFT Wallet', type: NFT_TYPE, data: '' },
      ]
      const cat = { id: WALLETS.token, name: 'CAT', type: CAT_TYPE, data: `${token}00` }
      const dids = (await didsOf()).map((name, at) => ({
        id: FIRST_DID + at,
        name,
        type: DID_TYPE,
        data: '{}',
      }))
      return { data: [...all, ...dids, ...(token ? [cat] : [])] }
    },
    chia_getCurrentAddress: async () => {
      const { address } = z.object({ address: z.string() }).parse(await ask('getAddress', {}))
      return { data: address }
    },
    async chia_getWalletBalance(params) {
      const { walletId } = z.object({ walletId: z.number() }).parse(params)
      const assetId = walletId === WALLETS.xch ? '' : await tokenOf()
      const { spendable } = z
        .object({ spendable: z.string() })
        .parse(await ask('getAssetBalance', { assetId }))
      return { data: { walletId, spendableBalance: Number(spendable) } }
    },
    async chia_getNFTs() {
      const nfts = await nftsOf()
      return {
        data: { nftList: nfts.map(({ launcherId }) => ({ launcherId: `0x${parseNftId(launcherId)}` })) },
      }
    },
    async chia_getNFTInfo(params) {
      const { coinId } = z.object({ coinId: z.string() }).parse(params)
      const shared = { launcherPuzhash: ZERO_HASH, updaterPuzhash: ZERO_HASH, royaltyPuzzleHash: ZERO_HASH }
      const nftInfo = {
        launcherId: coinId,
        chainInfo: '()',
        supportsDid: true,
        royaltyPercentage: 0,
        ...shared,
      }
      return { data: { nftInfo, success: true } }
    },
    async chia_createOfferForIds(params) {
      const { offer, driverDict, fee } = forIds.parse(params)
      const sides = { offerAssets: [] as object[], requestAssets: [] as object[] }
      for (const [key, units] of Object.entries(offer)) {
        const one = { assetId: await assetOf(key, driverDict), amount: String(Math.abs(units)) }
        ;(units < 0 ? sides.offerAssets : sides.requestAssets).push(one)
      }
      const { offer: text } = made.parse(await ask('createOffer', { ...sides, fee }))
      const tradeId = `0x${tradeIdOf(decodeOffer(text))}`
      texts.set(tradeId, text)
      return { data: { offer: text, tradeRecord: { tradeId } } }
    },
    async chia_takeOffer(params) {
      const { offer, fee } = withFee.extend({ offer: z.string() }).parse(params)
      await ask('takeOffer', { offer, fee })
      return { data: { success: true, tradeRecord: {} } }
    },
    async chia_cancelOffer(params) {
      const { tradeId, fee } = withFee.extend({ tradeId: z.string() }).parse(params)
      const text = texts.get(tradeId)
      if (!text) return { data: { success: false, error: 'No trade with this id' } }
      await ask('cancelOffer', { offer: text, fee })
      return { data: { success: true } }
    },
    async chia_getDID(params) {
      const { walletId } = z.object({ walletId: z.number() }).parse(params)
      return { data: { myDid: (await didsOf())[walletId - FIRST_DID], success: true } }
    },
    async chia_signMessageById(params) {
      const { message, id } = z.object({ message: z.string(), id: z.string() }).parse(params)
      if (!(await didsOf()).includes(id))
        return { data: { success: false, error: `DID for ${id} not found.` } }
      return sign({ message })
    },
    async chia_signMessageByAddress(params) {
      return sign(z.object({ message: z.string(), address: z.string() }).parse(params))
    },
  }

  async function sign(what: { message: string; address?: string }) {
    const { publicKey: pubkey, ...rest } = z
      .object({ publicKey: z.string(), signature: z.string(), signingMode: z.string() })
      .parse(await ask('signMessageByAddress', what))
    return { data: { pubkey, ...rest, success: true } }
  }
}
