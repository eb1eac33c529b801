import { toHex } from '@chiaroscuro/domain/bytes'
import { type Coin, type CoinSpend, coinIdOf } from '@chiaroscuro/domain/chain'
import type { CoinId, PuzzleHash } from '@chiaroscuro/domain/id'
import { coinFromJson, coinSpendFromJson, type SpendBundle } from '@chiaroscuro/domain/spend-bundle'
import { fetchJson } from '@chiaroscuro/http'
import { LosslessNumber, parse } from 'lossless-json'
import { z } from 'zod'
import { refusalWords } from './refusal-words.js'
import { WalletError } from './wallet-error.js'

/** A coin as the node tells of it. */
export interface CoinRecord {
  readonly coin: Coin
  /** Height of the block that made it. */
  readonly madeAt: number
  /** Height of the block that spent it; 0 while it is unspent. */
  readonly spentAt: number
}

/** What a wallet asks of a full node. */
export interface WalletNode {
  /** Unspent coins of a puzzle hash. */
  coinsAt(puzzleHash: PuzzleHash): Promise<CoinRecord[]>
  /** Unspent coins that name a puzzle hash in their first memo: NFTs and tokens. */
  coinsHinting(puzzleHash: PuzzleHash): Promise<CoinRecord[]>
  coin(id: CoinId): Promise<CoinRecord | undefined>
  /** The coin of odd amount that a spent singleton coin made: the singleton after it. */
  singletonAfter(id: CoinId): Promise<{ id: CoinId; record: CoinRecord } | undefined>
  /** The spend of a coin that was spent at a height. */
  spendOf(id: CoinId, height: number): Promise<CoinSpend>
  /** What the node suggests to leave to the farmer for a cost, in mojos; nothing where it does not say. */
  feeFor(cost: bigint): Promise<bigint | undefined>
  /** Rejects with `refused` where the node does not take it. */
  push(bundle: SpendBundle): Promise<void>
}

const answer = z.looseObject({ success: z.boolean(), error: z.string().optional() })
const records = z.array(z.looseObject({ coin: z.unknown() })).max(20_000)

const estimates = z.looseObject({ estimates: z.array(z.unknown()).min(1) })
/** A block or two, in seconds. */
const SOON = 60

/** A client of a full node's RPC. What it suggests for a fee is waited for no longer than `feeMs`. */
export function walletNode(url: string, feeMs = 1000): WalletNode {
  async function call(method: string, params: object, timeoutMs = 15_000) {
    let said: unknown
    try {
      said = await fetchJson(`${url}/${method}`, {
        json: params,
        parse,
        timeoutMs,
        maxBytes: 64 << 20,
      })
    } catch (cause) {
      throw new WalletError('disconnected', 'The node does not answer', cause)
    }
    const read = answer.safeParse(said)
    if (!read.success) throw new WalletError('disconnected', 'The node answers nothing that can be read')
    if (!read.data.success)
      throw new WalletError('refused', refusalWords(read.data.error ?? 'The node refused'))
    return read.data
  }
  async function coins(method: string, params: object): Promise<CoinRecord[]> {
    const { coin_records } = await call(method, params)
    return records.parse(coin_records).map((record) => ({
      coin: coinFromJson(record.coin),
      madeAt: height(record.confirmed_block_index),
      spentAt: height(record.spent_block_index),
    }))
  }
  const unspent = { include_spent_coins: false }
  return {
    coinsAt: (puzzleHash) =>
      coins('get_coin_records_by_puzzle_hash', { puzzle_hash: `0x${puzzleHash}`, ...unspent }),
    coinsHinting: (puzzleHash) => coins('get_coin_records_by_hint', { hint: `0x${puzzleHash}`, ...unspent }),
    async coin(id) {
      const [found] = await coins('get_coin_records_by_names', {
        names: [`0x${id}`],
        include_spent_coins: true,
      })
      return found
    },
    async singletonAfter(id) {
      const made = await coins('get_coin_records_by_parent_ids', {
        parent_ids: [`0x${id}`],
        include_spent_coins: true,
      })
      const record = made.find(({ coin }) => coin.amount % 2n === 1n)
      return record && { id: coinIdOf(record.coin), record }
    },
    async spendOf(id, at) {
      const { coin_solution } = await call('get_puzzle_and_solution', { coin_id: `0x${id}`, height: at })
      return coinSpendFromJson(coin_solution)
    },
    async feeFor(cost) {
      // Also a node that knows no such question is a node.
      const asked = { cost: Number(cost), target_times: [SOON] }
      const said = await call('get_fee_estimate', asked, feeMs).catch(() => undefined)
      const [mojos] = estimates.safeParse(said).data?.estimates ?? []
      const text = mojos instanceof LosslessNumber ? mojos.toString() : ''
      return /^\d{1,15}$/.test(text) ? BigInt(text) : undefined
    },
    async push(bundle) {
      const { status } = await call('push_tx', { spend_bundle: bundleJson(bundle) })
      // Held back beside what conflicts with it: nobody may count on it.
      if (status === 'PENDING') throw new WalletError('refused', refusalWords('MEMPOOL_CONFLICT'))
    },
  }
}

function height(value: unknown): number {
  const text = value instanceof LosslessNumber ? value.toString() : ''
  if (!/^\d{1,10}$/.test(text)) throw new WalletError('disconnected', 'The node gave a height that is none')
  return Number(text)
}

/** As the full node's RPC takes it. */
function bundleJson({ coinSpends, signature }: SpendBundle) {
  if (!signature) throw new WalletError('refused', 'Nothing signed this')
  return {
    aggregated_signature: `0x${toHex(signature)}`,
    coin_spends: coinSpends.map(({ coin, puzzleReveal, solution }) => ({
      coin: {
        parent_coin_info: `0x${toHex(coin.parentCoinInfo)}`,
        puzzle_hash: `0x${toHex(coin.puzzleHash)}`,
        amount: whole(coin.amount),
      },
      puzzle_reveal: `0x${toHex(puzzleReveal)}`,
      solution: `0x${toHex(solution)}`,
    })),
  }
}

/** JSON of the platform keeps whole numbers up to 2^53. */
function whole(amount: bigint): number {
  if (amount > BigInt(Number.MAX_SAFE_INTEGER))
    throw new WalletError('refused', 'A coin is too large to be told')
  return Number(amount)
}
