import { isLosslessNumber, parse } from 'lossless-json'
import { MAX_AMOUNT } from '../amount.js'
import { fromHex } from '../bytes.js'
import type { Coin, CoinSpend } from '../chain/coin.js'
import { parseClvm } from '../clvm/node-view.js'
import { type SpendBundle, SpendBundleError } from './streamable.js'

/** Where the full node's answers and requests keep their spends. */
const WRAPPERS = [
  'spend_bundle',
  'coin_spends',
  'block_spends',
  'block_spends_with_conditions',
  'coin_solutions',
  'coin_solution',
  'mempool_item',
  'coin_spend',
]

/** Spends of JSON as the full-node RPC writes it; amounts beyond 2^53 keep all digits. */
export function parseSpendBundleJson(text: string): SpendBundle {
  let json: unknown
  try {
    json = parse(text)
  } catch (cause) {
    throw new SpendBundleError('not-json', 'The text is not JSON', cause)
  }
  return unwrap(json, 0)
}

function unwrap(value: unknown, depth: number): SpendBundle {
  if (Array.isArray(value)) return { coinSpends: value.map(coinSpendFromJson), signature: undefined }
  if (!isRecord(value) || depth > 4)
    throw new SpendBundleError('not-a-spend-bundle', 'The JSON holds no spends')
  if ('puzzle_reveal' in value) return { coinSpends: [coinSpendFromJson(value)], signature: undefined }
  const key = WRAPPERS.find((name) => value[name] !== undefined && value[name] !== null)
  if (key === undefined) throw new SpendBundleError('not-a-spend-bundle', 'The JSON holds no spends')
  const found = unwrap(value[key], depth + 1)
  const written = value.aggregated_signature
  const signature = typeof written === 'string' ? fromHex(written) : undefined
  return { coinSpends: found.coinSpends, signature: found.signature ?? signature }
}

/** One coin spend of the RPC: `{coin: {parent_coin_info, puzzle_hash, amount}, puzzle_reveal, solution}`. */
export function coinSpendFromJson(value: unknown): CoinSpend {
  const inner = isRecord(value) && isRecord(value.coin_spend) ? value.coin_spend : value
  if (!isRecord(inner)) throw new SpendBundleError('not-a-spend-bundle', 'A spend has no coin')
  return {
    coin: coinFromJson(inner.coin),
    puzzleReveal: program(inner.puzzle_reveal),
    solution: program(inner.solution),
  }
}

/** One coin of the RPC: `{parent_coin_info, puzzle_hash, amount}`. */
export function coinFromJson(value: unknown): Coin {
  if (!isRecord(value)) throw new SpendBundleError('not-a-spend-bundle', 'A spend has no coin')
  return {
    parentCoinInfo: bytes32(value.parent_coin_info),
    puzzleHash: bytes32(value.puzzle_hash),
    amount: amount(value.amount),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function bytes32(value: unknown): Uint8Array {
  const bytes = typeof value === 'string' ? fromHex(value) : undefined
  if (bytes?.length !== 32)
    throw new SpendBundleError('not-a-spend-bundle', 'A coin is not written in 32 bytes of hex')
  return bytes
}

function program(value: unknown): Uint8Array {
  const bytes = typeof value === 'string' ? fromHex(value) : undefined
  if (!bytes) throw new SpendBundleError('not-a-spend-bundle', 'A program is not written in hex')
  try {
    parseClvm(bytes)
  } catch (cause) {
    throw new SpendBundleError('not-a-spend-bundle', 'A program is not CLVM', cause)
  }
  return bytes
}

function amount(value: unknown): bigint {
  const text = isLosslessNumber(value)
    ? value.toString()
    : typeof value === 'number' || typeof value === 'string'
      ? String(value)
      : ''
  if (!/^\d{1,20}$/.test(text) || BigInt(text) > MAX_AMOUNT)
    throw new SpendBundleError('not-a-spend-bundle', 'An amount is not a whole number of mojos')
  return BigInt(text)
}
