import { decodeId } from '@chiaroscuro/domain/id'
import { isRecord } from '#app/feature/endless/is-record.js'
import { readDids, readOfferText, readSignature } from '../answer.js'
import { WalletFault } from '../wallet-fault.js'
import type { AssetAmount } from '../wallet-port.js'
import { type Asker, type Dialect, readAddress } from './dialect.js'
import { driverOf } from './nft-driver.js'
import { fieldOf, hashOf, nftIdOf, toAmount, unitsOf, unwrapped } from './session-answer.js'

/** Of the reference wallet's methods. */
export const CHIA_METHODS = [
  'chia_getWallets',
  'chia_getCurrentAddress',
  'chia_getWalletBalance',
  'chia_getNFTs',
  'chia_getNFTInfo',
  'chia_createOfferForIds',
  'chia_takeOffer',
  'chia_cancelOffer',
  'chia_signMessageByAddress',
  'chia_getDID',
  'chia_signMessageById',
] as const

/** Kinds of wallets, as it numbers them. */
const CAT = 6
const DID = 8
const NFT = 10
/** The wallet of XCH is always the first. */
const XCH_WALLET = 1
const MOST_WALLETS = 500
const MOST_NFTS = 10_000
const MOST_DIDS = 50

interface PartWallet {
  readonly id: number
  readonly type: number
  /** Of a token's wallet. */
  readonly assetId: string | undefined
}

/** The reference wallet: it holds everything in part wallets, by number, and each request names its key. */
export function chiaDialect({ fingerprint, ...asker }: Asker): Dialect {
  const tell = async (method: string, params: object) =>
    unwrapped(await asker.tell(method, { fingerprint, ...params }))
  const ask = async (method: string, params: object) =>
    unwrapped(await asker.ask(method, { fingerprint, ...params }))
  const wallets = async () => readWallets(await tell('chia_getWallets', { includeData: true }))
  const walletOf = async (token: string) =>
    (await wallets()).find(({ type, assetId }) => type === CAT && assetId === token.toLowerCase())?.id

  /** What is asked for is named by its hash, with what the wallet has to know of it. */
  async function requested({ assetId }: AssetAmount): Promise<[key: string, driver: object | undefined]> {
    if (assetId === '') return [String(XCH_WALLET), undefined]
    const launcherId = decodeId('nft', assetId)
    if (!launcherId) return [assetId, { type: 'CAT', tail: `0x${assetId}` }]
    const key = `0x${launcherId}`
    return [key, driverOf(await tell('chia_getNFTInfo', { coinId: key }), key)]
  }
  /** What is given it holds, and knows by itself. */
  async function offered({ assetId }: AssetAmount): Promise<string> {
    if (assetId === '') return String(XCH_WALLET)
    const launcherId = decodeId('nft', assetId)
    if (launcherId) return `0x${launcherId}`
    const wallet = await walletOf(assetId)
    if (wallet === undefined) throw new WalletFault('too-little', 'The wallet holds none of this token')
    return String(wallet)
  }

  return {
    chainId: async () => undefined,
    async address() {
      const said = await tell('chia_getCurrentAddress', { walletId: XCH_WALLET })
      return readAddress(fieldOf(said, 'address') ?? said)
    },
    async balance(assetId) {
      const walletId = assetId === '' ? XCH_WALLET : await walletOf(assetId)
      if (walletId === undefined) return '0'
      const said = await tell('chia_getWalletBalance', { walletId })
      const inner = fieldOf(said, 'walletBalance') ?? said
      const units = unitsOf(fieldOf(inner, 'spendableBalance'))
      if (units === undefined)
        throw new WalletFault('unreadable', 'The wallet gave something else than a balance')
      return units
    },
    async nfts() {
      const walletIds = (await wallets()).filter(({ type }) => type === NFT).map(({ id }) => id)
      if (walletIds.length === 0) return []
      const said = await tell('chia_getNFTs', { walletIds, num: MOST_NFTS, startIndex: 0 })
      return listedNfts(said)
        .slice(0, MOST_NFTS)
        .flatMap((one) => nftIdOf(fieldOf(one, 'launcherId')) ?? [])
    },
    async dids() {
      const held = (await wallets()).filter(({ type }) => type === DID).slice(0, MOST_DIDS)
      return readDids(await Promise.all(held.map(({ id }) => tell('chia_getDID', { walletId: id }))))
    },
    async createOffer({ offerAssets, requestAssets, fee }) {
      const offer: Record<string, number> = {}
      const driverDict: Record<string, object> = {}
      const add = (key: string, units: number) => {
        offer[key] = (offer[key] ?? 0) + units
      }
      for (const one of offerAssets) add(await offered(one), -wholeNumber(one.amount))
      for (const one of requestAssets) {
        const [key, driver] = await requested(one)
        add(key, wholeNumber(one.amount))
        if (driver) driverDict[key] = driver
      }
      const wanted = {
        offer,
        driverDict,
        validateOnly: false,
        disableJSONFormatting: true,
        fee: toAmount(fee),
      }
      return readOfferText(await ask('chia_createOfferForIds', wanted))
    },
    async takeOffer(offer, fee) {
      await ask('chia_takeOffer', { offer, fee: toAmount(fee) })
    },
    async cancelOffer(tradeId, fee) {
      await ask('chia_cancelOffer', { tradeId: `0x${tradeId}`, secure: true, fee: toAmount(fee) })
    },
    signMessage: async (message, address) =>
      readSignature(await ask('chia_signMessageByAddress', { message, address }), message),
    // It finds the profile's key by itself.
    signForProfile: async ({ did }, message) =>
      readSignature(await ask('chia_signMessageById', { message, id: did }), message),
  }
}

function readWallets(said: unknown): readonly PartWallet[] {
  const list = Array.isArray(said) ? said : fieldOf(said, 'wallets')
  if (!Array.isArray(list)) throw new WalletFault('unreadable', 'The wallet does not list its parts')
  return list.slice(0, MOST_WALLETS).flatMap((one: unknown) => {
    const [id, type, data] = [fieldOf(one, 'id'), fieldOf(one, 'type'), fieldOf(one, 'data')]
    if (typeof id !== 'number' || typeof type !== 'number') return []
    // What it keeps of a token begins with the token's id.
    const named = fieldOf(fieldOf(one, 'meta'), 'assetId') ?? fieldOf(one, 'assetId')
    const assetId = hashOf(named) ?? (typeof data === 'string' ? hashOf(data.slice(0, 64)) : undefined)
    return [{ id, type, assetId }]
  })
}

/** In one list, or one a part wallet. */
function listedNfts(said: unknown): readonly unknown[] {
  const list = fieldOf(said, 'nftList') ?? said
  if (Array.isArray(list)) return list
  if (isRecord(list)) return Object.values(list).flatMap((part) => (Array.isArray(part) ? part : []))
  throw new WalletFault('unreadable', 'The wallet gave something else than a list of NFTs')
}

/** It takes amounts as numbers alone. */
function wholeNumber(units: string): number {
  const number = Number(units)
  if (Number.isSafeInteger(number)) return number
  throw new WalletFault('invalid-params', 'The amount is larger than this wallet can be told')
}
