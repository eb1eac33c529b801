import { hexBytes, toHex } from '../bytes.js'
import {
  atomOf,
  type ClvmNode,
  type ClvmRunner,
  first,
  integerOf,
  isPair,
  items,
  parseClvm,
  rest,
} from '../clvm/index.js'
import type { CoinId } from '../id/hex32.js'
import { type Coin, type CoinSpend, coinIdOf } from './coin.js'
import { announcementId, conditionsOf } from './conditions.js'
import { messageTie } from './message-tie.js'
import { OPCODE } from './opcode.js'

/** What holds a spend together with others of its block; a tie is named by text that both ends come to. */
export interface SpendTies {
  readonly spend: CoinSpend
  readonly coinId: CoinId
  /** What others may insist on. */
  readonly gives: readonly string[]
  /** What has to be in the same block. */
  readonly needs: readonly string[]
  /** Mojos of all coins that it makes; `undefined` where it cannot be read. */
  readonly made: bigint | undefined
}

/** Ties to whatever coin has a puzzle hash: they hold only where one coin has it. */
export const PLACE = 'place '
const COIN = 'coin '

/**
 * Reads a spend's ties: to the spend that made its coin, and by what its conditions say or insist on (announcements, concurrent
 * spends, messages of CHIP-0025). Runs it, unless its conditions can be read as they stand.
 */
export function tiesOf(spend: CoinSpend, run: ClvmRunner): SpendTies {
  const { parentCoinInfo, puzzleHash } = spend.coin
  const coinId = coinIdOf(spend.coin)
  const gives = [COIN + coinId, PLACE + toHex(puzzleHash)]
  const needs = [COIN + toHex(parentCoinInfo)]
  let made: bigint | undefined = 0n
  try {
    for (const condition of items(
      conditionsOf(parseClvm(spend.puzzleReveal), parseClvm(spend.solution), run),
    )) {
      const opcode = isPair(condition) ? Number(integerOf(first(condition), 2)) : undefined
      if (opcode === undefined) continue
      const args = rest(condition)
      if (opcode === OPCODE.CREATE_COIN) made += amountOf(args)
      const tie = tieOf(opcode, args, spend.coin, coinId)
      if (tie?.gives) gives.push(tie.gives)
      if (tie?.needs) needs.push(tie.needs)
    }
  } catch {
    made = undefined
  }
  return { spend, coinId, gives, needs, made }
}

function amountOf(args: ClvmNode): bigint {
  const amount = integerOf(first(rest(args)), 9)
  if (amount === undefined || amount < 0n) throw new RangeError('no amount of a coin')
  return amount
}

interface Tie {
  readonly gives?: string
  readonly needs?: string
}

function tieOf(opcode: number, args: ClvmNode, coin: Coin, coinId: CoinId): Tie | undefined {
  const said = () => atomAt(args)
  switch (opcode) {
    case OPCODE.CREATE_COIN_ANNOUNCEMENT:
      return { gives: `said by coin ${announcementId(hexBytes(coinId), said())}` }
    case OPCODE.ASSERT_COIN_ANNOUNCEMENT:
      return { needs: `said by coin ${toHex(said())}` }
    case OPCODE.CREATE_PUZZLE_ANNOUNCEMENT:
      return { gives: `said at place ${announcementId(coin.puzzleHash, said())}` }
    case OPCODE.ASSERT_PUZZLE_ANNOUNCEMENT:
      return { needs: `said at place ${toHex(said())}` }
    case OPCODE.ASSERT_CONCURRENT_SPEND:
      return { needs: COIN + toHex(said()) }
    case OPCODE.ASSERT_CONCURRENT_PUZZLE:
      return { needs: PLACE + toHex(said()) }
    case OPCODE.SEND_MESSAGE:
      return { gives: messageTie('send', args, coin, coinId) }
    case OPCODE.RECEIVE_MESSAGE:
      return { needs: messageTie('receive', args, coin, coinId) }
    default:
      return undefined
  }
}

function atomAt(args: ClvmNode): Uint8Array {
  const atom = atomOf(first(args))
  if (!atom) throw new TypeError('no atom where one belongs')
  return atom
}
