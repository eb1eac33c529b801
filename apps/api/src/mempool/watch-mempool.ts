import type { NodeRpc } from '../node-rpc/client.js'
import { NodeRpcError } from '../node-rpc/node-rpc-error.js'
import { toMempoolIds, toRemovedCoins } from '../node-rpc/standardize.js'

export interface MempoolWatch {
  readonly rpc: NodeRpc
  readonly pollMs: number
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  /** Coins that transactions waiting for a block would spend; told after every look that succeeded. */
  readonly onCoins: (coinIds: readonly string[]) => Promise<void>
  /** Told once for every spell in which the node cannot be asked. */
  readonly onTrouble: (error: unknown) => void
}

/** Transactions asked about in one look; the others wait for the next. */
const MOST_NEW = 100
/** Transactions remembered: what a node's mempool holds many times over. */
const MOST_KEPT = 20_000

/**
 * Looks at the node's mempool until told to stop. Nothing of this is ever written: what waits for a
 * block may never be in one.
 */
export async function watchMempool(watch: MempoolWatch, signal: AbortSignal): Promise<void> {
  const known = new Map<string, readonly string[]>()
  let inTrouble = false
  while (!signal.aborted) {
    try {
      await look(watch.rpc, known, signal)
      await watch.onCoins([...new Set([...known.values()].flat())])
      inTrouble = false
    } catch (error) {
      if (!inTrouble && !signal.aborted) watch.onTrouble(error)
      inTrouble = true
    }
    await watch.sleep(watch.pollMs, signal)
  }
}

/** Brings `known` up to what the node holds now. */
async function look(rpc: NodeRpc, known: Map<string, readonly string[]>, signal: AbortSignal): Promise<void> {
  const ids = toMempoolIds((await rpc.call('get_all_mempool_tx_ids', {}, signal)).tx_ids)
  const held = new Set(ids)
  for (const id of known.keys()) if (!held.has(id)) known.delete(id)
  const fresh = ids.filter((id) => !known.has(id)).slice(0, MOST_NEW)
  for (const id of fresh) {
    if (known.size >= MOST_KEPT) return
    known.set(id, await removedBy(rpc, id, signal))
  }
}

/** Nothing for a transaction that cannot be read, or that left while it was asked for. */
async function removedBy(rpc: NodeRpc, id: string, signal: AbortSignal): Promise<readonly string[]> {
  try {
    const answer = await rpc.call('get_mempool_item_by_tx_id', { tx_id: `0x${id}` }, signal)
    return toRemovedCoins(answer.mempool_item)
  } catch (error) {
    if (error instanceof NodeRpcError) return []
    throw error
  }
}
