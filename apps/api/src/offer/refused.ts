import { RefusedError } from '../endpoint/endpoint.js'
import { SandboxError } from '../sandbox/sandbox-error.js'

/** `reason` is one word for programs, `message` a sentence for people. */
export function refused(reason: string, message: string): RefusedError {
  return new RefusedError('OfferRefused', message, { reason })
}

/** What a child said instead of an answer, as whoever asked is told it. */
export function refusedBySandbox(error: unknown): never {
  if (!(error instanceof SandboxError)) throw error
  if (error.code === 'busy' || error.code === 'closed')
    throw new RefusedError('Busy', 'Too many offers are being read; try again soon.')
  if (error.code === 'stopped') throw refused('unreadable', 'The offer cannot be read.')
  throw refused(error.code, `The offer cannot be read: ${error.message.toLowerCase()}.`)
}
