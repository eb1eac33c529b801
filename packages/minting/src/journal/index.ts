export { type Attempt, type BatchState, foldJournal, NEVER_TRIED, type RunState } from './fold.js'
export { type JournalRead, readJournal, writeRecord } from './frame.js'
export type { BuiltRecord, JournalRecord } from './record.js'
