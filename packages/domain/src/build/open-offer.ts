import { hexBytes } from '../bytes.js'
import { type Coin, type CoinSpend, coinIdOf } from '../chain/coin.js'
import { OPCODE } from '../chain/opcode.js'
import { readNftLayers } from '../chain/read-nft-spend.js'
import { type ClvmRunner, parseClvm, treeHash } from '../clvm/index.js'
import { type CoinId, hex32Of, type LauncherId, type PuzzleHash } from '../id/hex32.js'
import { isRequest, type MakerSpend, runMakerSpends } from '../offer/maker-spend.js'
import { OfferError } from '../offer/offer-error.js'
import type { Asset } from '../offer/offer-item.js'
import { isExpired, type StatusMoment } from '../offer/offer-status.js'
import { readSpends } from '../offer/read-offer.js'
import { readCat } from '../puzzle/cat.js'
import { isProgram, settlementHash, settlementProgram } from '../puzzle/program.js'
import type { SpendBundle } from '../spend-bundle/streamable.js'
import { BuildError } from './build-error.js'
import { readCreatedCoin } from './created-coin.js'
import type { KnownCat, KnownNft } from './held-coin.js'
import { type Notarized, readNotarized } from './notarized.js'
import { knownNftAfter, readKnownCats } from './read-held.js'

/** A price that an NFT's seller states to its transfer program. */
export interface StatedPrice {
  readonly amount: bigint
  readonly settlementPuzzleHash: PuzzleHash
}

/** An NFT that waits to be settled. */
export interface OfferedNft {
  readonly nft: KnownNft
  readonly stated: readonly StatedPrice[]
}

/** What is asked for of one asset; an NFT's is bound to its puzzle hash at the settlement puzzle. */
export type Demand =
  | { readonly kind: 'fungible'; readonly asset: Asset; readonly payments: readonly Notarized[] }
  | {
      readonly kind: 'nft'
      readonly launcherId: LauncherId
      readonly puzzleHash: PuzzleHash
      readonly royaltyBasisPoints: number
      readonly royaltyPuzzleHash: PuzzleHash
      readonly payments: readonly Notarized[]
    }

/** An offer as its taker needs it: coins with their lineage, payments byte for byte. */
export interface OpenOffer {
  readonly makerSpends: readonly CoinSpend[]
  readonly signature: Uint8Array
  readonly coinIds: readonly CoinId[]
  readonly xch: readonly Coin[]
  readonly cats: readonly KnownCat[]
  readonly nfts: readonly OfferedNft[]
  readonly demands: readonly Demand[]
}

/**
 * Opens an offer for taking. Its signature is not looked at (`verifyOffer` does that). Throws `OfferError` where it
 * cannot be read, `BuildError` `expired`, `unsound-offer`, `unsupported-asset`, `not-an-offer`.
 */
export function openOffer(bundle: SpendBundle, run: ClvmRunner, at?: StatusMoment): OpenOffer {
  const spends = runMakerSpends(bundle, run)
  const { doubts, expiry, requested } = readSpends(bundle, spends)
  if (requested.some(({ kind }) => kind === 'unknown'))
    throw new BuildError(
      'unsupported-asset',
      'The offer asks for something that is neither XCH, a CAT nor an NFT',
    )
  if (doubts.length > 0)
    throw new BuildError('unsound-offer', `The chain would never settle this offer: ${doubts.join(', ')}`)
  if (requested.length === 0 || !bundle.signature)
    throw new BuildError('not-an-offer', 'Nothing is asked for in return, or nobody signed')
  if (at && isExpired(expiry, at)) throw new BuildError('expired', 'The offer is over')
  try {
    return { ...coinsOf(spends, run), signature: bundle.signature, demands: demandsOf(bundle) }
  } catch (cause) {
    if (cause instanceof BuildError || cause instanceof OfferError) throw cause
    throw new BuildError('unreadable', 'The offer cannot be read for taking', { cause })
  }
}

function coinsOf(spends: readonly MakerSpend[], run: ClvmRunner) {
  const spent = new Set<CoinId>(spends.map(({ coinId }) => coinId))
  const waits = ({ coin }: { readonly coin: Coin }) => !spent.has(coinIdOf(coin))
  const cats = spends.flatMap(({ spend, assetId }) => (assetId ? readKnownCats(spend, run) : []))
  return {
    makerSpends: spends.map(({ spend }) => spend),
    coinIds: [...spent],
    xch: spends.flatMap(bareCoins).filter((coin) => waits({ coin })),
    cats: cats.filter((cat) => cat.p2PuzzleHash === settlementHash && waits(cat)),
    nfts: spends.flatMap((one) => offeredNft(one, run)).filter(({ nft }) => waits(nft)),
  }
}

function offeredNft({ spend, nft: read }: MakerSpend, run: ClvmRunner): OfferedNft[] {
  const nft = read && knownNftAfter(spend, read, run)
  if (nft?.p2PuzzleHash !== settlementHash) return []
  return [{ nft, stated: read?.output.transfer?.tradePrices ?? [] }]
}

/** XCH that a spend puts at the settlement puzzle. */
function bareCoins({ conditions, coinId }: MakerSpend): Coin[] {
  return conditions.flatMap(({ opcode, args }): Coin[] => {
    const created = opcode === OPCODE.CREATE_COIN ? readCreatedCoin(args) : undefined
    if (!created || hex32Of(created.puzzleHash) !== settlementHash) return []
    return [{ parentCoinInfo: hexBytes(coinId), ...created }]
  })
}

function demandsOf(bundle: SpendBundle): Demand[] {
  return bundle.coinSpends.filter(isRequest).map(({ puzzleReveal, solution }) => {
    const puzzle = parseClvm(puzzleReveal)
    const payments = readNotarized(parseClvm(solution))
    if (isProgram(puzzle, settlementProgram)) return { kind: 'fungible', asset: 'xch', payments }
    const cat = readCat(puzzle)
    if (cat) return { kind: 'fungible', asset: hex32Of(cat.assetId), payments }
    const nft = readNftLayers(puzzle)
    if (!nft) throw new BuildError('unsupported-asset', 'The offer asks for an asset of another kind')
    return {
      kind: 'nft',
      launcherId: hex32Of(nft.singleton.launcherId),
      puzzleHash: hex32Of(treeHash(puzzle)),
      royaltyBasisPoints: nft.royalty.royaltyBasisPoints,
      royaltyPuzzleHash: hex32Of(nft.royalty.royaltyPuzzleHash),
      payments,
    }
  })
}
