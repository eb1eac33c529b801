import type { BlockHead } from '../chain/block.js'
import type { ChainStore } from '../chain/chain-store.js'
import type { CoinRecord } from '../chain/coin-index.js'
import type { CoinData, SpendData } from '../coin.js'
import type { MempoolItem } from '../mempool/mempool.js'

const zeroHash = `0x${'00'.repeat(32)}`

/** Hex as a full node prints it. */
export function hex(value: string | Uint8Array): string {
  return `0x${typeof value === 'string' ? value : Buffer.from(value).toString('hex')}`
}

/** A coin in the node's field names. */
export function formatCoin(coin: CoinData): Record<string, unknown> {
  return { amount: coin.amount, parent_coin_info: hex(coin.parent), puzzle_hash: hex(coin.puzzleHash) }
}

/** A coin record in the node's field names. */
export function formatCoinRecord(record: CoinRecord): Record<string, unknown> {
  return {
    coin: formatCoin(record.coin),
    coinbase: record.coinbase,
    confirmed_block_index: record.confirmedHeight,
    spent: record.spentHeight > 0,
    spent_block_index: record.spentHeight,
    timestamp: record.timestamp,
  }
}

/** A coin spend in the node's field names. */
export function formatSpend(spend: SpendData): Record<string, unknown> {
  return {
    coin: formatCoin(spend.coin),
    puzzle_reveal: hex(spend.puzzleReveal),
    solution: hex(spend.solution),
  }
}

function formatRewards(head: BlockHead): unknown[] {
  return head.coinbase ? head.additions.map(({ coin }) => formatCoin(coin)) : []
}

/** A block record with every field a full node gives; what this network does not compute is at its zero. */
export function formatBlockRecord(store: ChainStore, head: BlockHead): Record<string, unknown> {
  const prev = store.at(head.height - 1)
  return {
    challenge_block_info_hash: zeroHash,
    challenge_vdf_output: { data: `0x${'08'.padEnd(200, '0')}` },
    deficit: 0,
    farmer_puzzle_hash: zeroHash,
    fees: head.fees,
    finished_challenge_slot_hashes: null,
    finished_infused_challenge_slot_hashes: null,
    finished_reward_slot_hashes: null,
    header_hash: hex(head.headerHash),
    height: head.height,
    infused_challenge_vdf_output: null,
    overflow: false,
    pool_puzzle_hash: zeroHash,
    prev_hash: hex(head.prevHash),
    prev_transaction_block_hash: prev ? hex(prev.headerHash) : zeroHash,
    prev_transaction_block_height: prev?.height ?? 0,
    required_iters: 1,
    reward_claims_incorporated: formatRewards(head),
    reward_infusion_new_challenge: hex(head.headerHash),
    signage_point_index: 0,
    sub_epoch_summary_included: null,
    sub_slot_iters: 1,
    timestamp: head.timestamp,
    total_iters: head.height + 1,
    weight: head.height + 1,
  }
}

/** A waiting bundle in the node's field names. */
export function formatMempoolItem({ bundle, facts }: MempoolItem): Record<string, unknown> {
  return {
    additions: facts.additions.map(({ coin }) => formatCoin(coin)),
    cost: facts.cost,
    fee: facts.fee,
    removals: facts.spends.map((spend) => formatCoin(spend.coin)),
    spend_bundle: {
      aggregated_signature: hex(bundle.aggregatedSignature.toBytes()),
      coin_spends: facts.spends.map(formatSpend),
    },
    spend_bundle_name: hex(facts.id),
  }
}
