import type { EventSpend } from '@chiaroscuro/contract/operation'
import { coinIdOf, type EvidenceSpend } from '@chiaroscuro/domain/chain'

/** A spend as the full node's RPC writes it, so that whatever reads that reads this. */
export function toEventSpend({ spend, role }: EvidenceSpend): EventSpend {
  const { coin, puzzleReveal, solution } = spend
  return {
    role,
    coin_id: coinIdOf(coin),
    coin: {
      parent_coin_info: hex(coin.parentCoinInfo),
      puzzle_hash: hex(coin.puzzleHash),
      amount: coin.amount <= Number.MAX_SAFE_INTEGER ? Number(coin.amount) : coin.amount.toString(),
    },
    puzzle_reveal: hex(puzzleReveal),
    solution: hex(solution),
  }
}

function hex(bytes: Uint8Array): string {
  return `0x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`
}
