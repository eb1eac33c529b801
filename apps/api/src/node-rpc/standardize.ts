import { type BlockLink, type CoinSpend, coinIdOf } from '@chiaroscuro/domain/chain'
import { hex32Of, parseHex32 } from '@chiaroscuro/domain/id'
import { coinFromJson, coinSpendFromJson } from '@chiaroscuro/domain/spend-bundle'
import { z } from 'zod'
import { NodeRpcError } from './node-rpc-error.js'

/** Numbers arrive as text-keeping objects, because amounts and weights do not fit a double. */
const whole = z.preprocess(
  (value) => (value === null || value === undefined ? value : Number(String(value))),
  z.number().int().min(0),
)
const hash = z.string().transform((text, context) => {
  const id = parseHex32(text)
  if (id === undefined) context.addIssue({ code: 'custom', message: 'not 32 bytes of hex' })
  return id ?? z.NEVER
})

const blockRecord = z.object({
  height: whole,
  header_hash: hash,
  prev_hash: hash,
  timestamp: z.union([z.null(), whole]).optional(),
})
const coinRecord = z.object({
  coin: z.object({ parent_coin_info: hash, puzzle_hash: hash }),
  confirmed_block_index: whole,
  spent_block_index: whole,
})

export interface BlockHeader extends BlockLink {
  /** Unix seconds; null in blocks without transactions. */
  readonly timestamp: number | null
}

function checked<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new NodeRpcError('shape', `${what}: ${z.prettifyError(result.error).slice(0, 300)}`)
}

/** A block record of the node. */
export function toHeader(value: unknown): BlockHeader {
  const record = checked(blockRecord, value, 'block record')
  return {
    height: record.height,
    hash: record.header_hash,
    previousHash: record.prev_hash,
    timestamp: record.timestamp ?? null,
  }
}

export function toHeaders(value: unknown): BlockHeader[] {
  return checked(z.array(z.unknown()), value, 'block records').map(toHeader)
}

/** The peak of `get_blockchain_state`; `undefined` while the node has none. */
export function toPeak(state: unknown): BlockHeader | undefined {
  const { peak } = checked(z.object({ peak: z.unknown() }), state, 'blockchain state')
  return peak === null || peak === undefined ? undefined : toHeader(peak)
}

/** Spends of `get_block_spends`. */
export function toSpends(value: unknown): CoinSpend[] {
  return chainItems(value, coinSpendFromJson, 'block spends')
}

function chainItems<T>(value: unknown, read: (item: unknown) => T, what: string): T[] {
  try {
    return checked(z.array(z.unknown()), value, what).map(read)
  } catch (cause) {
    if (cause instanceof NodeRpcError) throw cause
    throw new NodeRpcError('shape', `one of the ${what} cannot be read`, cause)
  }
}

const knownCoin = coinRecord.extend({
  coin: z.object({ parent_coin_info: z.unknown(), puzzle_hash: z.unknown(), amount: z.unknown() }),
})

/** Coin records by their ids, which are worked out here: an answer for other coins is none for those asked for. */
export function toKnownCoins(value: unknown): { id: string; confirmedHeight: number; spentHeight: number }[] {
  return chainItems(
    value,
    (item) => {
      const record = checked(knownCoin, item, 'coin record')
      return {
        id: coinIdOf(coinFromJson(record.coin)),
        confirmedHeight: record.confirmed_block_index,
        spentHeight: record.spent_block_index,
      }
    },
    'coin records',
  )
}

/** A coin that somebody was paid. */
export interface PaidCoin {
  readonly coinId: string
  readonly puzzleHash: string
  readonly amount: bigint
  readonly height: number
  /** Unix seconds. */
  readonly timestamp: number
}

/** Coin records with what they hold and since when. */
export function toPaidCoins(value: unknown): PaidCoin[] {
  return chainItems(
    value,
    (item) => {
      const record = checked(knownCoin.extend({ timestamp: whole }), item, 'coin record')
      const coin = coinFromJson(record.coin)
      return {
        coinId: coinIdOf(coin),
        puzzleHash: hex32Of(coin.puzzleHash),
        amount: coin.amount,
        height: record.confirmed_block_index,
        timestamp: record.timestamp,
      }
    },
    'coin records',
  )
}

/** Ids of `get_all_mempool_tx_ids`. */
export function toMempoolIds(value: unknown): string[] {
  return checked(z.array(hash), value, 'mempool ids')
}

/** Ids of the coins a mempool item would spend. */
export function toRemovedCoins(value: unknown): string[] {
  const { removals } = checked(z.object({ removals: z.unknown() }), value, 'mempool item')
  return chainItems(removals, coinFromJson, 'removals').map(coinIdOf)
}
