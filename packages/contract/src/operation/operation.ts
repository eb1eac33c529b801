/** What an API key may be allowed. A person's own token may do whatever its person may. */
export type KeyScope = 'read' | 'profiles:write' | 'mint'

/** Who may call an operation; everybody where nothing is said. */
export interface Access {
  readonly who: 'member' | 'admin'
  /** Whoever may not is told that there is no such operation. */
  readonly unseen?: true
  /** What an API key must be allowed; where none is named, no key will do. */
  readonly scope?: KeyScope
}

/**
 * One call of the product API: its method, its path with `{name}` places, and (as types only)
 * what goes in and what comes out. Input names found in the path go there; `body` names the one
 * that is sent as JSON; the rest become query parameters, arrays repeated.
 */
export interface Operation<Input, Output> {
  readonly id: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: string
  readonly access?: Access
  /** What the answer's body is; JSON where nothing is said. */
  readonly answers?: 'text'
  /** Never set; carries the types. */
  readonly types?: { input: Input; output: Output }
}

export function operation<Input, Output>(
  facts: Omit<Operation<Input, Output>, 'types'>,
): Operation<Input, Output> {
  return facts
}

/** Formats of a file of rows; CSV where nothing is said. */
export interface FileInput {
  readonly format?: 'csv' | 'ndjson' | undefined
}

/** An operation that answers with a file, one row a line, sent while it is read: of any length. */
export interface FileOperation<Input extends FileInput, Row> extends Operation<Input, string> {
  readonly answers: 'text'
  /** Never set; carries the type of a line of NDJSON. */
  readonly row?: Row
}

export function fileOperation<Input extends FileInput, Row>(
  facts: Omit<FileOperation<Input, Row>, 'types' | 'row' | 'answers'>,
): FileOperation<Input, Row> {
  return { ...facts, answers: 'text' }
}
