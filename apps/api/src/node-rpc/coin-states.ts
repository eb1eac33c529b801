import type { CoinStates } from '@chiaroscuro/contract/operation'
import type { NodeRpc } from './client.js'
import { toKnownCoins, toPeak } from './standardize.js'

/**
 * What the node has of these coins. The peak is asked first, so that what is said is as new as it or newer. Rejects where
 * the node does not answer; `undefined` where it has no block yet.
 */
export async function coinStates(
  rpc: NodeRpc,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<CoinStates | undefined> {
  const peak = toPeak((await rpc.call('get_blockchain_state', {}, signal)).blockchain_state)
  if (!peak) return undefined
  const names = ids.map((id) => `0x${id}`)
  const answer = await rpc.call('get_coin_records_by_names', { names, include_spent_coins: true }, signal)
  const known = new Map(toKnownCoins(answer.coin_records).map((coin) => [coin.id, coin]))
  return {
    height: peak.height,
    header_hash: peak.hash,
    coins: ids.map((coin_id) => {
      const coin = known.get(coin_id)
      if (!coin) return { coin_id, state: 'missing', confirmed_height: null, spent_height: null }
      const isSpent = coin.spentHeight > 0
      return {
        coin_id,
        state: isSpent ? 'spent' : 'unspent',
        confirmed_height: coin.confirmedHeight,
        spent_height: isSpent ? coin.spentHeight : null,
      }
    }),
  }
}
