import { concatBytes, sha256 } from '../bytes.js'
import {
  atomOf,
  bytesOf,
  type ClvmNode,
  type ClvmRunner,
  first,
  integerOf,
  isPair,
  items,
  parseClvm,
  rest,
} from '../clvm/index.js'
import { type Hex32, hex32Of } from '../id/hex32.js'
import { readOwner } from '../puzzle/nft-ownership.js'
import { PuzzleError } from '../puzzle/puzzle-error.js'
import { isSettlement, type NotarizedPayment, readNotarizedPayments } from '../puzzle/settlement.js'
import { quotedConditions } from '../puzzle/standard.js'
import { OPCODE } from './opcode.js'

/** Cost limit of one puzzle run; consensus allows a whole block eleven times this. */
export const MAX_RUN_COST = 1_000_000_000n

/** What an NFT's inner puzzle said that matters to its story. */
export interface InnerOutput {
  /** Where the next coin goes; `undefined` when the NFT was melted. */
  readonly next: { readonly puzzleHash: Uint8Array; readonly amount: bigint } | undefined
  /** Present when ownership was changed: the DID it goes to, and the prices it was traded for. */
  readonly transfer:
    | { readonly owner: Uint8Array | undefined; readonly tradePrices: readonly TradePrice[] }
    | undefined
  readonly metadataUpdate: { readonly updater: ClvmNode; readonly solution: ClvmNode } | undefined
  /** Announcement ids that this spend insists on. */
  readonly asserted: readonly Hex32[]
}

export interface TradePrice {
  readonly amount: bigint
  /** Settlement puzzle hash of the asset the price is in. */
  readonly settlementPuzzleHash: Hex32
}

const CREATE_COIN = BigInt(OPCODE.CREATE_COIN)
const ASSERT_PUZZLE_ANNOUNCEMENT = BigInt(OPCODE.ASSERT_PUZZLE_ANNOUNCEMENT)
const NEW_OWNER = -10n
const UPDATE_METADATA = -24n
const MELT_AMOUNT = -113n

/** Reads what the p2 layer of an NFT did: without running it where its conditions are quoted, else by running it. */
export function readInnerOutput(p2: ClvmNode, solution: ClvmNode, run: ClvmRunner): InnerOutput {
  if (isSettlement(p2)) return settled(readNotarizedPayments(solution))
  return readConditions(conditionsOf(p2, solution, run))
}

/** The conditions of a puzzle: read where they stand quoted, else by running it. */
export function conditionsOf(puzzle: ClvmNode, solution: ClvmNode, run: ClvmRunner): ClvmNode {
  return (
    quotedConditions(puzzle, solution) ?? parseClvm(run(bytesOf(puzzle), bytesOf(solution), MAX_RUN_COST))
  )
}

function settled(notarized: readonly NotarizedPayment[]): InnerOutput {
  const payment = notarized.flatMap((entry) => entry.payments).find(({ amount }) => amount % 2n === 1n)
  return { next: payment, transfer: undefined, metadataUpdate: undefined, asserted: [] }
}

function readConditions(conditions: ClvmNode): InnerOutput {
  let next: InnerOutput['next']
  let transfer: InnerOutput['transfer']
  let metadataUpdate: InnerOutput['metadataUpdate']
  let melted = false
  const asserted: Hex32[] = []
  for (const condition of items(conditions)) {
    if (!isPair(condition)) continue
    const code = integerOf(first(condition), 4)
    if (code === CREATE_COIN) {
      const created = readCreateCoin(condition)
      if (created === 'melt') melted = true
      else if (created.amount % 2n === 1n) next = created
    } else if (code === ASSERT_PUZZLE_ANNOUNCEMENT) {
      const id = atomOf(first(rest(condition)))
      if (id?.length === 32) asserted.push(hex32Of(id))
    } else if (code === NEW_OWNER) transfer = readNewOwner(condition)
    else if (code === UPDATE_METADATA) {
      const updater = first(rest(condition))
      metadataUpdate = { updater, solution: first(rest(rest(condition))) }
    }
  }
  if (!next && !melted) throw new PuzzleError('conditions', 'neither a next coin nor a melt')
  return { next: melted ? undefined : next, transfer, metadataUpdate, asserted }
}

function readCreateCoin(condition: ClvmNode): { puzzleHash: Uint8Array; amount: bigint } | 'melt' {
  const puzzleHash = atomOf(first(rest(condition)))
  const amount = integerOf(first(rest(rest(condition))), 9)
  if (amount === MELT_AMOUNT) return 'melt'
  if (puzzleHash?.length !== 32 || amount === undefined || amount < 0n)
    throw new PuzzleError('conditions', 'malformed CREATE_COIN')
  return { puzzleHash, amount }
}

/** `(-10 new_owner_launcher_id trade_prices new_owner_inner_puzzle_hash)` */
function readNewOwner(condition: ClvmNode): NonNullable<InnerOutput['transfer']> {
  const args = rest(condition)
  const owner = readOwner(first(args))
  const prices = isPair(rest(args)) ? first(rest(args)) : undefined
  const tradePrices = prices === undefined ? [] : [...items(prices)].map(readTradePrice)
  return { owner, tradePrices }
}

function readTradePrice(price: ClvmNode): TradePrice {
  const amount = integerOf(first(price), 17)
  const settlement = atomOf(first(rest(price)))
  if (amount === undefined || amount < 0n || settlement?.length !== 32)
    throw new PuzzleError('conditions', 'malformed trade price')
  return { amount, settlementPuzzleHash: hex32Of(settlement) }
}

/** Id of a puzzle announcement: sha256(puzzle hash, message). */
export function announcementId(puzzleHash: Uint8Array, message: Uint8Array): Hex32 {
  return hex32Of(sha256(concatBytes(puzzleHash, message)))
}
