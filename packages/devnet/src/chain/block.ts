import type { CoinData, SpendData } from '../coin.js'
import { coinId, sha256 } from '../coin.js'

/** A coin a block creates, with the hint its creator left for wallets. */
export interface Addition {
  readonly coin: CoinData
  readonly hint: string | undefined
}

/** What is kept in memory of a block. */
export interface BlockHead {
  readonly height: number
  readonly headerHash: string
  readonly prevHash: string
  readonly timestamp: number
  readonly fees: bigint
  /** Whether its additions are rewards: true for the block that holds the genesis coins, else never. */
  readonly coinbase: boolean
  readonly removals: readonly string[]
  readonly additions: readonly Addition[]
}

/** A block with the spends that made it. */
export interface Block extends BlockHead {
  readonly spends: readonly SpendData[]
}

/** What a new block is made of. `branch` keeps a fork's hashes apart even when its contents are equal. */
export interface BlockDraft {
  readonly height: number
  readonly prevHash: string
  readonly timestamp: number
  readonly branch: number
  readonly fees: bigint
  readonly coinbase: boolean
  readonly spends: readonly SpendData[]
  readonly additions: readonly Addition[]
}

/** Completes a draft: names its removals and computes its header hash over everything in it. */
export function makeBlock(draft: BlockDraft): Block {
  const removals = draft.spends.map((spend) => coinId(spend.coin))
  const contents = sha256(
    ...draft.spends.flatMap((spend, index) => [
      removals[index] ?? '',
      sha256(spend.puzzleReveal),
      sha256(spend.solution),
    ]),
    ...draft.additions.map((addition) => coinId(addition.coin)),
  )
  const facts = `${draft.height}/${draft.timestamp}/${draft.branch}`
  const headerHash = sha256('devnet block', Buffer.from(draft.prevHash, 'hex'), facts, contents).toString(
    'hex',
  )
  return { ...draft, headerHash, removals }
}

/** The part of a block that stays in memory. */
export function toHead(block: Block): BlockHead {
  const { height, headerHash, prevHash, timestamp, fees, coinbase, removals, additions } = block
  return { height, headerHash, prevHash, timestamp, fees, coinbase, removals, additions }
}
