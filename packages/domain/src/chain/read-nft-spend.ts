import { equalBytes, hexBytes } from '../bytes.js'
import {
  bytesOf,
  ClvmError,
  type ClvmNode,
  type ClvmRunner,
  curryQuoted,
  first,
  hashAtom,
  hashPair,
  parseClvm,
  quotedHash,
  rest,
  treeHash,
  writeAtom,
  writeList,
} from '../clvm/index.js'
import {
  type CoinId,
  type DidId,
  type Hex32,
  hex32Of,
  type LauncherId,
  type PuzzleHash,
} from '../id/hex32.js'
import { type OnChainMetadata, readOnChainMetadata } from '../nft/on-chain-metadata.js'
import { readNftOwnership } from '../puzzle/nft-ownership.js'
import { readNftState } from '../puzzle/nft-state.js'
import {
  launcherHash,
  metadataUpdaterProgram,
  nftOwnershipProgram,
  nftStateProgram,
  royaltyTransferProgram,
  singletonProgram,
} from '../puzzle/program.js'
import { PuzzleError } from '../puzzle/puzzle-error.js'
import { type RoyaltyTransfer, readRoyaltyTransfer } from '../puzzle/royalty-transfer.js'
import { readSingleton, readSingletonSolution } from '../puzzle/singleton.js'
import { p2PuzzleHash } from '../puzzle/standard.js'
import { type CoinSpend, coinIdOf } from './coin.js'
import { type InnerOutput, MAX_RUN_COST, readInnerOutput } from './conditions.js'

/** An NFT between two spends. */
export interface NftState {
  readonly coinId: CoinId
  /** The owner's puzzle hash: what an address shows. */
  readonly p2PuzzleHash: PuzzleHash
  /** DID it is assigned to. */
  readonly ownerDid: DidId | null
  readonly metadata: OnChainMetadata
  readonly metadataUpdaterHash: Hex32
}

/** One spend of an NFT1 singleton, read whole. */
export interface NftSpend {
  readonly launcherId: LauncherId
  /** The first spend of its life, which mints it. */
  readonly eve: boolean
  readonly royaltyPuzzleHash: PuzzleHash
  readonly royaltyBasisPoints: number
  readonly before: NftState
  /** `undefined` when the spend melted it. */
  readonly after: NftState | undefined
  readonly metadataChanged: boolean
  readonly output: InnerOutput
  /** Bytes of puzzle reveal and solution. */
  readonly spendBytes: number
}

/**
 * Reads a spend of an NFT (CHIP-0005): `undefined` when it is something else; throws `PuzzleError`
 * when it has an NFT's shape but breaks its rules.
 */
export function readNftSpend(spend: CoinSpend, run: ClvmRunner): NftSpend | undefined {
  const layers = readNftLayers(parseClvm(spend.puzzleReveal))
  if (!layers) return undefined
  const hashes = hashesOf(layers)
  const read = readLayers(spend, layers, hashes, run)
  if (!equalBytes(fullHash(layers, hashes), spend.coin.puzzleHash))
    throw new PuzzleError('puzzle-hash', 'the reveal is not the puzzle of the coin')
  return read
}

/**
 * The same for a spend whose reveal is known to be its coin's puzzle, as consensus has it: a third
 * fewer hashes. What a stranger tells is read by `readNftSpend`.
 */
export function readTrustedNftSpend(spend: CoinSpend, run: ClvmRunner): NftSpend | undefined {
  const layers = readNftLayers(parseClvm(spend.puzzleReveal))
  return layers && readLayers(spend, layers, hashesOf(layers), run)
}

function readLayers(spend: CoinSpend, layers: NftLayers, hashes: NftHashes, run: ClvmRunner): NftSpend {
  const { singleton, state, ownership, royalty } = layers
  const { p2, metadataHash, fixed } = hashes
  const solution = readSingletonSolution(parseClvm(spend.solution))
  const output = readInnerOutput(ownership.innerPuzzle, first(first(solution.innerSolution)), run)
  const coinId = coinIdOf(spend.coin)
  const before: NftState = {
    coinId,
    p2PuzzleHash: hex32Of(p2),
    ownerDid: ownership.owner ? hex32Of(ownership.owner) : null,
    metadata: readOnChainMetadata(state.metadata),
    metadataUpdaterHash: hex32Of(state.metadataUpdaterHash),
  }
  const updated =
    output.metadataUpdate &&
    updateMetadata(state.metadata, state.metadataUpdaterHash, output.metadataUpdate, run)
  const owner = output.transfer ? output.transfer.owner : ownership.owner
  return {
    launcherId: hex32Of(singleton.launcherId),
    eve: solution.eve,
    royaltyPuzzleHash: hex32Of(royalty.royaltyPuzzleHash),
    royaltyBasisPoints: royalty.royaltyBasisPoints,
    before,
    after: output.next && nextState(coinId, output.next),
    metadataChanged: updated !== undefined && !equalBytes(treeHash(updated.metadata), metadataHash),
    output,
    spendBytes: spend.puzzleReveal.length + spend.solution.length,
  }

  function nextState(parent: CoinId, next: NonNullable<InnerOutput['next']>): NftState {
    const metadata = updated?.metadata ?? state.metadata
    const updaterHash = updated?.updaterHash ?? state.metadataUpdaterHash
    const hash = updated ? treeHash(metadata) : metadataHash
    const puzzleHash = nftPuzzleHash(fixed, hash, updaterHash, owner, next.puzzleHash)
    return {
      coinId: coinIdOf({ parentCoinInfo: hexBytes(parent), puzzleHash, amount: next.amount }),
      p2PuzzleHash: hex32Of(next.puzzleHash),
      ownerDid: owner ? hex32Of(owner) : null,
      metadata: updated ? readOnChainMetadata(metadata) : before.metadata,
      metadataUpdaterHash: hex32Of(updaterHash),
    }
  }
}

/** Tree hash of an NFT1 puzzle by the short way: only what differs between NFTs is hashed. `undefined` for others. */
export function nftPuzzleHashOf(puzzle: ClvmNode): Uint8Array | undefined {
  const layers = readNftLayers(puzzle)
  return layers && fullHash(layers, hashesOf(layers))
}

function fullHash({ state, ownership }: NftLayers, { p2, metadataHash, fixed }: NftHashes): Uint8Array {
  return nftPuzzleHash(fixed, metadataHash, state.metadataUpdaterHash, ownership.owner, p2)
}

type NftHashes = ReturnType<typeof hashesOf>

/** Hashes of the parts that a spend leaves as they are. */
function hashesOf({ singleton, state, ownership, royalty }: NftLayers) {
  const p2 = p2PuzzleHash(ownership.innerPuzzle)
  const metadataHash = treeHash(state.metadata)
  const struct = structHash(singleton.launcherId)
  const fixed = {
    struct: quotedHash(struct),
    // Both layers carry the same singleton's struct, unless somebody made a very odd NFT.
    transfer: transferHash(
      royalty,
      equalBytes(bytesOf(royalty.struct), bytesOf(singleton.struct)) ? struct : treeHash(royalty.struct),
    ),
  }
  return { p2, metadataHash, fixed }
}

type NftLayers = NonNullable<ReturnType<typeof readNftLayers>>

/** The four layers of an NFT1 puzzle; `undefined` when it is something else. */
export function readNftLayers(puzzle: ClvmNode) {
  const singleton = readSingleton(puzzle)
  const state = singleton && readNftState(singleton.innerPuzzle)
  const ownership = state && readNftOwnership(state.innerPuzzle)
  const royalty = ownership && readRoyaltyTransfer(ownership.transferProgram)
  return royalty && { singleton, state, ownership, royalty }
}

/** Quoted tree hash of the transfer program. */
function transferHash(royalty: RoyaltyTransfer, struct: Uint8Array): Uint8Array {
  const args = [struct, hashAtom(royalty.royaltyPuzzleHash), treeHash(royalty.royaltyNode)]
  return quotedHash(curryQuoted(TRANSFER_MOD, args.map(quotedHash)))
}

/** Tree hash of a whole NFT puzzle from the hashes of its parts; those in `fixed` are quoted. */
function nftPuzzleHash(
  fixed: { struct: Uint8Array; transfer: Uint8Array },
  metadata: Uint8Array,
  updaterHash: Uint8Array,
  owner: Uint8Array | undefined,
  p2: Uint8Array,
): Uint8Array {
  const ownership = curryQuoted(OWNERSHIP_MOD, [
    OWNERSHIP_SELF,
    owner ? quotedHash(hashAtom(owner)) : QUOTED_NIL,
    fixed.transfer,
    quotedHash(p2),
  ])
  const state = curryQuoted(STATE_MOD, [
    STATE_SELF,
    quotedHash(metadata),
    equalBytes(updaterHash, metadataUpdaterProgram.hash)
      ? DEFAULT_UPDATER
      : quotedHash(hashAtom(updaterHash)),
    quotedHash(ownership),
  ])
  return curryQuoted(SINGLETON_MOD, [fixed.struct, quotedHash(state)])
}

const SINGLETON_ATOM = hashAtom(singletonProgram.hash)
const LAUNCHER_ATOM = hashAtom(launcherHash)

/** Tree hash of `(singleton_mod_hash . (launcher_id . launcher_puzzle_hash))`: `readSingleton` held the rest to that. */
function structHash(launcherId: Uint8Array): Uint8Array {
  return hashPair(SINGLETON_ATOM, hashPair(hashAtom(launcherId), LAUNCHER_ATOM))
}

const DEFAULT_UPDATER = quotedHash(hashAtom(metadataUpdaterProgram.hash))
const QUOTED_NIL = quotedHash(hashAtom(new Uint8Array()))
const TRANSFER_MOD = quotedHash(royaltyTransferProgram.hash)
const OWNERSHIP_MOD = quotedHash(nftOwnershipProgram.hash)
const STATE_MOD = quotedHash(nftStateProgram.hash)
const SINGLETON_MOD = quotedHash(singletonProgram.hash)
/** Both layers are curried with their own hash. */
const OWNERSHIP_SELF = quotedHash(hashAtom(nftOwnershipProgram.hash))
const STATE_SELF = quotedHash(hashAtom(nftStateProgram.hash))

/** Runs the revealed updater on `(metadata updater_hash solution)`; it answers `((metadata updater_hash) conditions)`. */
export function updateMetadata(
  metadata: ClvmNode,
  updaterHash: Uint8Array,
  update: NonNullable<InnerOutput['metadataUpdate']>,
  run: ClvmRunner,
): { metadata: ClvmNode; updaterHash: Uint8Array } {
  if (!equalBytes(treeHash(update.updater), updaterHash))
    throw new PuzzleError('metadata', 'a foreign metadata updater')
  const args = writeList([bytesOf(metadata), writeAtom(updaterHash), bytesOf(update.solution)])
  const result = parseClvm(run(bytesOf(update.updater), args, MAX_RUN_COST))
  const pair = first(result)
  const nextHash = bytesOf(first(rest(pair)))
  if (nextHash.length !== 33) throw new PuzzleError('metadata', 'updater hash is not 32 bytes')
  return { metadata: first(pair), updaterHash: nextHash.subarray(1) }
}

/** Text of what was wrong with a spend, for the record of unreadable ones. */
export function reasonOf(error: unknown): { code: string; message: string } {
  if (error instanceof PuzzleError || error instanceof ClvmError)
    return { code: error.code, message: error.message }
  return { code: 'unexpected', message: error instanceof Error ? error.name : 'unknown' }
}
