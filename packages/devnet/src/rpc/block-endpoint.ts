import type { BlockHead } from '../chain/block.js'
import type { Devnet } from '../devnet.js'
import { DevnetError } from '../error.js'
import type { Endpoint } from './endpoint.js'
import { formatBlockRecord, formatCoinRecord, formatSpend, hex } from './format.js'
import type { Params } from './param.js'
import { readCount, readHash } from './param.js'

const maxRange = 1000
const maxBlockCost = 11_000_000_000

function blockByHash(devnet: Devnet, params: Params): BlockHead {
  const hash = readHash(params, 'header_hash')
  const head = devnet.store.byHash(hash)
  if (!head) throw new DevnetError('not-found', `Block ${hash} does not exist`)
  return head
}

function blockchainState(devnet: Devnet): Record<string, unknown> {
  const items = devnet.mempool.items()
  return {
    blockchain_state: {
      average_block_time: 20,
      block_max_cost: maxBlockCost,
      difficulty: 1,
      genesis_challenge_initialized: true,
      mempool_cost: items.reduce((sum, item) => sum + item.facts.cost, 0n),
      mempool_fees: items.reduce((sum, item) => sum + item.facts.fee, 0n),
      mempool_max_total_cost: maxBlockCost * 10,
      mempool_min_fees: { cost_5000000: 0 },
      mempool_size: items.length,
      node_id: hex(devnet.genesisChallenge),
      peak: formatBlockRecord(devnet.store, devnet.peak),
      space: 0,
      sub_slot_iters: 1,
      sync: { sync_mode: false, sync_progress_height: 0, sync_tip_height: 0, synced: true },
    },
  }
}

function blockRecords(devnet: Devnet, params: Params): Record<string, unknown> {
  const start = readCount(params, 'start')
  const end = Math.min(readCount(params, 'end'), start + maxRange)
  const heads: BlockHead[] = []
  for (let height = start; height < end; height++) {
    const head = devnet.store.at(height)
    if (!head) break
    heads.push(head)
  }
  return { block_records: heads.map((head) => formatBlockRecord(devnet.store, head)) }
}

function additionsAndRemovals(devnet: Devnet, params: Params): Record<string, unknown> {
  const head = blockByHash(devnet, params)
  const made = [...new Set(head.additions.map(({ coin }) => coin.parent))]
    .flatMap((parent) => [...devnet.store.coins.ofParent(parent)])
    .filter((record) => record.confirmedHeight === head.height)
  const spent = head.removals.map((id) => devnet.store.coins.get(id)).filter((record) => record !== undefined)
  return { additions: made.map(formatCoinRecord), removals: spent.map(formatCoinRecord) }
}

/** What a node tells of its network and its blocks. */
export const blockEndpoints: Readonly<Record<string, Endpoint>> = {
  get_blockchain_state: (devnet) => blockchainState(devnet),
  get_network_info: (devnet) => ({
    genesis_challenge: hex(devnet.genesisChallenge),
    network_name: 'simulator0',
    network_prefix: 'txch',
  }),
  get_aggsig_additional_data: (devnet) => ({ additional_data: devnet.genesisChallenge }),
  get_block_record_by_height(devnet, params) {
    const height = readCount(params, 'height')
    const head = devnet.store.at(height)
    if (!head) throw new DevnetError('not-found', `Block height ${height} not found in chain`)
    return { block_record: formatBlockRecord(devnet.store, head) }
  },
  get_block_record: (devnet, params) => ({
    block_record: formatBlockRecord(devnet.store, blockByHash(devnet, params)),
  }),
  get_block_records: blockRecords,
  get_block_spends: (devnet, params) => ({
    block_spends: devnet.store.spendsOf(blockByHash(devnet, params)).map(formatSpend),
  }),
  get_additions_and_removals: additionsAndRemovals,
}
