import { toHex } from '../bytes.js'
import { atomOf, type ClvmNode, encodeInteger, integerOf, items } from '../clvm/index.js'
import type { CoinId } from '../id/hex32.js'
import type { Coin } from './coin.js'

/** Bits of a mode: which facts of a coin its end of a message names. */
const PARENT = 4
const PUZZLE = 2
const AMOUNT = 1
const WHOLE_COIN = PARENT | PUZZLE | AMOUNT

/**
 * A message by its mode, its text and both of its ends, so that SEND_MESSAGE and RECEIVE_MESSAGE come to the same (CHIP-0025):
 * `(mode message other_end…)`, the sender's facts by the upper three bits of the mode and the receiver's by the lower three.
 * Throws where the condition is malformed.
 */
export function messageTie(way: 'send' | 'receive', args: ClvmNode, coin: Coin, coinId: CoinId): string {
  const [modeNode, textNode, ...others] = items(args)
  const mode = modeNode && integerOf(modeNode, 1)
  const text = textNode && atomOf(textNode)
  if (mode === undefined || mode < 0n || mode > 63n || !text) throw new RangeError('no message')
  const [sender, receiver] = [Number(mode) >> 3, Number(mode) & WHOLE_COIN]
  const own = ownEnd(way === 'send' ? sender : receiver, coin, coinId)
  const other = otherEnd(way === 'send' ? receiver : sender, others)
  const [from, to] = way === 'send' ? [own, other] : [other, own]
  return `message ${mode} ${toHex(text)} from ${from} to ${to}`
}

function ownEnd(bits: number, { parentCoinInfo, puzzleHash, amount }: Coin, coinId: CoinId): string {
  if (bits === WHOLE_COIN) return coinId
  const facts = [
    ...(bits & PARENT ? [parentCoinInfo] : []),
    ...(bits & PUZZLE ? [puzzleHash] : []),
    ...(bits & AMOUNT ? [encodeInteger(amount)] : []),
  ]
  return facts.map(toHex).join(' ')
}

/** The coin's id alone, or the facts in the order of their bits. */
function otherEnd(bits: number, given: readonly ClvmNode[]): string {
  const count = bits === WHOLE_COIN ? 1 : [PARENT, PUZZLE, AMOUNT].filter((bit) => bits & bit).length
  const facts = given.slice(0, count).map(atomOf)
  return facts.map((fact) => (fact ? toHex(fact) : '')).join(' ')
}
