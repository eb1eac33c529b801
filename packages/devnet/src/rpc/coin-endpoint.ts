import type { CoinRecord } from '../chain/coin-index.js'
import type { Devnet } from '../devnet.js'
import { DevnetError } from '../error.js'
import type { Endpoint } from './endpoint.js'
import { formatCoinRecord, formatSpend } from './format.js'
import type { Params } from './param.js'
import { readCountOr, readFlag, readHash, readHashes } from './param.js'

function answer(records: Iterable<CoinRecord>, params: Params): Record<string, unknown> {
  const withSpent = readFlag(params, 'include_spent_coins')
  const start = readCountOr(params, 'start_height', 0)
  const end = readCountOr(params, 'end_height', Number.POSITIVE_INFINITY)
  const found = [...records].filter(
    (record) =>
      (withSpent || record.spentHeight === 0) &&
      record.confirmedHeight >= start &&
      record.confirmedHeight < end,
  )
  return { coin_records: found.map(formatCoinRecord) }
}

function many(hashes: readonly string[], lookUp: (hash: string) => Iterable<CoinRecord>): CoinRecord[] {
  return [...new Set(hashes)].flatMap((hash) => [...lookUp(hash)])
}

function puzzleAndSolution(devnet: Devnet, params: Params): Record<string, unknown> {
  const id = readHash(params, 'coin_id')
  const record = devnet.store.coins.get(id)
  // As in a real node the height must be the one that spent the coin; this one also accepts none at all.
  const height = readCountOr(params, 'height', record?.spentHeight ?? 0)
  if (!record || record.spentHeight === 0 || height !== record.spentHeight)
    throw new DevnetError('not-found', `Invalid height ${height}. coin record ${id}`)
  const head = devnet.store.at(record.spentHeight)
  const index = head?.removals.indexOf(id) ?? -1
  const spend = head ? devnet.store.spendsOf(head)[index] : undefined
  if (!spend) throw new DevnetError('not-found', `No solution for coin ${id}`)
  return { coin_solution: formatSpend(spend) }
}

/** What a node tells of coins. */
export const coinEndpoints: Readonly<Record<string, Endpoint>> = {
  get_coin_record_by_name(devnet, params) {
    const id = readHash(params, 'name')
    const record = devnet.store.coins.get(id)
    if (!record) throw new DevnetError('not-found', `Coin record 0x${id} not found`)
    return { coin_record: formatCoinRecord(record) }
  },
  get_coin_records_by_names: ({ store }, params) =>
    answer(
      many(readHashes(params, 'names'), (id) => {
        const record = store.coins.get(id)
        return record ? [record] : []
      }),
      params,
    ),
  get_coin_records_by_hint: ({ store }, params) =>
    answer(store.coins.ofHint(readHash(params, 'hint')), params),
  get_coin_records_by_parent_ids: ({ store }, params) =>
    answer(
      many(readHashes(params, 'parent_ids'), (id) => store.coins.ofParent(id)),
      params,
    ),
  get_coin_records_by_puzzle_hash: ({ store }, params) =>
    answer(store.coins.ofPuzzleHash(readHash(params, 'puzzle_hash')), params),
  get_coin_records_by_puzzle_hashes: ({ store }, params) =>
    answer(
      many(readHashes(params, 'puzzle_hashes'), (hash) => store.coins.ofPuzzleHash(hash)),
      params,
    ),
  get_puzzle_and_solution: puzzleAndSolution,
}
