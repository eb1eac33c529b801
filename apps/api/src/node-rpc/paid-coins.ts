import type { NodeRpc } from './client.js'
import { type PaidCoin, toPaidCoins, toPeak } from './standardize.js'

/**
 * Coins that these puzzle hashes were paid from a height on, up to the one that the index has reached. `undefined` where the node
 * has not reached it itself: what it does not have then is no sign that it is gone. Rejects where it does not answer.
 */
export async function paidCoins(
  rpc: NodeRpc,
  { puzzleHashes, from, to }: { puzzleHashes: readonly string[]; from: number; to: number },
  signal: AbortSignal,
): Promise<readonly PaidCoin[] | undefined> {
  const peak = toPeak((await rpc.call('get_blockchain_state', {}, signal)).blockchain_state)
  if (!peak || peak.height < to) return undefined
  const answer = await rpc.call(
    'get_coin_records_by_puzzle_hashes',
    {
      puzzle_hashes: puzzleHashes.map((hash) => `0x${hash}`),
      include_spent_coins: true,
      start_height: from,
      end_height: to + 1,
    },
    signal,
  )
  const asked = new Set(puzzleHashes)
  return toPaidCoins(answer.coin_records).filter(
    ({ puzzleHash, height }) => asked.has(puzzleHash) && height >= from && height <= to,
  )
}
