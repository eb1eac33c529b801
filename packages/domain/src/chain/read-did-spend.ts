import { equalBytes, hexBytes } from '../bytes.js'
import {
  atomOf,
  bytesOf,
  type ClvmNode,
  type ClvmRunner,
  curryTreeHash,
  first,
  hashAtom,
  integerOf,
  isPair,
  items,
  parseClvm,
  rest,
  textOf,
  treeHash,
} from '../clvm/index.js'
import { type CoinId, type DidId, type Hex32, hex32Of, type PuzzleHash } from '../id/hex32.js'
import { type DidLayer, didSpendMode, readDid } from '../puzzle/did.js'
import { didProgram, singletonProgram } from '../puzzle/program.js'
import { PuzzleError } from '../puzzle/puzzle-error.js'
import { readSingleton, readSingletonSolution } from '../puzzle/singleton.js'
import { p2PuzzleHash, quotedConditions } from '../puzzle/standard.js'
import { type CoinSpend, coinIdOf } from './coin.js'
import { MAX_RUN_COST } from './conditions.js'
import { OPCODE } from './opcode.js'

/** A DID as a spend revealed it. */
export interface DidState {
  readonly coinId: CoinId
  readonly p2PuzzleHash: PuzzleHash
  /** Keys and values as text; what is not text is left out. */
  readonly metadata: Readonly<Record<string, string>>
  /** Hash of the list of DIDs that may recover it; null when there is none. */
  readonly recoveryListHash: Hex32 | null
  readonly verificationsRequired: number
}

/** The DID's next coin. Its owner is null where only its next spend can reveal it. */
export interface NextDid {
  readonly coinId: CoinId
  readonly p2PuzzleHash: PuzzleHash | null
}

/** One spend of a DID singleton (CHIP-0011). */
export interface DidSpend {
  readonly didId: DidId
  /** `create` the first spend; `move` another owner; `recover` by those who vouch; `update` other metadata or recovery; `melt` its end; `renew` nothing but the coin. */
  readonly kind: 'create' | 'move' | 'recover' | 'update' | 'renew' | 'melt'
  readonly before: DidState
  readonly after: NextDid | undefined
}

const CREATE_COIN = BigInt(OPCODE.CREATE_COIN)
const MELT_AMOUNT = -113n
const MAX_ENTRIES = 64
const MAX_TEXT = 1024

/**
 * Reads a spend of a DID: `undefined` when it is something else; throws `PuzzleError` or `ClvmError` when it
 * has a DID's shape but breaks its rules.
 */
export function readDidSpend(spend: CoinSpend, run: ClvmRunner): DidSpend | undefined {
  const singleton = readSingleton(parseClvm(spend.puzzleReveal))
  const did = singleton && readDid(singleton.innerPuzzle)
  if (!did) return undefined
  const { eve, innerSolution } = readSingletonSolution(parseClvm(spend.solution))
  const owner = p2PuzzleHash(did.p2Puzzle)
  const innerHashFor = innerHash(did)
  const struct = treeHash(singleton.struct)
  const fullHash = (inner: Uint8Array) => curryTreeHash(singletonProgram.hash, [struct, inner])
  if (!equalBytes(fullHash(innerHashFor(owner)), spend.coin.puzzleHash))
    throw new PuzzleError('puzzle-hash', 'the reveal is not the puzzle of the coin')
  const coinId = coinIdOf(spend.coin)
  const mode = didSpendMode(innerSolution)
  const created = nextCoin(conditionsOf(singleton.innerPuzzle, did, innerSolution, mode, run))
  const next = created && ownerOf(created, owner, innerHashFor)
  const after: NextDid | undefined = created && {
    coinId: coinIdOf({
      parentCoinInfo: hexBytes(coinId),
      puzzleHash: fullHash(created.puzzleHash),
      amount: created.amount,
    }),
    p2PuzzleHash: next ? hex32Of(next) : null,
  }
  return {
    didId: hex32Of(singleton.launcherId),
    kind: kindOf(),
    before: { coinId, p2PuzzleHash: hex32Of(owner), ...settingsOf(did) },
    after,
  }

  function kindOf(): DidSpend['kind'] {
    if (!created) return 'melt'
    if (eve) return 'create'
    if (mode === 'recovery') return 'recover'
    if (!next) return 'update'
    return equalBytes(next, owner) ? 'renew' : 'move'
  }
}

/** Hash of the DID's inner puzzle as a function of its owner. */
function innerHash({ recoveryList, verificationsRequired, struct, metadata }: DidLayer) {
  const fixed = [recoveryList, verificationsRequired, struct, metadata].map(treeHash)
  return (p2: Uint8Array) => curryTreeHash(didProgram.hash, [p2, ...fixed])
}

function conditionsOf(
  puzzle: ClvmNode,
  did: DidLayer,
  solution: ClvmNode,
  mode: 'owner' | 'recovery',
  run: ClvmRunner,
): ClvmNode {
  const quoted = mode === 'owner' ? quotedConditions(did.p2Puzzle, first(rest(solution))) : undefined
  return quoted ?? parseClvm(run(bytesOf(puzzle), bytesOf(solution), MAX_RUN_COST))
}

interface Created {
  readonly puzzleHash: Uint8Array
  readonly amount: bigint
  /** First memo, which wallets set to the owner's puzzle hash. */
  readonly hint: Uint8Array | undefined
}

function nextCoin(conditions: ClvmNode): Created | undefined {
  let next: Created | undefined
  for (const condition of items(conditions)) {
    if (!isPair(condition) || integerOf(first(condition), 4) !== CREATE_COIN) continue
    const args = rest(condition)
    const puzzleHash = atomOf(first(args))
    const amount = integerOf(first(rest(args)), 9)
    if (amount === MELT_AMOUNT) return undefined
    if (puzzleHash?.length !== 32 || amount === undefined || amount < 0n)
      throw new PuzzleError('conditions', 'malformed CREATE_COIN')
    if (amount % 2n === 1n) next = { puzzleHash, amount, hint: hintOf(rest(rest(args))) }
  }
  if (!next) throw new PuzzleError('conditions', 'neither a next coin nor a melt')
  return next
}

function hintOf(memos: ClvmNode): Uint8Array | undefined {
  if (!isPair(memos) || !isPair(first(memos))) return undefined
  const hint = atomOf(first(first(memos)))
  return hint?.length === 32 ? hint : undefined
}

/** The next owner, where the next puzzle hash proves it: the same one, or the one the hint names. */
function ownerOf(
  created: Created,
  owner: Uint8Array,
  innerHashFor: (p2: Uint8Array) => Uint8Array,
): Uint8Array | undefined {
  const proven = (p2: Uint8Array) => equalBytes(innerHashFor(p2), created.puzzleHash)
  if (proven(owner)) return owner
  return created.hint && proven(created.hint) ? created.hint : undefined
}

const EMPTY_LIST = hashAtom(new Uint8Array())

function settingsOf({ recoveryList, verificationsRequired, metadata }: DidLayer) {
  const list = atomOf(recoveryList) ?? new Uint8Array()
  const required = integerOf(verificationsRequired, 4) ?? 0n
  return {
    metadata: readDidMetadata(metadata),
    recoveryListHash: list.length === 32 && !equalBytes(list, EMPTY_LIST) ? hex32Of(list) : null,
    verificationsRequired: required > 0n && required <= 1000n ? Number(required) : 0,
  }
}

function readDidMetadata(node: ClvmNode): Record<string, string> {
  const entries: [string, string][] = []
  for (const entry of items(node)) {
    if (entries.length >= MAX_ENTRIES) break
    if (!isPair(entry)) continue
    const key = textOf(first(entry))
    const value = textOf(rest(entry))
    if (key !== undefined && value !== undefined && key.length <= MAX_TEXT && value.length <= MAX_TEXT)
      entries.push([key, value])
  }
  return Object.fromEntries(entries)
}
