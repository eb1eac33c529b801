import { toNativeSpend } from '../coin.js'
import type { Devnet } from '../devnet.js'
import { DevnetError } from '../error.js'
import type { SpendBundle } from '../sdk/offer.js'
import type { Endpoint } from './endpoint.js'
import { formatMempoolItem, hex } from './format.js'
import type { Params } from './param.js'
import { readHash, readObject, toAmount, toBytes, toHash } from './param.js'

const maxSpends = 500

function readBundle(devnet: Devnet, params: Params): SpendBundle {
  const bundle = readObject(params.spend_bundle, 'spend_bundle')
  const spends = bundle.coin_spends
  if (!Array.isArray(spends) || spends.length === 0 || spends.length > maxSpends)
    throw new DevnetError('invalid-request', `'coin_spends' must hold 1 to ${maxSpends} spends`)
  const native = spends.map((value: unknown) => {
    const spend = readObject(value, 'coin_spend')
    const coin = readObject(spend.coin, 'coin')
    return toNativeSpend(devnet.sdk, {
      coin: {
        parent: toHash(coin.parent_coin_info, 'parent_coin_info'),
        puzzleHash: toHash(coin.puzzle_hash, 'puzzle_hash'),
        amount: toAmount(coin.amount, 'amount'),
      },
      puzzleReveal: toBytes(spend.puzzle_reveal, 'puzzle_reveal'),
      solution: toBytes(spend.solution, 'solution'),
    })
  })
  const signature = toBytes(bundle.aggregated_signature, 'aggregated_signature')
  if (signature.length !== 96)
    throw new DevnetError('invalid-request', "'aggregated_signature' must be 96 bytes")
  return new devnet.sdk.SpendBundle(native, devnet.sdk.Signature.fromBytes(signature))
}

function pushTx(devnet: Devnet, params: Params): Record<string, unknown> {
  const bundle = readBundle(devnet, params)
  const outcome = devnet.push(bundle)
  if (outcome.status === 'FAILED')
    throw new DevnetError(
      'rejected',
      `Failed to include transaction ${bundle.hash().toString('hex')}, error ${outcome.error}`,
    )
  return { status: outcome.status }
}

/** What a node does with bundles that wait for a block. */
export const mempoolEndpoints: Readonly<Record<string, Endpoint>> = {
  push_tx: pushTx,
  get_all_mempool_items: ({ mempool }) => ({
    mempool_items: Object.fromEntries(
      mempool.items().map((item) => [hex(item.facts.id), formatMempoolItem(item)]),
    ),
  }),
  get_all_mempool_tx_ids: ({ mempool }) => ({ tx_ids: mempool.items().map((item) => hex(item.facts.id)) }),
  get_mempool_item_by_tx_id({ mempool }, params) {
    const id = readHash(params, 'tx_id')
    const item = mempool.get(id)
    if (!item) throw new DevnetError('not-found', `Transaction 0x${id} not in the mempool.`)
    return { mempool_item: formatMempoolItem(item) }
  },
  get_mempool_items_by_coin_name({ mempool }, params) {
    const item = mempool.ofCoin(readHash(params, 'coin_name'))
    return { mempool_items: item ? [formatMempoolItem(item)] : [] }
  },
}
