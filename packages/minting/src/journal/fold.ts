import type { Hex32 } from '@chiaroscuro/domain/id'
import { type Course, impossible, type Signed, stepOn, UNTRIED } from './course.js'
import type { BuiltRecord, JournalRecord } from './record.js'

export type Attempt = Signed<BuiltRecord>
export type BatchState = Course<BuiltRecord>

export interface RunState {
  readonly planHash: Hex32 | undefined
  readonly batches: ReadonlyMap<number, BatchState>
  /** The pilot was looked at; what follows it may be minted. */
  readonly isReleased: boolean
}

export const NEVER_TRIED: BatchState = UNTRIED

/** Nothing written yet. */
export const EMPTY: RunState = { planHash: undefined, batches: new Map(), isReleased: false }

/** What a journal comes to, or what comes of `from` with these records more. Throws `MintingError` `impossible-journal`. */
export function foldJournal(records: readonly JournalRecord[], from: RunState = EMPTY): RunState {
  let { planHash, isReleased } = from
  const batches = new Map(from.batches)
  // One map for all records: a journal of four thousand batches has many.
  for (const record of records) {
    if (record.kind === 'began') {
      if (planHash !== undefined) throw impossible('it begins twice')
      planHash = record.planHash
    } else {
      if (planHash === undefined) throw impossible('it does not begin with its plan')
      if (record.kind === 'released') isReleased = true
      else batches.set(record.batch, stepOn(batches.get(record.batch) ?? NEVER_TRIED, record))
    }
  }
  return { planHash, batches, isReleased }
}
