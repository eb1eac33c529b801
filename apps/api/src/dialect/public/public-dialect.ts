import { PROBLEMS } from '@chiaroscuro/contract/schema'
import { NotFoundError, RefusedError } from '../../endpoint/endpoint.js'
import { CursorError } from '../../query/keyset.js'
import type { Dialect, InvalidInput, Refusal } from '../../serve/dialect.js'

/** A parameter that only its handler can judge is not what it should be. */
export class InvalidParameterError extends Error {
  override readonly name = 'InvalidParameterError'
  readonly place: 'query' | 'path'
  readonly parameter: string

  constructor(place: 'query' | 'path', parameter: string, message: string) {
    super(message)
    this.place = place
    this.parameter = parameter
  }
}

/** How the field says what went wrong: a sentence in `detail`, or the parameters at fault. */
export const publicDialect: Dialect = {
  owns: () => true,
  invalid: (faults) => unprocessable(faults.map(toFault)),
  refused(error) {
    if (error instanceof NotFoundError) return refusal(404, error.message)
    if (error instanceof RefusedError) return refusal(PROBLEMS[error.code].status, error.message)
    if (error instanceof CursorError)
      return unprocessable([{ loc: ['query', 'page'], msg: 'not a cursor', type: 'value_error' }])
    if (error instanceof InvalidParameterError)
      return unprocessable([{ loc: [error.place, error.parameter], msg: error.message, type: 'value_error' }])
    return undefined
  },
  unknownPath: refusal(404, 'Not Found'),
  tooLarge: refusal(413, 'Request Entity Too Large'),
  failed: refusal(500, 'Internal Server Error'),
}

function refusal(status: number, detail: string): Refusal {
  return { status, type: 'application/json', body: { detail } }
}

function unprocessable(detail: readonly { loc: (string | number)[]; msg: string; type: string }[]): Refusal {
  return { status: 422, type: 'application/json', body: { detail } }
}

/** Kinds of faults under the names that the field's clients know. */
const KINDS: Readonly<Record<string, string>> = {
  invalid_type: 'type_error',
  invalid_value: 'type_error.enum',
  too_big: 'value_error.number.not_le',
  too_small: 'value_error.number.not_ge',
}

function toFault({ in: place, path, message, kind }: InvalidInput) {
  const isMissing = kind === 'invalid_type' && message.endsWith('received undefined')
  return {
    loc: [place, ...path],
    msg: isMissing ? 'field required' : message,
    type: isMissing ? 'value_error.missing' : (KINDS[kind] ?? 'value_error'),
  }
}
