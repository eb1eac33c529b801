import { hexBytes } from '../bytes.js'
import { type Coin, type CoinSpend, coinIdOf } from '../chain/coin.js'
import { OPCODE } from '../chain/opcode.js'
import { readDidSpend } from '../chain/read-did-spend.js'
import { readNftLayers } from '../chain/read-nft-spend.js'
import { atomOf, type ClvmNode, type ClvmRunner, first, isPair, parseClvm, treeHash } from '../clvm/index.js'
import {
  type CoinId,
  type DidId,
  type Hex32,
  hex32Of,
  type LauncherId,
  type PuzzleHash,
} from '../id/hex32.js'
import type { MakerSpend } from '../offer/maker-spend.js'
import { catInnerSolution, readCat } from '../puzzle/cat.js'
import { isProgram, isSettlementHash, settlementProgram } from '../puzzle/program.js'
import { readSingletonSolution } from '../puzzle/singleton.js'
import { p2PuzzleHash, standardHash } from '../puzzle/standard.js'
import { demandsSignature } from '../signature/required-signature.js'
import { readCreatedCoin } from './created-coin.js'
import { announcementOf, type Notarized, readNotarized } from './notarized.js'
import { readKnownCats } from './read-held.js'

/** Something that lies in a coin. */
export type EffectItem =
  | { readonly kind: 'xch'; readonly amount: bigint }
  | { readonly kind: 'cat'; readonly assetId: Hex32; readonly amount: bigint }
  | { readonly kind: 'nft'; readonly launcherId: LauncherId }
  | { readonly kind: 'did'; readonly didId: DidId }
  /** A coin that no puzzle we know explains. */
  | { readonly kind: 'unknown'; readonly coinId: CoinId }

/** A coin that a spend makes. */
export interface MadeCoin {
  readonly coinId: CoinId
  /** Null where only its own spend can tell. */
  readonly owner: PuzzleHash | null
  readonly item: EffectItem
  /** Where a settlement coin makes it: what it announces by that. */
  readonly announcement: Hex32 | undefined
}

/** A spend by what it takes from whom, and what it makes of it. */
export interface SeenSpend {
  readonly coinId: CoinId
  readonly amount: bigint
  readonly owner: PuzzleHash
  readonly item: EffectItem
  readonly made: readonly MadeCoin[]
  /** What all that is created comes to, in mojos. */
  readonly created: bigint
  readonly asserted: readonly Hex32[]
  /** Puzzle hashes of the keys that have to sign. */
  readonly signers: readonly PuzzleHash[]
  readonly settled: readonly Notarized[]
}

/** What a spend that was run does. Throws `PuzzleError` or `ClvmError`. */
export function seeSpend(ran: MakerSpend, run: ClvmRunner): SeenSpend {
  const { spend, coinId, conditions } = ran
  const { owner, item, next, settled } = contentOf(ran, run)
  const coins = conditions.flatMap(({ opcode, args }): Coin[] => {
    const created = opcode === OPCODE.CREATE_COIN ? readCreatedCoin(args) : undefined
    return created ? [{ parentCoinInfo: hexBytes(coinId), ...created }] : []
  })
  const announced = (paidTo: PuzzleHash | null, amount: bigint) =>
    settled.find(({ payments }) => payments.some((one) => one.puzzleHash === paidTo && one.amount === amount))
  const made = coins.map((coin): MadeCoin => {
    const id = coinIdOf(coin)
    const known = next.find((one) => one.coinId === id)
    const plain = { owner: hex32Of(coin.puzzleHash), item: { kind: 'xch' as const, amount: coin.amount } }
    const { owner: to, item: what } = known ?? plain
    const payment = announced(to, coin.amount)
    const announcement = payment && announcementOf(hex32Of(spend.coin.puzzleHash), payment)
    return { coinId: id, owner: to, item: what, announcement }
  })
  return {
    ...{ coinId, amount: spend.coin.amount, owner, item, made, settled },
    created: coins.reduce((sum, { amount }) => sum + amount, 0n),
    asserted: conditions.flatMap(({ opcode, args }) =>
      opcode === OPCODE.ASSERT_PUZZLE_ANNOUNCEMENT ? atomArgument(args, 32).map(hex32Of) : [],
    ),
    signers: conditions.flatMap(({ opcode, args }) =>
      demandsSignature(opcode) ? atomArgument(args, 48).map(standardHash) : [],
    ),
  }
}

interface Content {
  readonly owner: PuzzleHash
  readonly item: EffectItem
  /** What of the coins it makes needs more than their conditions to be known. */
  readonly next: readonly Omit<MadeCoin, 'announcement'>[]
  readonly settled: readonly Notarized[]
}

function contentOf(ran: MakerSpend, run: ClvmRunner): Content {
  const { spend, nft, assetId } = ran
  const puzzle = parseClvm(spend.puzzleReveal)
  const solution = parseClvm(spend.solution)
  if (nft) {
    const item = { kind: 'nft' as const, launcherId: nft.launcherId }
    const { after, before } = nft
    const next = after ? [{ coinId: after.coinId, owner: after.p2PuzzleHash, item }] : []
    const inner = first(first(readSingletonSolution(solution).innerSolution))
    return { owner: before.p2PuzzleHash, item, next, settled: settledBy(before.p2PuzzleHash, inner) }
  }
  const cat = assetId && readCat(puzzle)
  if (cat) {
    const owner = hex32Of(p2PuzzleHash(cat.innerPuzzle))
    const next = readKnownCats(spend, run).map(({ coin, p2PuzzleHash: to }) => ({
      coinId: coinIdOf(coin),
      owner: to,
      item: { kind: 'cat' as const, assetId, amount: coin.amount },
    }))
    const item = { kind: 'cat' as const, assetId, amount: spend.coin.amount }
    return { owner, item, next, settled: settledBy(owner, catInnerSolution(solution)) }
  }
  const did = readDidSpend(spend, run)
  if (did) {
    const item = { kind: 'did' as const, didId: did.didId }
    const { after, before } = did
    const next = after ? [{ coinId: after.coinId, owner: after.p2PuzzleHash, item }] : []
    return { owner: before.p2PuzzleHash, item, next, settled: [] }
  }
  const owner = hex32Of(spend.coin.puzzleHash)
  const item = { kind: 'xch' as const, amount: spend.coin.amount }
  return { owner, item, next: [], settled: settledBy(owner, solution) }
}

function settledBy(owner: PuzzleHash, solution: ClvmNode): Notarized[] {
  return isSettlementHash(owner) ? readNotarized(solution) : []
}

function atomArgument(args: ClvmNode, length: number): Uint8Array[] {
  const atom = isPair(args) ? atomOf(first(args)) : undefined
  return atom?.length === length ? [atom] : []
}

/**
 * What an offer asks for, payment by payment: the coins that settling it makes, with what that announces. Only a
 * settlement puzzle is known to pay what it announces, so at any other the thing asked for is unknown.
 */
export function seeRequest({ puzzleReveal, solution }: CoinSpend): MadeCoin[][] {
  const puzzle = parseClvm(puzzleReveal)
  const cat = readCat(puzzle)
  const nft = cat ? undefined : readNftLayers(puzzle)
  const settles = isProgram(cat?.innerPuzzle ?? nft?.ownership.innerPuzzle ?? puzzle, settlementProgram)
  const at = hex32Of(treeHash(puzzle))
  const itemOf = (amount: bigint, coinId: CoinId): EffectItem => {
    if (!settles) return { kind: 'unknown', coinId }
    if (nft) return { kind: 'nft', launcherId: hex32Of(nft.singleton.launcherId) }
    return cat ? { kind: 'cat', assetId: hex32Of(cat.assetId), amount } : { kind: 'xch', amount }
  }
  return readNotarized(parseClvm(solution)).map((one) => {
    const announcement = announcementOf(at, one)
    return one.payments.map(({ puzzleHash, amount }) => ({
      coinId: announcement,
      owner: puzzleHash,
      item: itemOf(amount, announcement),
      announcement,
    }))
  })
}
