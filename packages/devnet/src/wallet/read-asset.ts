import type { CoinData, SpendData } from '../coin.js'
import { coinId, toCoinData, toNativeCoin, toSpendData } from '../coin.js'
import { DevnetError } from '../error.js'
import type { Cat, Did, Nft } from '../sdk/asset.js'
import type { Clvm } from '../sdk/clvm.js'
import type { CoinSpend } from '../sdk/coin.js'
import type { Sdk } from '../sdk/native.js'
import { withClvm } from '../sdk/with-clvm.js'

/** An NFT as plain data, with the spend that made its coin. */
export interface NftState {
  readonly launcherId: string
  readonly coin: CoinData
  readonly parentSpend: SpendData
  /** Puzzle hash of the owner. */
  readonly owner: string
  readonly did: string | undefined
  readonly royaltyPuzzleHash: string
  readonly royaltyBasisPoints: number
  readonly metadataHash: string | undefined
}

/** A CAT coin as plain data, with the spend that made it. */
export interface CatState {
  readonly assetId: string
  readonly coin: CoinData
  readonly parentSpend: SpendData
  readonly owner: string
}

/** The NFT that a spend recreated, inside a scope. */
export function loadNft<S>(sdk: Sdk, clvm: Clvm<S>, parentSpend: SpendData): Nft<S> {
  const nft = clvm
    .deserialize(parentSpend.puzzleReveal)
    .puzzle()
    .parseChildNft(toNativeCoin(sdk, parentSpend.coin), clvm.deserialize(parentSpend.solution))
  if (!nft) throw new DevnetError('unreadable', `coin ${coinId(parentSpend.coin)} made no NFT`)
  return nft
}

/** The DID that a spend recreated, inside a scope. */
export function loadDid<S>(sdk: Sdk, clvm: Clvm<S>, parentSpend: SpendData, coin: CoinData): Did<S> {
  const did = clvm
    .deserialize(parentSpend.puzzleReveal)
    .puzzle()
    .parseChildDid(
      toNativeCoin(sdk, parentSpend.coin),
      clvm.deserialize(parentSpend.solution),
      toNativeCoin(sdk, coin),
    )
  if (!did) throw new DevnetError('unreadable', `coin ${coinId(parentSpend.coin)} made no DID`)
  return did
}

/** The CAT coins that a spend made, inside a scope. */
export function loadCats<S>(sdk: Sdk, clvm: Clvm<S>, parentSpend: SpendData): Cat[] {
  return (
    clvm
      .deserialize(parentSpend.puzzleReveal)
      .puzzle()
      .parseChildCats(toNativeCoin(sdk, parentSpend.coin), clvm.deserialize(parentSpend.solution)) ?? []
  )
}

/** A known CAT coin, inside a scope. */
export function loadCat<S>(sdk: Sdk, clvm: Clvm<S>, state: CatState): Cat {
  const id = coinId(state.coin)
  const cat = loadCats(sdk, clvm, state.parentSpend).find((one) => one.coin.coinId().toString('hex') === id)
  if (!cat) throw new DevnetError('unreadable', `coin ${id} is no token coin`)
  return cat
}

function toNftState<S>(nft: Nft<S>, parentSpend: SpendData): NftState {
  const { info } = nft
  return {
    launcherId: info.launcherId.toString('hex'),
    coin: toCoinData(nft.coin),
    parentSpend,
    owner: info.p2PuzzleHash.toString('hex'),
    did: info.currentOwner?.toString('hex'),
    royaltyPuzzleHash: info.royaltyPuzzleHash.toString('hex'),
    royaltyBasisPoints: info.royaltyBasisPoints,
    metadataHash: info.metadata.parseNftMetadata()?.metadataHash?.toString('hex'),
  }
}

/** The NFT a spend recreated; undefined when it made none. */
export function readNft(sdk: Sdk, parentSpend: SpendData): NftState | undefined {
  return withClvm(sdk, (clvm) => {
    try {
      return toNftState(loadNft(sdk, clvm, parentSpend), parentSpend)
    } catch {
      return undefined
    }
  })
}

/** The DID a spend recreated as `coin`: its launcher id; undefined when it made none. */
export function readDid(sdk: Sdk, parentSpend: SpendData, coin: CoinData): string | undefined {
  return withClvm(sdk, (clvm) => {
    try {
      return loadDid(sdk, clvm, parentSpend, coin).info.launcherId.toString('hex')
    } catch {
      return undefined
    }
  })
}

/** The CAT coins a spend made. */
export function readCats(sdk: Sdk, parentSpend: SpendData): CatState[] {
  return withClvm(sdk, (clvm) => {
    try {
      return loadCats(sdk, clvm, parentSpend).map((cat) => ({
        assetId: cat.info.assetId.toString('hex'),
        coin: toCoinData(cat.coin),
        parentSpend,
        owner: cat.info.p2PuzzleHash.toString('hex'),
      }))
    } catch {
      return []
    }
  })
}

/** NFTs and CATs as a set of spends leaves them: what one of the spends itself consumes is not among them. */
export function assetsAfter(sdk: Sdk, spends: readonly CoinSpend[]): { nfts: NftState[]; cats: CatState[] } {
  const data = spends.map(toSpendData)
  const spent = new Set(data.map((spend) => coinId(spend.coin)))
  const isLeft = ({ coin }: { coin: CoinData }) => !spent.has(coinId(coin))
  return {
    nfts: data
      .map((spend) => readNft(sdk, spend))
      .filter((nft) => nft !== undefined)
      .filter(isLeft),
    cats: data.flatMap((spend) => readCats(sdk, spend)).filter(isLeft),
  }
}
