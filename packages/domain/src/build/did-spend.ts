import { equalBytes, hexBytes } from '../bytes.js'
import { type Coin, type CoinSpend, coinIdOf } from '../chain/coin.js'
import { readDidSpend } from '../chain/read-did-spend.js'
import {
  bytesOf,
  type ClvmRunner,
  curryTreeHash,
  parseClvm,
  treeHash,
  writeCurried,
  writeInteger,
  writeList,
} from '../clvm/index.js'
import { hex32Of, type PuzzleHash } from '../id/hex32.js'
import { readDid } from '../puzzle/did.js'
import { didProgram } from '../puzzle/program.js'
import { PuzzleError } from '../puzzle/puzzle-error.js'
import { readSingleton } from '../puzzle/singleton.js'
import { createCoin } from './condition.js'
import type { KeyOf, KnownDid, OwnedDid } from './held-coin.js'
import { standardSpend } from './p2-spend.js'
import { singletonHash, singletonPuzzle, structHash, writeLineage, writeStruct } from './singleton-spend.js'

/** What a DID's puzzle is curried with, but for its owner's puzzle. */
type DidFacts = Pick<KnownDid, 'didId' | 'recoveryList' | 'verificationsRequired' | 'metadata'>

/** As the DID's owner and not those who may recover it. */
const OWNER_MODE = writeInteger(1n)

/** Tree hash of what the singleton holds, for an owner (CHIP-0011). */
export function didInnerHash(did: DidFacts, p2: PuzzleHash): Uint8Array {
  return curryTreeHash(didProgram.hash, [
    hexBytes(p2),
    treeHash(parseClvm(did.recoveryList)),
    treeHash(parseClvm(did.verificationsRequired)),
    structHash(did.didId),
    treeHash(parseClvm(did.metadata)),
  ])
}

/** A DID's whole puzzle around its owner's. */
export function didPuzzle(did: DidFacts, p2: Uint8Array): Uint8Array {
  const { didId, recoveryList, verificationsRequired, metadata } = did
  const parts = [p2, recoveryList, verificationsRequired, writeStruct(didId), metadata]
  return singletonPuzzle(didId, writeCurried(didProgram.bytes, parts))
}

/**
 * Spends a DID's coin back to its owner, or to another, saying these conditions besides. Throws `BuildError` `not-owned`
 * where the key is another's.
 */
export function spendDid(
  did: OwnedDid,
  conditions: readonly Uint8Array[],
  to: PuzzleHash = did.p2PuzzleHash,
): CoinSpend {
  const { puzzle, solution } = standardSpend(did.publicKey, did.p2PuzzleHash, [
    createCoin(hex32Of(didInnerHash(did, to)), did.coin.amount, to),
    ...conditions,
  ])
  return {
    coin: did.coin,
    puzzleReveal: didPuzzle(did, puzzle),
    solution: writeList([
      writeLineage(did.lineage),
      writeInteger(did.coin.amount),
      writeList([OWNER_MODE, solution]),
    ]),
  }
}

/** The DID's next coin after `spendDid`. */
export function nextDid(did: OwnedDid): OwnedDid {
  return {
    ...did,
    coin: {
      parentCoinInfo: hexBytes(coinIdOf(did.coin)),
      puzzleHash: did.coin.puzzleHash,
      amount: did.coin.amount,
    },
    lineage: {
      parentParent: did.coin.parentCoinInfo,
      parentInnerPuzzleHash: didInnerHash(did, did.p2PuzzleHash),
      parentAmount: did.coin.amount,
    },
  }
}

/**
 * The DID that a spend of it made again, where `keyOf` knows its owner; `undefined` where the spend is of something else,
 * ended it, or does not prove whose it is now. Throws `PuzzleError` or `ClvmError` where it breaks its puzzle's rules.
 */
export function readOwnedDid(parentSpend: CoinSpend, keyOf: KeyOf, run: ClvmRunner): OwnedDid | undefined {
  const spend = readDidSpend(parentSpend, run)
  const p2PuzzleHash = spend?.after?.p2PuzzleHash
  const publicKey = p2PuzzleHash ? keyOf(p2PuzzleHash) : undefined
  const singleton = readSingleton(parseClvm(parentSpend.puzzleReveal))
  const layer = singleton && readDid(singleton.innerPuzzle)
  if (!spend?.after || !p2PuzzleHash || !publicKey || !layer) return undefined
  const facts = {
    didId: spend.didId,
    recoveryList: bytesOf(layer.recoveryList),
    verificationsRequired: bytesOf(layer.verificationsRequired),
    metadata: bytesOf(layer.metadata),
  }
  if (!equalBytes(treeHash(layer.struct), structHash(spend.didId)))
    throw new PuzzleError('did', 'the DID knows itself by another name')
  const coin: Coin = {
    parentCoinInfo: hexBytes(spend.before.coinId),
    puzzleHash: hexBytes(singletonHash(spend.didId, didInnerHash(facts, p2PuzzleHash))),
    amount: parentSpend.coin.amount,
  }
  if (coinIdOf(coin) !== spend.after.coinId)
    throw new PuzzleError('puzzle-hash', 'the DID has another puzzle or amount than its layers say')
  const lineage = {
    parentParent: parentSpend.coin.parentCoinInfo,
    parentInnerPuzzleHash: treeHash(singleton.innerPuzzle),
    parentAmount: parentSpend.coin.amount,
  }
  return { kind: 'did', coin, lineage, ...facts, p2PuzzleHash, publicKey }
}
