import { PROBLEMS } from '@chiaroscuro/contract/schema'
import { NotFoundError, RefusedError } from '../../endpoint/endpoint.js'
import type { Dialect, Refusal } from '../../serve/dialect.js'

/** How dexie says what went wrong: a sentence. */
export const dexieDialect: Dialect = {
  owns: (path) => path.startsWith('/v1/'),
  invalid: (faults) =>
    refusal(400, `Invalid ${[...new Set(faults.map(({ path }) => path.join('.') || 'body'))].join(', ')}`),
  refused(error) {
    if (error instanceof NotFoundError) return refusal(404, error.message)
    if (error instanceof RefusedError) return refusal(PROBLEMS[error.code].status, error.message)
    return undefined
  },
  unknownPath: refusal(404, 'Not Found'),
  tooLarge: refusal(413, 'Request too large'),
  failed: refusal(500, 'Internal Server Error'),
}

function refusal(status: number, message: string): Refusal {
  return { status, type: 'application/json', body: { success: false, error_message: message } }
}
