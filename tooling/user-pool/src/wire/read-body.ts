import type { IncomingMessage } from 'node:http'
import { PoolError } from '../error.js'

/** The largest request: a passkey's attestation is the longest thing anybody has to say. */
const MOST_BYTES = 100 * 1024

/** A request's body as text. Throws RequestEntityTooLargeException as soon as it is known to be too long. */
export function readBody(request: IncomingMessage): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) return Promise.reject(tooLarge())
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let size = 0
    request.on('data', (part: Buffer) => {
      size += part.length
      if (size <= MOST_BYTES) parts.push(part)
      else {
        request.pause()
        reject(tooLarge())
      }
    })
    request.once('end', () => resolve(Buffer.concat(parts).toString('utf8')))
    request.once('error', () => reject(new PoolError('SerializationException', 'The request broke off.')))
  })
}

function tooLarge(): PoolError {
  return new PoolError('RequestEntityTooLargeException', 'Request body is too large.')
}
