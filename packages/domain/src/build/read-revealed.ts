import { equalBytes, hexBytes } from '../bytes.js'
import type { Coin } from '../chain/coin.js'
import { nftPuzzleHashOf, readNftLayers } from '../chain/read-nft-spend.js'
import { atomOf, bytesOf, type ClvmNode, parseClvm, treeHash } from '../clvm/index.js'
import { hex32Of } from '../id/hex32.js'
import { readCat } from '../puzzle/cat.js'
import { readDid } from '../puzzle/did.js'
import { curriedArgs, standardProgram } from '../puzzle/program.js'
import { PuzzleError } from '../puzzle/puzzle-error.js'
import { readSingleton } from '../puzzle/singleton.js'
import { p2PuzzleHash, standardHash } from '../puzzle/standard.js'
import { catHash } from './cat-spend.js'
import { didInnerHash } from './did-spend.js'
import type { HeldCoin, LineageProof, OwnedDid } from './held-coin.js'
import { singletonHash, structHash } from './singleton-spend.js'

/** A coin as a wallet lists it for others to spend (CHIP-0002): its puzzle, and what it proves its descent with. */
export interface RevealedCoin {
  readonly coin: Coin
  /** Serialized. */
  readonly puzzle: Uint8Array
  /** Of tokens, NFTs and DIDs. */
  readonly lineage?: LineageProof | undefined
}

/**
 * What such a coin holds and which key spends it; `undefined` where its puzzle is none that is known, or its descent is
 * not told. Throws `PuzzleError` or `ClvmError` where the puzzle is not the coin's.
 */
export function readRevealed({ coin, puzzle, lineage }: RevealedCoin): HeldCoin | undefined {
  const node = parseClvm(puzzle)
  const publicKey = keyOf(node)
  if (publicKey) {
    checkHash(coin, hexBytes(standardHash(publicKey)))
    return { kind: 'xch', coin, publicKey }
  }
  return lineage && (readRevealedCat(coin, node, lineage) ?? readRevealedNft(coin, node, lineage))
}

function readRevealedCat(coin: Coin, node: ClvmNode, lineage: LineageProof): HeldCoin | undefined {
  const cat = readCat(node)
  const publicKey = cat && keyOf(cat.innerPuzzle)
  if (!publicKey) return undefined
  const [assetId, owner] = [hex32Of(cat.assetId), standardHash(publicKey)]
  checkHash(coin, hexBytes(catHash(assetId, owner)))
  return { kind: 'cat', coin, assetId, lineage, p2PuzzleHash: owner, publicKey }
}

function readRevealedNft(coin: Coin, node: ClvmNode, lineage: LineageProof): HeldCoin | undefined {
  const layers = readNftLayers(node)
  const publicKey = layers && keyOf(layers.ownership.innerPuzzle)
  const hash = nftPuzzleHashOf(node)
  if (!publicKey || !hash) return undefined
  checkHash(coin, hash)
  const { singleton, state, ownership, royalty } = layers
  return {
    ...{ kind: 'nft', coin, lineage, publicKey },
    launcherId: hex32Of(singleton.launcherId),
    metadata: bytesOf(state.metadata),
    metadataUpdaterHash: hex32Of(state.metadataUpdaterHash),
    transferProgram: bytesOf(ownership.transferProgram),
    ownerDid: ownership.owner ? hex32Of(ownership.owner) : null,
    royaltyPuzzleHash: hex32Of(royalty.royaltyPuzzleHash),
    royaltyBasisPoints: royalty.royaltyBasisPoints,
    p2PuzzleHash: hex32Of(p2PuzzleHash(ownership.innerPuzzle)),
  }
}

/**
 * The DID that a coin of a wallet's list is, and the key that spends it; `undefined` where its puzzle is no DID's, or its descent is
 * not told. Throws like `readRevealed`.
 */
export function readRevealedDid({ coin, puzzle, lineage }: RevealedCoin): OwnedDid | undefined {
  const singleton = readSingleton(parseClvm(puzzle))
  const layer = singleton && readDid(singleton.innerPuzzle)
  const publicKey = layer && keyOf(layer.p2Puzzle)
  if (!publicKey || !lineage) return undefined
  const facts = {
    didId: hex32Of(singleton.launcherId),
    recoveryList: bytesOf(layer.recoveryList),
    verificationsRequired: bytesOf(layer.verificationsRequired),
    metadata: bytesOf(layer.metadata),
  }
  if (!equalBytes(treeHash(layer.struct), structHash(facts.didId)))
    throw new PuzzleError('did', 'the DID knows itself by another name')
  const owner = standardHash(publicKey)
  checkHash(coin, hexBytes(singletonHash(facts.didId, didInnerHash(facts, owner))))
  return { kind: 'did', coin, lineage, ...facts, p2PuzzleHash: owner, publicKey }
}

/** The key of a standard puzzle. */
function keyOf(puzzle: ClvmNode): Uint8Array | undefined {
  const [key, ...more] = curriedArgs(puzzle, standardProgram) ?? []
  const bytes = key && more.length === 0 ? atomOf(key) : undefined
  return bytes?.length === 48 ? bytes : undefined
}

function checkHash({ puzzleHash }: Coin, hash: Uint8Array): void {
  if (!equalBytes(puzzleHash, hash))
    throw new PuzzleError('puzzle-hash', 'the reveal is not the puzzle of the coin')
}
