import { isRecord } from '#app/feature/endless/is-record.js'
import { type KeptRun, runStore } from '#app/feature/kept-run/run-store.js'

/** A mint that this browser keeps until it is final. */
export interface KeptMint extends KeptRun {
  readonly name: string
}

function isKept(value: unknown): value is KeptMint {
  return isRecord(value) && 'hash' in value && 'plan' in value && typeof value.name === 'string'
}

/** Mints begun in this browser. */
export const mints = runStore({ database: 'chiaroscuro-mints', list: 'mints', isKept })
