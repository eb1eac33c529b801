import type { CoinSpend } from '@chiaroscuro/domain/chain'
import type { Block, BlockSource } from '../follow/source.js'
import type { NodeRpc } from './client.js'
import { type BlockHeader, toHeader, toHeaders, toPeak, toSpends } from './standardize.js'

/** Requests under way at once. */
const AT_ONCE = 8
/** A range ends early once its spends weigh this much: full blocks come in smaller ranges. */
const MOST_BYTES = 24 * 1024 * 1024

function sizeOf(spends: readonly CoinSpend[]): number {
  return spends.reduce((sum, { puzzleReveal, solution }) => sum + puzzleReveal.length + solution.length, 0)
}

/** Blocks from a full node's RPC: ours, or a real one. */
export function nodeSource(rpc: NodeRpc, firstHeight: number): BlockSource {
  async function whole(header: BlockHeader, signal: AbortSignal): Promise<Block> {
    if (header.timestamp === null) return { ...header, spends: [] }
    const answer = await rpc.call('get_block_spends', { header_hash: `0x${header.hash}` }, signal)
    return { ...header, spends: toSpends(answer.block_spends) }
  }
  return {
    kind: 'node',
    firstHeight,
    async peak(signal) {
      return toPeak((await rpc.call('get_blockchain_state', {}, signal)).blockchain_state)
    },
    async range(from, count, signal) {
      const answer = await rpc.call('get_block_records', { start: from, end: from + count }, signal)
      const headers = toHeaders(answer.block_records)
      const blocks: Block[] = []
      let bytes = 0
      for (let i = 0; i < headers.length && bytes < MOST_BYTES; i += AT_ONCE) {
        const asked = headers.slice(i, i + AT_ONCE).map((header) => whole(header, signal))
        for (const got of await Promise.allSettled(asked)) {
          // What came before a bad answer is good: a range ends early rather than be lost.
          if (got.status === 'rejected' && blocks.length > 0) return blocks
          if (got.status === 'rejected') throw got.reason
          bytes += sizeOf(got.value.spends)
          blocks.push(got.value)
        }
      }
      return blocks
    },
    async byHash(hash, signal) {
      const answer = await rpc.call('get_block_record', { header_hash: `0x${hash}` }, signal)
      return whole(toHeader(answer.block_record), signal)
    },
  }
}
