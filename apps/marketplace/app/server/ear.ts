/** What is heard of changes: how often so far, and whether the line is up. */
export interface Ear {
  readonly heard: () => number
  /** When the last was, Unix milliseconds. */
  readonly heardAt: () => number
  readonly isListening: () => boolean
}

/** The index may answer as before for a moment after it told of a change, milliseconds. */
const SETTLED_MS = 500

/** When something was begun, Unix milliseconds, and what had been heard of changes by then. */
export interface Begun {
  readonly at: number
  readonly heard: number
  /** Whether the last change was long enough ago for the index to answer by it. */
  readonly settled: boolean
}

/** The moment in which a page or an answer is asked for. */
export function begun(ear: Ear, now: number): Begun {
  return { at: now, heard: ear.heard(), settled: now - ear.heardAt() > SETTLED_MS }
}
