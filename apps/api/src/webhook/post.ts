import { deadline } from '@chiaroscuro/http'
import { checkUrl } from '../media/address-guard.js'
import { type Guard, guardedRequest } from '../media/guarded-request.js'

export interface PostLimits extends Guard {
  readonly timeoutMs: number
}

/** What is posted, and what its headers say of it beside its length. */
export interface Posted {
  readonly body: string | Uint8Array
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Posts to a stranger's address and gives the status of the answer, whose body is not read. Guarded as files are
 * fetched: no private address however it is written or resolved, no redirect followed. Throws `MediaError`.
 */
export async function postTo(
  text: string,
  { body, headers }: Posted,
  limits: PostLimits,
  signal: AbortSignal,
): Promise<number> {
  const url = checkUrl(text, limits.privateHosts)
  const time = deadline(limits.timeoutMs, signal)
  const all = { ...headers, 'content-length': Buffer.byteLength(body) }
  try {
    const answer = await guardedRequest(url, limits, { method: 'POST', headers: all, body }, time.signal)
    answer.destroy()
    return answer.statusCode ?? 0
  } finally {
    time.clear()
  }
}
