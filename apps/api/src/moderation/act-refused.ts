import { RefusedError } from '../endpoint/endpoint.js'

export function actRefused(reason: string, message: string): RefusedError {
  return new RefusedError('ActRefused', message, { reason })
}
