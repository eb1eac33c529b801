import { equalBytes, toHex } from '../bytes.js'
import { type CoinSpend, coinIdOf } from '../chain/coin.js'
import { MAX_RUN_COST } from '../chain/conditions.js'
import { type NftSpend, readNftSpend } from '../chain/read-nft-spend.js'
import {
  atomOf,
  type ClvmNode,
  type ClvmRunner,
  encodeInteger,
  first,
  integerOf,
  isPair,
  items,
  parseClvm,
  rest,
  treeHash,
} from '../clvm/index.js'
import { type CoinId, type Hex32, hex32Of } from '../id/hex32.js'
import { readCat } from '../puzzle/cat.js'
import type { SpendBundle } from '../spend-bundle/streamable.js'
import { OfferError } from './offer-error.js'
import { withinBudget } from './run-budget.js'

/** A spend its maker signed, run once: what all further reading of an offer looks at. */
export interface MakerSpend {
  readonly spend: CoinSpend
  readonly coinId: CoinId
  readonly nft: NftSpend | undefined
  /** Present where the coin is a CAT. */
  readonly assetId: Hex32 | undefined
  readonly conditions: readonly Condition[]
  /** What keeps the chain from ever accepting this spend. */
  readonly doubts: readonly SpendDoubt[]
}

/** `wrong-puzzle`: the puzzle revealed is not the coin's; `wrong-coin`: the spend insists on being another coin. */
export type SpendDoubt = 'wrong-puzzle' | 'wrong-coin'

/** `(opcode argument…)`; arguments are read when they are asked for. */
export interface Condition {
  readonly opcode: number
  readonly args: ClvmNode
}

/** Real offers have up to fifteen spends; every one of these is run. */
const MAX_SPENDS = 500

/** Requested payments ride as spends of a coin that cannot exist: its parent is all zeros. */
export function isRequest(spend: CoinSpend): boolean {
  return spend.coin.parentCoinInfo.every((byte) => byte === 0)
}

/** Runs every spend of the maker within one budget. Throws `OfferError` where one fails or breaks its puzzle's rules. */
export function runMakerSpends(bundle: SpendBundle, run: ClvmRunner): MakerSpend[] {
  const spends = bundle.coinSpends.filter((spend) => !isRequest(spend))
  if (spends.length === 0) throw new OfferError('nothing-offered', 'Nothing is offered')
  if (bundle.coinSpends.length > MAX_SPENDS)
    throw new OfferError('too-large', `The offer has over ${MAX_SPENDS} spends`)
  const bounded = withinBudget(run)
  return spends.map((spend) => {
    try {
      return runMakerSpend(spend, bounded)
    } catch (cause) {
      if (cause instanceof OfferError) throw cause
      throw new OfferError('unreadable', `The spend of coin ${coinIdOf(spend.coin)} cannot be read`, cause)
    }
  })
}

/** Runs one spend. Throws `ClvmError` or `PuzzleError` where it fails, or breaks its puzzle's rules. */
export function runMakerSpend(spend: CoinSpend, run: ClvmRunner): MakerSpend {
  const coinId = coinIdOf(spend.coin)
  const puzzle = parseClvm(spend.puzzleReveal)
  const nft = readNftSpend(spend, run)
  const cat = nft ? undefined : readCat(puzzle)
  const conditions = readConditions(parseClvm(run(spend.puzzleReveal, spend.solution, MAX_RUN_COST)))
  // Reading an NFT checks its puzzle hash on the way.
  const ownPuzzle = nft !== undefined || equalBytes(treeHash(puzzle), spend.coin.puzzleHash)
  const ownFacts = knowsItself(spend, coinId, conditions)
  return {
    spend,
    coinId,
    nft,
    assetId: cat && hex32Of(cat.assetId),
    conditions,
    doubts: [...(ownPuzzle ? [] : ['wrong-puzzle' as const]), ...(ownFacts ? [] : ['wrong-coin' as const])],
  }
}

function readConditions(list: ClvmNode): Condition[] {
  const found: Condition[] = []
  for (const condition of items(list)) {
    const opcode = isPair(condition) ? integerOf(first(condition), 2) : undefined
    if (opcode !== undefined) found.push({ opcode: Number(opcode), args: rest(condition) })
  }
  return found
}

/** A puzzle may insist on its coin's own id, parent, puzzle hash and amount; a false lineage shows here. */
function knowsItself({ coin }: CoinSpend, coinId: CoinId, conditions: readonly Condition[]): boolean {
  const facts: Readonly<Record<number, string>> = {
    70: coinId,
    71: toHex(coin.parentCoinInfo),
    72: toHex(coin.puzzleHash),
    73: toHex(encodeInteger(coin.amount)),
  }
  return conditions.every(({ opcode, args }) => {
    const fact = facts[opcode]
    const said = fact !== undefined && isPair(args) ? atomOf(first(args)) : undefined
    return fact === undefined || (said !== undefined && toHex(said) === fact)
  })
}

/** The first argument as a whole number that is not negative. Throws `OfferError`. */
export function amountArgument({ args }: Condition): bigint {
  const value = isPair(args) ? integerOf(first(args), 9) : undefined
  if (value === undefined || value < 0n) throw new OfferError('unreadable', 'A condition has a bad argument')
  return value
}
