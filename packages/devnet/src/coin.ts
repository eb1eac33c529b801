import { createHash } from 'node:crypto'
import { DevnetError } from './error.js'
import type { Coin, CoinSpend } from './sdk/coin.js'
import type { Sdk } from './sdk/native.js'

const maxAmount = (1n << 64n) - 1n

/** A coin as plain data; hashes are lowercase hex without a prefix. */
export interface CoinData {
  readonly parent: string
  readonly puzzleHash: string
  readonly amount: bigint
}

/** A coin spend as plain data. */
export interface SpendData {
  readonly coin: CoinData
  readonly puzzleReveal: Uint8Array
  readonly solution: Uint8Array
}

/** Refuses what does not fit in 64 bits: the native constructor would truncate it silently. */
export function checkAmount(amount: bigint): bigint {
  if (amount < 0n || amount > maxAmount)
    throw new DevnetError('out-of-range', `amount ${amount} is outside 0 to 2^64-1`)
  return amount
}

/** The shortest signed big-endian form CLVM uses for integers; amounts are never negative. */
export function clvmInt(value: bigint): Buffer {
  if (value === 0n) return Buffer.alloc(0)
  const hex = value.toString(16)
  const bytes = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')
  return (bytes[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes
}

/** SHA-256 of the concatenated parts. */
export function sha256(...parts: (Uint8Array | string)[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** The id of a coin: sha256 of parent, puzzle hash and amount. */
export function coinId(coin: CoinData): string {
  return sha256(
    Buffer.from(coin.parent, 'hex'),
    Buffer.from(coin.puzzleHash, 'hex'),
    clvmInt(coin.amount),
  ).toString('hex')
}

/** Plain data of a native coin. */
export function toCoinData(coin: Coin): CoinData {
  return {
    parent: coin.parentCoinInfo.toString('hex'),
    puzzleHash: coin.puzzleHash.toString('hex'),
    amount: coin.amount,
  }
}

/** Native coin of plain data. */
export function toNativeCoin(sdk: Sdk, coin: CoinData): Coin {
  return new sdk.Coin(
    Buffer.from(coin.parent, 'hex'),
    Buffer.from(coin.puzzleHash, 'hex'),
    checkAmount(coin.amount),
  )
}

/** Plain data of a native coin spend. */
export function toSpendData(spend: CoinSpend): SpendData {
  return { coin: toCoinData(spend.coin), puzzleReveal: spend.puzzleReveal, solution: spend.solution }
}

/** Native coin spend of plain data. */
export function toNativeSpend(sdk: Sdk, spend: SpendData): CoinSpend {
  return new sdk.CoinSpend(toNativeCoin(sdk, spend.coin), spend.puzzleReveal, spend.solution)
}
