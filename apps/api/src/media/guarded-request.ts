import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { publicLookup, type Resolve, systemResolve } from './address-guard.js'
import { MediaError } from './media-error.js'

export interface Guard {
  /** `host:port` pairs that may be reached although they are not public. */
  readonly privateHosts: readonly string[]
  /** How names become addresses; the system's resolver when not given. */
  readonly resolve?: Resolve
}

interface Asked {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string | number>>
  readonly body?: string | Uint8Array
}

// Our own agents: no connection outlives its request, and no proxy of the environment is asked.
const agents = { 'http:': new HttpAgent(), 'https:': new HttpsAgent() }

/**
 * One request to a stranger's address that `checkUrl` has passed: the name is resolved once and every answer checked.
 * Gives the answer before its body, whatever its status. Throws `MediaError`.
 */
export function guardedRequest(
  url: URL,
  { privateHosts, resolve: resolveName = systemResolve }: Guard,
  { method, headers, body }: Asked,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const isTls = url.protocol === 'https:'
  const request = isTls ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        method,
        headers,
        signal,
        agent: isTls ? agents['https:'] : agents['http:'],
        ...(privateHosts.includes(url.host) ? {} : { lookup: publicLookup(resolveName) }),
      },
      resolve,
    )
    outgoing.on('error', (cause) => reject(toMediaError(cause, signal)))
    outgoing.end(body)
  })
}

/** An answer cut off by us ends with all kinds of errors; the signal tells. */
export function toMediaError(cause: unknown, signal: AbortSignal): MediaError {
  if (cause instanceof MediaError) return cause
  if (signal.aborted) return new MediaError('timeout', null, { cause })
  const word = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return new MediaError('unreachable', typeof word === 'string' ? word : null, { cause })
}
