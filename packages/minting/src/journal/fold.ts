import type { Hex32 } from '@chiaroscuro/domain/id'
import { MintingError } from '../minting-error.js'
import type { BuiltRecord, JournalRecord } from './record.js'

/** A bundle that was signed for a batch. */
export interface Attempt extends BuiltRecord {
  /** At which peak the network last took it; nothing where it is not known to have. */
  readonly sentAt: number | undefined
}

/** What a journal says of a batch. */
export interface BatchState {
  /** All bundles ever signed for it: any of them may be in a block one day. */
  readonly attempts: readonly Attempt[]
  readonly included: { readonly attempt: number; readonly height: number } | undefined
  readonly isSettled: boolean
}

export interface RunState {
  readonly planHash: Hex32 | undefined
  readonly batches: ReadonlyMap<number, BatchState>
}

export const NEVER_TRIED: BatchState = { attempts: [], included: undefined, isSettled: false }

/** Nothing written yet. */
export const EMPTY: RunState = { planHash: undefined, batches: new Map() }

/** What a journal comes to. Throws `MintingError` `impossible-journal`. */
export function foldJournal(records: readonly JournalRecord[]): RunState {
  return advanceAll(EMPTY, records)
}

/** The same with one record more. */
export function advance(state: RunState, record: JournalRecord): RunState {
  return advanceAll(state, [record])
}

/** One map for all records: a journal of four thousand batches has many. */
function advanceAll(state: RunState, records: readonly JournalRecord[]): RunState {
  let { planHash } = state
  const batches = new Map(state.batches)
  for (const record of records) {
    if (record.kind === 'began') {
      if (planHash !== undefined) throw impossible('it begins twice')
      planHash = record.planHash
    } else {
      if (planHash === undefined) throw impossible('it does not begin with its plan')
      batches.set(record.batch, after(batches.get(record.batch) ?? NEVER_TRIED, record))
    }
  }
  return { planHash, batches }
}

function after(state: BatchState, record: Exclude<JournalRecord, { kind: 'began' }>): BatchState {
  if (record.kind === 'built') {
    if (record.attempt !== state.attempts.length) throw impossible('an attempt is missing')
    return { ...state, attempts: [...state.attempts, { ...record, sentAt: undefined }] }
  }
  const { attempt } = record
  if (!state.attempts[attempt]) throw impossible('it tells of a bundle that was never built')
  switch (record.kind) {
    case 'sent': {
      const sentAt = record.height
      return {
        ...state,
        attempts: state.attempts.map((one, at) => (at === attempt ? { ...one, sentAt } : one)),
      }
    }
    case 'included':
      return { ...state, included: { attempt, height: record.height } }
    case 'undone':
      return { ...state, included: undefined, isSettled: false }
    case 'settled':
      return { ...state, included: { attempt, height: record.height }, isSettled: true }
  }
}

function impossible(why: string): MintingError {
  return new MintingError('impossible-journal', `The journal contradicts itself: ${why}`)
}
