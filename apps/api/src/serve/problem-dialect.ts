import type { Problem, ProblemCode } from '@chiaroscuro/contract/operation'
import { PROBLEMS } from '@chiaroscuro/contract/schema'
import { InvalidBodyError, NO_OPERATION, NotFoundError, RefusedError } from '../endpoint/endpoint.js'
import { CursorError } from '../query/keyset.js'
import type { Dialect, Refusal } from './dialect.js'

/** Our own language: problems by name (RFC 9457). */
export const problemDialect: Dialect = {
  owns: (path) => path.startsWith('/v2/'),
  hasFields: true,
  /** To pass over a height would be to answer with today's truth for another day's. */
  vet: (given, input) => {
    if (
      'at' in given &&
      !('shape' in input && typeof input.shape === 'object' && input.shape && 'at' in input.shape)
    )
      throw new RefusedError('NotSupportedAt', 'This operation tells of now alone.')
  },
  invalid: (faults) => {
    const errors = faults.map(({ in: place, path, message }) => ({
      in: place,
      name: path.join('.'),
      message,
    }))
    const names = [...new Set(errors.map(({ name }) => name))].join(', ')
    return problem('InvalidInput', `Not as it should be: ${names}.`, { errors })
  },
  refused(error) {
    if (error instanceof NotFoundError) return problem('NotFound', error.message)
    if (error instanceof RefusedError) return problem(error.code, error.message, error.extra)
    if (error instanceof InvalidBodyError)
      return this.invalid([{ in: 'body', path: [error.field], message: error.message, kind: 'custom' }])
    if (error instanceof CursorError)
      return this.invalid([{ in: 'query', path: ['page'], message: 'Not a cursor', kind: 'cursor' }])
    return undefined
  },
  unknownPath: problem('NotFound', NO_OPERATION),
  tooLarge: problem('TooLarge', 'The request is too large.'),
  failed: problem('Internal', 'The service failed. It was written down.'),
}

function problem(code: ProblemCode, detail: string, extra: object = {}): Refusal {
  const { status, title } = PROBLEMS[code]
  const body: Problem = { type: `/docs/errors#${code}`, title, status, code, detail, ...extra }
  return { status, type: 'application/problem+json', body }
}
