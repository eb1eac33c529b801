import type { NodeRpc } from './client.js'
import { toKnownCoins } from './standardize.js'

/** Which of these coins exist and are unspent, and since which height, by the node's word; none where nobody answers. */
export async function unspentCoins(
  rpc: NodeRpc | undefined,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (!rpc || ids.length === 0) return new Map()
  const names = [...new Set(ids)].map((id) => `0x${id}`)
  const answer = await rpc
    .call('get_coin_records_by_names', { names, include_spent_coins: false })
    .catch(() => undefined)
  const known = answer ? toKnownCoins(answer.coin_records) : []
  return new Map(known.flatMap((coin) => (coin.spentHeight === 0 ? [[coin.id, coin.confirmedHeight]] : [])))
}
