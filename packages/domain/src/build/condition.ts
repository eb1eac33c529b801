import { MAX_AMOUNT } from '../amount.js'
import { concatBytes, hexBytes, sha256 } from '../bytes.js'
import type { TradePrice } from '../chain/conditions.js'
import { OPCODE } from '../chain/opcode.js'
import { NIL, writeAtom, writeInteger, writeList } from '../clvm/index.js'
import type { CoinId, DidId, Hex32, PuzzleHash } from '../id/hex32.js'
import type { Expiry } from '../offer/read-maker.js'
import { BuildError } from './build-error.js'

/** -10, serialized. */
const NEW_OWNER = writeAtom(Uint8Array.of(0xf6))

/** A 32-byte id, serialized. */
export function writeHex(id: Hex32): Uint8Array {
  return writeAtom(hexBytes(id))
}

/** Refuses what is nothing, or more than a coin holds. Throws `BuildError` `invalid-amount`. */
export function checkAmount(amount: bigint, least = 1n): bigint {
  if (amount < least || amount > MAX_AMOUNT)
    throw new BuildError('invalid-amount', `${amount} is not an amount from ${least} to 2^64 - 1`)
  return amount
}

function condition(opcode: number, ...parts: readonly Uint8Array[]): Uint8Array {
  return writeList([writeInteger(BigInt(opcode)), ...parts])
}

/**
 * CREATE_COIN; the hint lets wallets find coins whose outer puzzle hides their owner: the puzzle hash itself, another, or
 * none.
 */
export function createCoin(
  puzzleHash: PuzzleHash,
  amount: bigint,
  hint: PuzzleHash | boolean = true,
): Uint8Array {
  const memos = hint === false ? [] : [writeList([writeHex(hint === true ? puzzleHash : hint)])]
  return condition(OPCODE.CREATE_COIN, writeHex(puzzleHash), writeInteger(amount), ...memos)
}

/** CREATE_PUZZLE_ANNOUNCEMENT of an id. */
export function announce(id: Hex32): Uint8Array {
  return condition(OPCODE.CREATE_PUZZLE_ANNOUNCEMENT, writeHex(id))
}

/** ASSERT_COIN_ANNOUNCEMENT: that a coin says something in this bundle. */
export function assertCoinAnnouncement(coinId: Hex32, message: Uint8Array): Uint8Array {
  return condition(OPCODE.ASSERT_COIN_ANNOUNCEMENT, writeAtom(sha256(concatBytes(hexBytes(coinId), message))))
}

/** RESERVE_FEE: at least this much stays with the farmer. */
export function reserveFee(amount: bigint): Uint8Array {
  return condition(OPCODE.RESERVE_FEE, writeInteger(amount))
}

/** ASSERT_PUZZLE_ANNOUNCEMENT: how a spend insists on a payment. */
export function assertAnnouncement(id: Hex32): Uint8Array {
  return condition(OPCODE.ASSERT_PUZZLE_ANNOUNCEMENT, writeHex(id))
}

/** ASSERT_CONCURRENT_SPEND: this coin is spent together with that one or not at all. */
export function assertSpentWith(coinId: CoinId): Uint8Array {
  return condition(OPCODE.ASSERT_CONCURRENT_SPEND, writeHex(coinId))
}

/** ASSERT_BEFORE_SECONDS_ABSOLUTE and ASSERT_BEFORE_HEIGHT_ABSOLUTE, as far as they are set. */
export function assertBefore({ seconds, height }: Partial<Expiry>): Uint8Array[] {
  const before = (opcode: number, end: bigint) => condition(opcode, writeInteger(checkAmount(end)))
  return [
    ...(seconds == null ? [] : [before(OPCODE.ASSERT_BEFORE_SECONDS_ABSOLUTE, seconds)]),
    ...(height == null ? [] : [before(OPCODE.ASSERT_BEFORE_HEIGHT_ABSOLUTE, BigInt(height))]),
  ]
}

/** `(-10 launcher_id () inner_puzzle_hash)` (CHIP-0005): the NFT comes under a DID, which has to announce its launcher id. */
export function joinOwner(didId: DidId, innerHash: Uint8Array): Uint8Array {
  return writeList([NEW_OWNER, writeHex(didId), NIL, writeAtom(innerHash)])
}

/**
 * `(-10 () trade_prices ())` (CHIP-0005): the NFT leaves its DID, and its transfer program insists on the
 * royalty of every price named.
 */
export function leaveOwner(prices: readonly TradePrice[]): Uint8Array {
  const list = prices.map(({ amount, settlementPuzzleHash }) =>
    writeList([writeInteger(amount), writeHex(settlementPuzzleHash)]),
  )
  return writeList([NEW_OWNER, NIL, writeList(list), NIL])
}
