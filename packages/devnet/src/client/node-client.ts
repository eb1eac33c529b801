import { parse, stringify } from 'lossless-json'
import type { CoinData, SpendData } from '../coin.js'
import { coinId, toSpendData } from '../coin.js'
import { DevnetError } from '../error.js'
import { formatSpend, hex } from '../rpc/format.js'
import type { Params } from '../rpc/param.js'
import { readCount, readHash, readObject, toAmount, toBytes, toHash } from '../rpc/param.js'
import type { SpendBundle } from '../sdk/offer.js'

/** A coin as the node knows it. */
export interface KnownCoin {
  readonly id: string
  readonly coin: CoinData
  readonly confirmedHeight: number
  /** 0 while unspent. */
  readonly spentHeight: number
}

/** The newest block as the node tells it. */
export interface NodePeak {
  readonly height: number
  readonly headerHash: string
  readonly timestamp: number
}

/** The calls that wallets, seeds and bots make of a node. */
export interface NodeClient {
  peak(): Promise<NodePeak>
  headerHashAt(height: number): Promise<string>
  /** What AGG_SIG_ME signatures of this network commit to. */
  genesisChallenge(): Promise<Buffer>
  coinsOfPuzzleHash(puzzleHash: string): Promise<KnownCoin[]>
  coinsOfHint(hint: string): Promise<KnownCoin[]>
  coinsOfNames(ids: readonly string[]): Promise<KnownCoin[]>
  /** The spend of a coin that is spent; `height` where the block that spent it is known already. */
  spendOf(id: string, height?: number): Promise<SpendData>
  isWaiting(bundleId: string): Promise<boolean>
  /** Resolves with the status; rejects with code 'rejected' when the node refuses the bundle. */
  push(bundle: SpendBundle): Promise<string>
  farm(timestamp?: number): Promise<NodePeak>
  reorg(toHeight: number, keepTransactions: boolean): Promise<NodePeak>
  pauseFarming(): Promise<void>
  resumeFarming(): Promise<void>
}

function toNumber(text: string): number | bigint {
  const value = Number(text)
  return Number.isSafeInteger(value) || !/^-?\d+$/.test(text) ? value : BigInt(text)
}

function toCoin(value: unknown): CoinData {
  const coin = readObject(value, 'coin')
  return {
    parent: toHash(coin.parent_coin_info, 'parent_coin_info'),
    puzzleHash: toHash(coin.puzzle_hash, 'puzzle_hash'),
    amount: toAmount(coin.amount, 'amount'),
  }
}

function toKnownCoins(answer: Params): KnownCoin[] {
  const records = answer.coin_records
  if (!Array.isArray(records)) throw new DevnetError('unreadable', 'the node gave no coin_records')
  return records.map((value: unknown) => {
    const record = readObject(value, 'coin_record')
    const coin = toCoin(record.coin)
    return {
      id: coinId(coin),
      coin,
      confirmedHeight: readCount(record, 'confirmed_block_index'),
      spentHeight: readCount(record, 'spent_block_index'),
    }
  })
}

function toPeak(value: unknown): NodePeak {
  const record = readObject(value, 'block_record')
  return {
    height: readCount(record, 'height'),
    headerHash: readHash(record, 'header_hash'),
    timestamp: readCount(record, 'timestamp'),
  }
}

/** How a client reaches its node. */
export interface NodeClientOptions {
  readonly url: string
  readonly timeoutMs?: number | undefined
}

function makeCaller({ url, timeoutMs = 15_000 }: NodeClientOptions) {
  return async function call(method: string, params: Record<string, unknown> = {}): Promise<Params> {
    let text: string
    try {
      const response = await fetch(`${url}/${method}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: stringify(params) ?? '{}',
        signal: AbortSignal.timeout(timeoutMs),
      })
      text = await response.text()
    } catch (error) {
      throw new DevnetError('unreachable', `the node does not answer ${method}`, { cause: error })
    }
    let answer: Params
    try {
      answer = readObject(parse(text, null, toNumber), 'answer')
    } catch (error) {
      throw new DevnetError('unreadable', `the node's answer to ${method} is not JSON`, { cause: error })
    }
    if (answer.success !== true) throw new DevnetError('rejected', `${method}: ${String(answer.error)}`)
    return answer
  }
}

/** A client of a full node's RPC over plain HTTP on this machine. */
export function createNodeClient(options: NodeClientOptions): NodeClient {
  const call = makeCaller(options)

  async function recordOf(id: string): Promise<KnownCoin> {
    const [found] = toKnownCoins(
      await call('get_coin_records_by_names', { names: [hex(id)], include_spent_coins: true }),
    )
    if (!found) throw new DevnetError('not-found', `coin ${id} is unknown to the node`)
    return found
  }

  return {
    async peak() {
      const state = readObject((await call('get_blockchain_state')).blockchain_state, 'blockchain_state')
      return toPeak(state.peak)
    },
    async headerHashAt(height) {
      return toPeak((await call('get_block_record_by_height', { height })).block_record).headerHash
    },
    async genesisChallenge() {
      return Buffer.from(readHash(await call('get_aggsig_additional_data'), 'additional_data'), 'hex')
    },
    async coinsOfPuzzleHash(puzzleHash) {
      return toKnownCoins(await call('get_coin_records_by_puzzle_hash', { puzzle_hash: hex(puzzleHash) }))
    },
    async coinsOfHint(hint) {
      return toKnownCoins(await call('get_coin_records_by_hint', { hint: hex(hint) }))
    },
    async coinsOfNames(ids) {
      return toKnownCoins(
        await call('get_coin_records_by_names', {
          names: ids.map((id) => hex(id)),
          include_spent_coins: true,
        }),
      )
    },
    async spendOf(id, height) {
      const spentHeight = height ?? (await recordOf(id)).spentHeight
      const answer = await call('get_puzzle_and_solution', { coin_id: hex(id), height: spentHeight })
      const spend = readObject(answer.coin_solution, 'coin_solution')
      return {
        coin: toCoin(spend.coin),
        puzzleReveal: toBytes(spend.puzzle_reveal, 'puzzle_reveal'),
        solution: toBytes(spend.solution, 'solution'),
      }
    },
    async isWaiting(bundleId) {
      const { tx_ids: ids } = await call('get_all_mempool_tx_ids')
      return Array.isArray(ids) && ids.includes(hex(bundleId))
    },
    async push(bundle) {
      const answer = await call('push_tx', {
        spend_bundle: {
          aggregated_signature: hex(bundle.aggregatedSignature.toBytes()),
          coin_spends: bundle.coinSpends.map((spend) => formatSpend(toSpendData(spend))),
        },
      })
      return String(answer.status)
    },
    async farm(timestamp) {
      const params = timestamp === undefined ? {} : { timestamp }
      return toPeak((await call('dev/farm_block', params)).block_record)
    },
    async reorg(height, keepTransactions) {
      const params = { height, keep_transactions: keepTransactions }
      return toPeak((await call('dev/reorg', params)).block_record)
    },
    async pauseFarming() {
      await call('dev/pause_farming')
    },
    async resumeFarming() {
      await call('dev/resume_farming')
    },
  }
}
