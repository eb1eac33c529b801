/** A file that was read, or the reason it could not be. */
export interface Failure {
  readonly code: string
  readonly message: string
}

/** What the file system's own codes mean to the person who named the file. */
const FILE_FAULTS: Readonly<Record<string, Failure>> = {
  ENOENT: { code: 'not-found', message: 'There is no such file' },
  EISDIR: { code: 'is-a-folder', message: 'This is a folder, not a file' },
  EACCES: { code: 'no-permission', message: 'This file may not be read' },
}

/** What a thrown error says about a file: its own code and words, or the file system's in ours. */
export function toFailure(error: unknown): Failure {
  const message = error instanceof Error ? error.message : 'unknown'
  const code =
    error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unexpected'
  return FILE_FAULTS[code] ?? { code, message }
}
