import type { Hex32 } from '@chiaroscuro/domain/id'
import type { JournalFile } from '../engine/port.js'
import { MintingError } from '../minting-error.js'

/** What is written in a journal, and what that comes to. */
interface BookKind<R, S> {
  readonly read: (bytes: Uint8Array) => { readonly records: readonly R[]; readonly length: number }
  /** Throws `MintingError` `impossible-journal` where a record contradicts those before it. */
  readonly fold: (records: readonly R[], from?: S) => S
  readonly write: (record: R) => Uint8Array
}

/** A journal that is gone on with. */
export interface Book<R, S> {
  readonly state: () => S
  readonly write: (record: R) => Promise<void>
}

/**
 * Opens the journal of a plan: cuts off what a crash tore, and begins it where nothing is written yet. Rejects with `MintingError`
 * `other-plan`, `damaged-journal`, `impossible-journal`.
 */
export async function openBook<R, S extends { readonly planHash: string | undefined }>(
  journal: JournalFile,
  began: R & { readonly planHash: Hex32 },
  { read, fold, write }: BookKind<R, S>,
): Promise<Book<R, S>> {
  const bytes = await journal.read()
  const { records, length } = read(bytes)
  if (length < bytes.length) await journal.cut(length)
  let state = fold(records)
  async function append(record: R): Promise<void> {
    // Thought through before it is written: what contradicts itself never gets into a journal.
    const next = fold([record], state)
    await journal.append(write(record))
    state = next
  }
  if (state.planHash === undefined) await append(began)
  if (state.planHash !== began.planHash)
    throw new MintingError('other-plan', 'This journal was begun for another plan')
  return { state: () => state, write: append }
}
