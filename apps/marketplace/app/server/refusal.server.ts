import type { ApiError } from '@chiaroscuro/api-client'
import { isRecord } from '#app/feature/endless/is-record.js'

/** Why the API refused: its problem's name, and what it says beside, as far as pages have words for it. */
export interface Refusal {
  readonly code: string
  /** Of a signature: `other-key`, `not-signed`. */
  readonly fault?: string
  /** Of a name: why, and the name it looks like. */
  readonly reason?: string
  readonly resembles?: string
  /** Of an input that cannot be taken: the first field that is wrong. */
  readonly field?: string
}

export function refusalOf({ code, status, cause }: ApiError): Refusal {
  const body = isRecord(cause) && isRecord(cause.body) ? cause.body : {}
  const said = (name: 'fault' | 'reason' | 'resembles') =>
    typeof body[name] === 'string' ? { [name]: body[name].slice(0, 100) } : {}
  return {
    code: code ?? (status === 404 ? 'NotFound' : ''),
    ...said('fault'),
    ...said('reason'),
    ...said('resembles'),
    ...fieldOf(body.errors),
  }
}

/** The last part of its name: the body's own is in front. */
function fieldOf(errors: unknown): Pick<Refusal, 'field'> {
  const [first]: unknown[] = Array.isArray(errors) ? errors : []
  const name = isRecord(first) && typeof first.name === 'string' ? first.name.split('.').at(-1) : undefined
  return name ? { field: name.slice(0, 100) } : {}
}
