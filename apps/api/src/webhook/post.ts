import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { deadline } from '@chiaroscuro/http'
import { checkUrl, publicLookup, type Resolve, systemResolve } from '../media/address-guard.js'
import { MediaError } from '../media/media-error.js'

export interface PostLimits {
  readonly timeoutMs: number
  /** `host:port` pairs that may be reached although they are not public. */
  readonly privateHosts: readonly string[]
  readonly resolve?: Resolve
}

// Our own agents: no connection outlives its request, and no proxy of the environment is asked.
const agents = { 'http:': new HttpAgent(), 'https:': new HttpsAgent() }

/**
 * Posts JSON to a stranger's address and gives the status of the answer, whose body is not read. Guarded as files are
 * fetched: no private address however it is written or resolved, no redirect followed. Throws `MediaError`.
 */
export async function postTo(
  text: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  limits: PostLimits,
  signal: AbortSignal,
): Promise<number> {
  const url = checkUrl(text, limits.privateHosts)
  const time = deadline(limits.timeoutMs, signal)
  const isTls = url.protocol === 'https:'
  const lookup = limits.privateHosts.includes(url.host)
    ? {}
    : { lookup: publicLookup(limits.resolve ?? systemResolve) }
  try {
    return await new Promise<number>((resolve, reject) => {
      const outgoing = (isTls ? httpsRequest : httpRequest)(
        url,
        {
          method: 'POST',
          signal: time.signal,
          agent: isTls ? agents['https:'] : agents['http:'],
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'user-agent': 'chiaroscuro-webhook',
            ...headers,
          },
          ...lookup,
        },
        (answer) => {
          resolve(answer.statusCode ?? 0)
          answer.destroy()
        },
      )
      outgoing.on('error', (cause) => reject(toError(cause, time.isOver())))
      outgoing.end(body)
    })
  } finally {
    time.clear()
  }
}

function toError(cause: unknown, isLate: boolean): unknown {
  if (cause instanceof MediaError) return cause
  return new MediaError(isLate ? 'timeout' : 'unreachable', null, { cause })
}
