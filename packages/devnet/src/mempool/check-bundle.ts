import type { ChainStore } from '../chain/chain-store.js'
import { coinId } from '../coin.js'
import type { BundleFacts, Timelock } from './read-bundle.js'

/** Where the next block would stand. */
export interface Moment {
  readonly height: number
  readonly timestamp: number
}

/** A consensus rule a bundle breaks by our own records, in the words of a real node. */
export type Violation =
  | 'UNKNOWN_UNSPENT'
  | 'DOUBLE_SPEND'
  | 'MINTING_COIN'
  | 'ASSERT_SECONDS_ABSOLUTE_FAILED'
  | 'ASSERT_SECONDS_RELATIVE_FAILED'
  | 'ASSERT_HEIGHT_ABSOLUTE_FAILED'
  | 'ASSERT_HEIGHT_RELATIVE_FAILED'
  | 'ASSERT_BEFORE_SECONDS_ABSOLUTE_FAILED'
  | 'ASSERT_BEFORE_SECONDS_RELATIVE_FAILED'
  | 'ASSERT_BEFORE_HEIGHT_ABSOLUTE_FAILED'
  | 'ASSERT_BEFORE_HEIGHT_RELATIVE_FAILED'

function checkTimelock(store: ChainStore, lock: Timelock, now: Moment): Violation | undefined {
  const birth = store.coins.get(lock.coinId)
  const born = {
    height: BigInt(birth?.confirmedHeight ?? now.height),
    time: BigInt(birth?.timestamp ?? now.timestamp),
  }
  // Consensus holds heights against the block before; every block here is one of transactions.
  const height = BigInt(now.height - 1)
  const time = BigInt(now.timestamp)
  switch (lock.opcode) {
    case 80:
      return time < born.time + lock.value ? 'ASSERT_SECONDS_RELATIVE_FAILED' : undefined
    case 81:
      return time < lock.value ? 'ASSERT_SECONDS_ABSOLUTE_FAILED' : undefined
    case 82:
      return height < born.height + lock.value ? 'ASSERT_HEIGHT_RELATIVE_FAILED' : undefined
    case 83:
      return height < lock.value ? 'ASSERT_HEIGHT_ABSOLUTE_FAILED' : undefined
    case 84:
      return time >= born.time + lock.value ? 'ASSERT_BEFORE_SECONDS_RELATIVE_FAILED' : undefined
    case 85:
      return time >= lock.value ? 'ASSERT_BEFORE_SECONDS_ABSOLUTE_FAILED' : undefined
    case 86:
      return height >= born.height + lock.value ? 'ASSERT_BEFORE_HEIGHT_RELATIVE_FAILED' : undefined
    case 87:
      return height >= lock.value ? 'ASSERT_BEFORE_HEIGHT_ABSOLUTE_FAILED' : undefined
  }
}

/**
 * Holds a bundle against our own coin records and clock. The simulator cannot: after a warm start it knows
 * unspent coins only, and its clock is not the wall's.
 */
export function checkBundle(store: ChainStore, facts: BundleFacts, now: Moment): Violation | undefined {
  const made = new Set(facts.additions.map((addition) => coinId(addition.coin)))
  for (const id of facts.removals) {
    if (made.has(id)) continue
    const record = store.coins.get(id)
    if (!record) return 'UNKNOWN_UNSPENT'
    if (record.spentHeight > 0) return 'DOUBLE_SPEND'
  }
  if (facts.fee < 0n) return 'MINTING_COIN'
  for (const lock of facts.timelocks) {
    const violation = checkTimelock(store, lock, now)
    if (violation) return violation
  }
  return undefined
}
