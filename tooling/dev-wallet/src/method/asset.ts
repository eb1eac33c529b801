import type { OwnedDid, OwnedNft } from '@chiaroscuro/domain/build'
import { type Hex32, type LauncherId, parseDid, parseHex32, parseNftId } from '@chiaroscuro/domain/id'
import type { Asset } from '@chiaroscuro/domain/offer'
import { z } from 'zod'
import { WalletError } from '../wallet-error.js'

/** Mojos, or a token's smallest unit; up to what a coin holds. */
export const amount = z
  .union([z.string().regex(/^\d{1,20}$/), z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER)])
  .transform(BigInt)
  .refine((value) => value < 1n << 64n)

/** An offer as text, no longer than any is. */
export const offerText = z.string().min(10).max(300_000).startsWith('offer1')

/** As wallets name assets: `''` is XCH, `nft1…` an NFT, hex a token. */
export const askedAsset = z.object({ assetId: z.string().max(100), amount })
export const askedAssets = z.array(askedAsset).min(1).max(50)
type AskedAsset = z.infer<typeof askedAsset>

export interface AskedAssets {
  readonly nfts: readonly LauncherId[]
  readonly amounts: readonly { readonly asset: Asset; readonly amount: bigint }[]
}

/** NFTs and amounts of a list. Throws `invalid-params` for what is neither. */
export function readAssets(asked: readonly AskedAsset[]): AskedAssets {
  const nfts: LauncherId[] = []
  const amounts: { asset: Asset; amount: bigint }[] = []
  for (const { assetId, amount } of asked) {
    const launcherId = assetId.startsWith('nft1') ? parseNftId(assetId) : undefined
    if (launcherId) nfts.push(launcherId)
    else amounts.push({ asset: assetOf(assetId), amount })
  }
  return { nfts, amounts }
}

/** `''` or `xch`, or a token's id in hex. */
export function assetOf(text: string): Asset {
  if (text === '' || text === 'xch') return 'xch'
  const asset: Hex32 | undefined = parseHex32(text)
  if (!asset) throw new WalletError('invalid-params', 'An asset is neither XCH, a token nor an NFT')
  return asset
}

/** The account's own NFTs of these ids. Throws `no-such-key` for one it does not hold. */
export function ownNfts(held: readonly OwnedNft[], launcherIds: readonly LauncherId[]): OwnedNft[] {
  return launcherIds.map((id) => {
    const nft = held.find(({ launcherId }) => launcherId === id)
    if (!nft) throw new WalletError('no-such-key', 'This account does not hold that NFT')
    return nft
  })
}

/** What DIDs begin with as text; hex alone is a token's id. */
export const DID_PREFIX = 'did:chia:1'

/** The account's own DID. Throws `no-such-key` for one it does not hold. */
export function ownDid(held: readonly OwnedDid[], text: string): OwnedDid {
  const id = parseDid(text)
  const did = held.find(({ didId }) => didId === id)
  if (!did) throw new WalletError('no-such-key', 'This account does not hold that profile')
  return did
}
