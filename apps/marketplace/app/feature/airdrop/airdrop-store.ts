import { isRecord } from '#app/feature/endless/is-record.js'
import { type KeptRun, runStore } from '#app/feature/kept-run/run-store.js'

/** An airdrop that this browser keeps. */
export interface KeptAirdrop extends KeptRun {
  /** What the asset is called, and how it is written. */
  readonly code: string
  readonly decimals: number
}

function isKept(value: unknown): value is KeptAirdrop {
  return isRecord(value) && 'hash' in value && 'plan' in value && 'decimals' in value
}

/** Airdrops begun in this browser. */
export const airdrops = runStore({ database: 'chiaroscuro-airdrops', list: 'airdrops', isKept })
