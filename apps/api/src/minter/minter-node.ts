import { toHex } from '@chiaroscuro/domain/bytes'
import { coinIdOf } from '@chiaroscuro/domain/chain'
import { asHex32, type CoinId, type PuzzleHash } from '@chiaroscuro/domain/id'
import { coinFromJson, coinSpendFromJson, parseSpendBundle } from '@chiaroscuro/domain/spend-bundle'
import type { CoinRecord, MintChain, Sent, TrailNode } from '@chiaroscuro/minting/engine'
import { z } from 'zod'
import type { NodeRpc } from '../node-rpc/client.js'
import { NodeRpcError } from '../node-rpc/node-rpc-error.js'
import { toKnownCoins, toPeak } from '../node-rpc/standardize.js'

/** What the minter asks of a full node. */
export interface MinterNode extends MintChain, TrailNode {
  /** Time of the newest block with transactions that was seen at the peak, Unix seconds. */
  chainTime(): number | undefined
  /** Unspent coins of a puzzle hash. */
  coinsAt(puzzleHash: PuzzleHash): Promise<CoinRecord[]>
}

const MOST_NAMES = 500
const records = z.array(z.looseObject({ coin: z.unknown() })).max(20_000)

export function minterNode(rpc: NodeRpc): MinterNode {
  let time: number | undefined
  async function coinsOf(method: string, params: object): Promise<CoinRecord[]> {
    const found = (await rpc.call(method, params)).coin_records
    const heights = toKnownCoins(found)
    return records.parse(found).flatMap(({ coin }, at) => {
      const one = coinFromJson(coin)
      const known = heights[at]
      return known
        ? [{ id: coinIdOf(one), coin: one, madeAt: known.confirmedHeight, spentAt: known.spentHeight }]
        : []
    })
  }
  return {
    async peak() {
      const peak = toPeak((await rpc.call('get_blockchain_state', {})).blockchain_state)
      if (!peak) throw new NodeRpcError('shape', 'The node has no block yet')
      if (peak.timestamp !== null) time = peak.timestamp
      return { height: peak.height, hash: asHex32(peak.hash) }
    },
    chainTime: () => time,
    async coins(ids) {
      const seen = new Map<CoinId, { madeAt: number; isSpent: boolean }>()
      for (let at = 0; at < ids.length; at += MOST_NAMES) {
        const names = ids.slice(at, at + MOST_NAMES).map((id) => `0x${id}`)
        const asked = { names, include_spent_coins: true }
        const answer = await rpc.call('get_coin_records_by_names', asked)
        for (const { id, confirmedHeight, spentHeight } of toKnownCoins(answer.coin_records))
          seen.set(asHex32(id), { madeAt: confirmedHeight, isSpent: spentHeight > 0 })
      }
      return seen
    },
    coinsAt: (puzzleHash) =>
      coinsOf('get_coin_records_by_puzzle_hash', {
        ...{ puzzle_hash: `0x${puzzleHash}`, include_spent_coins: false },
      }),
    childrenOf: (id) =>
      coinsOf('get_coin_records_by_parent_ids', { parent_ids: [`0x${id}`], include_spent_coins: true }),
    async spendOf(id, height) {
      const answer = await rpc.call('get_puzzle_and_solution', { coin_id: `0x${id}`, height })
      return coinSpendFromJson(answer.coin_solution)
    },
    async send(bytes) {
      try {
        const { status } = await rpc.call('push_tx', { spend_bundle: bundleJson(bytes) })
        return status === 'SUCCESS' ? 'taken' : 'not-now'
      } catch (error) {
        if (error instanceof NodeRpcError && error.code === 'refused') return sentOf(error.message)
        throw error
      }
    },
  }
}

/** What became of a bundle that was not taken at once, by the words that nodes have for it. */
function sentOf(words: string): Sent {
  if (/ALREADY_INCLUDING_TRANSACTION/.test(words)) return 'taken'
  return /PENDING|MEMPOOL|FEE/.test(words) ? 'not-now' : 'refused'
}

const hex = (bytes: Uint8Array) => `0x${toHex(bytes)}`

/** A bundle as the RPC takes it. JSON's own writer takes whole numbers up to 2^53: nobody mints with more. */
function bundleJson(bytes: Uint8Array) {
  const { coinSpends, signature } = parseSpendBundle(bytes)
  return {
    aggregated_signature: hex(signature ?? new Uint8Array(96)),
    coin_spends: coinSpends.map(({ coin, puzzleReveal, solution }) => ({
      coin: {
        parent_coin_info: hex(coin.parentCoinInfo),
        puzzle_hash: hex(coin.puzzleHash),
        amount: Number(coin.amount),
      },
      puzzle_reveal: hex(puzzleReveal),
      solution: hex(solution),
    })),
  }
}
