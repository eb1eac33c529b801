import type { NodeRpc } from './client.js'
import { toCoinRecords } from './standardize.js'

/** Which of these coins exist and are unspent, by the node's word; none where there is no node to ask. */
export async function unspentCoins(
  rpc: NodeRpc | undefined,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (!rpc) return new Set()
  const found = new Set<string>()
  for (const id of ids) {
    const answer = await rpc.call('get_coin_record_by_name', { name: `0x${id}` }).catch(() => undefined)
    const [record] = answer ? toCoinRecords([answer.coin_record]) : []
    if (record?.spentHeight === 0) found.add(id)
  }
  return found
}
