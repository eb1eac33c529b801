import { hexBytes } from '../bytes.js'
import { type Coin, type CoinSpend, coinIdOf } from '../chain/coin.js'
import {
  curryTreeHash,
  hashAtom,
  NIL,
  parseClvm,
  treeHash,
  writeAtom,
  writeCurried,
  writeInteger,
  writeList,
} from '../clvm/index.js'
import type { DidId, PuzzleHash } from '../id/hex32.js'
import { nftOwnershipProgram, nftStateProgram } from '../puzzle/program.js'
import { writeHex } from './condition.js'
import type { KnownNft, LineageProof } from './held-coin.js'
import type { P2Spend } from './p2-spend.js'
import { singletonHash, singletonPuzzle, writeLineage } from './singleton-spend.js'

/** What an NFT's puzzle is curried with, but for its owner's puzzle. */
export type NftFacts = Pick<
  KnownNft,
  'launcherId' | 'metadata' | 'metadataUpdaterHash' | 'transferProgram' | 'ownerDid'
>

/** The whole puzzle of an NFT around the puzzle of its owner, serialized (CHIP-0005). */
export function nftPuzzle(nft: NftFacts, p2: Uint8Array): Uint8Array {
  const ownership = writeCurried(nftOwnershipProgram.bytes, [
    writeAtom(nftOwnershipProgram.hash),
    nft.ownerDid === null ? NIL : writeHex(nft.ownerDid),
    nft.transferProgram,
    p2,
  ])
  const state = writeCurried(nftStateProgram.bytes, [
    writeAtom(nftStateProgram.hash),
    nft.metadata,
    writeHex(nft.metadataUpdaterHash),
    ownership,
  ])
  return singletonPuzzle(nft.launcherId, state)
}

/** Tree hash of what the singleton holds, for an owner. */
export function nftInnerHash(nft: NftFacts, p2: PuzzleHash): Uint8Array {
  const ownership = curryTreeHash(nftOwnershipProgram.hash, [
    hashAtom(nftOwnershipProgram.hash),
    hashAtom(nft.ownerDid === null ? new Uint8Array() : hexBytes(nft.ownerDid)),
    treeHash(parseClvm(nft.transferProgram)),
    hexBytes(p2),
  ])
  return curryTreeHash(nftStateProgram.hash, [
    hashAtom(nftStateProgram.hash),
    treeHash(parseClvm(nft.metadata)),
    hashAtom(hexBytes(nft.metadataUpdaterHash)),
    ownership,
  ])
}

/** Puzzle hash of an NFT's coin, for an owner. */
export function nftHash(nft: NftFacts, p2: PuzzleHash): PuzzleHash {
  return singletonHash(nft.launcherId, nftInnerHash(nft, p2))
}

/** Spends an NFT's coin with what its owner's puzzle says. */
export function spendNft(nft: KnownNft, { puzzle, solution }: P2Spend): CoinSpend {
  return {
    coin: nft.coin,
    puzzleReveal: nftPuzzle(nft, puzzle),
    solution: writeList([
      writeLineage(nft.lineage),
      writeInteger(nft.coin.amount),
      writeList([writeList([solution])]),
    ]),
  }
}

/** The NFT's next coin, when its present one goes to another owner, perhaps leaving its DID. */
export function nextNft(nft: KnownNft, p2PuzzleHash: PuzzleHash, ownerDid: DidId | null): KnownNft {
  const coin: Coin = {
    parentCoinInfo: hexBytes(coinIdOf(nft.coin)),
    puzzleHash: hexBytes(nftHash({ ...nft, ownerDid }, p2PuzzleHash)),
    amount: nft.coin.amount,
  }
  const lineage: LineageProof = {
    parentParent: nft.coin.parentCoinInfo,
    parentInnerPuzzleHash: nftInnerHash(nft, nft.p2PuzzleHash),
    parentAmount: nft.coin.amount,
  }
  return { ...factsOf(nft), coin, lineage, p2PuzzleHash, ownerDid }
}

/** An NFT without the key that owned it. */
function factsOf(nft: KnownNft): KnownNft {
  const { kind, coin, launcherId, lineage, metadata, metadataUpdaterHash, transferProgram } = nft
  const { ownerDid, royaltyPuzzleHash, royaltyBasisPoints, p2PuzzleHash } = nft
  return {
    ...{ kind, coin, launcherId, lineage, metadata, metadataUpdaterHash, transferProgram },
    ...{ ownerDid, royaltyPuzzleHash, royaltyBasisPoints, p2PuzzleHash },
  }
}
