import { equalBytes, hexBytes } from '../bytes.js'
import { type Coin, type CoinSpend, coinIdOf } from '../chain/coin.js'
import { conditionsOf } from '../chain/conditions.js'
import { OPCODE } from '../chain/opcode.js'
import { type NftSpend, readNftLayers, readNftSpend, updateMetadata } from '../chain/read-nft-spend.js'
import {
  bytesOf,
  type ClvmNode,
  type ClvmRunner,
  first,
  integerOf,
  isPair,
  items,
  parseClvm,
  rest,
  treeHash,
} from '../clvm/index.js'
import { hex32Of, type PuzzleHash } from '../id/hex32.js'
import { catInnerSolution, readCat } from '../puzzle/cat.js'
import { PuzzleError } from '../puzzle/puzzle-error.js'
import { p2PuzzleHash } from '../puzzle/standard.js'
import { catHash } from './cat-spend.js'
import { readCreatedCoin } from './created-coin.js'
import type { CatCoin, KeyOf, KnownCat, KnownNft, OwnedNft } from './held-coin.js'
import { nftHash } from './nft-spend.js'

/**
 * The NFT that a spend of it made again; `undefined` where the spend is of something else or melted it. Throws
 * `PuzzleError` or `ClvmError` where the spend breaks its puzzle's rules.
 */
export function readKnownNft(parentSpend: CoinSpend, run: ClvmRunner): KnownNft | undefined {
  const spend = readNftSpend(parentSpend, run)
  return spend && knownNftAfter(parentSpend, spend, run)
}

/** The same from a spend that was read already. */
export function knownNftAfter(
  parentSpend: CoinSpend,
  spend: NftSpend,
  run: ClvmRunner,
): KnownNft | undefined {
  const layers = readNftLayers(parseClvm(parentSpend.puzzleReveal))
  const { after, output } = spend
  if (!layers || !after || !output.next) return undefined
  const { singleton, state, ownership } = layers
  const updated =
    output.metadataUpdate &&
    updateMetadata(state.metadata, state.metadataUpdaterHash, output.metadataUpdate, run)
  const facts = {
    launcherId: spend.launcherId,
    metadata: bytesOf(updated?.metadata ?? state.metadata),
    metadataUpdaterHash: after.metadataUpdaterHash,
    transferProgram: bytesOf(ownership.transferProgram),
    ownerDid: after.ownerDid,
  }
  const coin: Coin = {
    parentCoinInfo: hexBytes(coinIdOf(parentSpend.coin)),
    puzzleHash: hexBytes(nftHash(facts, after.p2PuzzleHash)),
    amount: output.next.amount,
  }
  if (coinIdOf(coin) !== after.coinId)
    throw new PuzzleError('puzzle-hash', 'the NFT has another puzzle than its layers say')
  return {
    kind: 'nft',
    coin,
    ...facts,
    lineage: {
      parentParent: parentSpend.coin.parentCoinInfo,
      parentInnerPuzzleHash: treeHash(singleton.innerPuzzle),
      parentAmount: parentSpend.coin.amount,
    },
    royaltyPuzzleHash: spend.royaltyPuzzleHash,
    royaltyBasisPoints: spend.royaltyBasisPoints,
    p2PuzzleHash: after.p2PuzzleHash,
  }
}

/** The NFT that a spend made, where `keyOf` knows its owner. Throws like `readKnownNft`. */
export function readOwnedNft(parentSpend: CoinSpend, keyOf: KeyOf, run: ClvmRunner): OwnedNft | undefined {
  const nft = readKnownNft(parentSpend, run)
  const publicKey = nft && keyOf(nft.p2PuzzleHash)
  return publicKey && { ...nft, publicKey }
}

/**
 * The CAT coins that a spend of a CAT made, in their order; none where it is something else. Throws `PuzzleError`
 * or `ClvmError` where it breaks its puzzle's rules.
 */
export function readKnownCats(parentSpend: CoinSpend, run: ClvmRunner): KnownCat[] {
  const puzzle = parseClvm(parentSpend.puzzleReveal)
  const cat = readCat(puzzle)
  if (!cat) return []
  if (!equalBytes(treeHash(puzzle), parentSpend.coin.puzzleHash))
    throw new PuzzleError('puzzle-hash', 'the reveal is not the puzzle of the coin')
  const inner = catInnerSolution(parseClvm(parentSpend.solution))
  const conditions = conditionsOf(cat.innerPuzzle, inner, run)
  const assetId = hex32Of(cat.assetId)
  const lineage = {
    parentParent: parentSpend.coin.parentCoinInfo,
    parentInnerPuzzleHash: p2PuzzleHash(cat.innerPuzzle),
    parentAmount: parentSpend.coin.amount,
  }
  const parentCoinInfo = hexBytes(coinIdOf(parentSpend.coin))
  return createdBy(conditions).map(({ puzzleHash, amount }): KnownCat => {
    const coin = { parentCoinInfo, puzzleHash: hexBytes(catHash(assetId, puzzleHash)), amount }
    return { kind: 'cat', coin, assetId, lineage, p2PuzzleHash: puzzleHash }
  })
}

/** The CAT coins a spend made whose owners `keyOf` knows. Throws like `readKnownCats`. */
export function readCatCoins(parentSpend: CoinSpend, keyOf: KeyOf, run: ClvmRunner): CatCoin[] {
  return readKnownCats(parentSpend, run).flatMap((cat) => {
    const publicKey = keyOf(cat.p2PuzzleHash)
    return publicKey ? [{ ...cat, publicKey }] : []
  })
}

/** Coins that conditions create. */
function createdBy(conditions: ClvmNode): { puzzleHash: PuzzleHash; amount: bigint }[] {
  return [...items(conditions)].flatMap((condition) => {
    if (!isPair(condition) || integerOf(first(condition), 4) !== BigInt(OPCODE.CREATE_COIN)) return []
    const created = readCreatedCoin(rest(condition))
    return created ? [{ puzzleHash: hex32Of(created.puzzleHash), amount: created.amount }] : []
  })
}
