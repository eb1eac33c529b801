import { deadline } from '@chiaroscuro/http'
import { checkUrl } from '../media/address-guard.js'
import { type Guard, guardedRequest } from '../media/guarded-request.js'

export interface PostLimits extends Guard {
  readonly timeoutMs: number
}

/**
 * Posts JSON to a stranger's address and gives the status of the answer, whose body is not read. Guarded as files are
 * fetched: no private address however it is written or resolved, no redirect followed. Throws `MediaError`.
 */
export async function postTo(
  text: string,
  body: string,
  signature: Readonly<Record<string, string>>,
  limits: PostLimits,
  signal: AbortSignal,
): Promise<number> {
  const url = checkUrl(text, limits.privateHosts)
  const time = deadline(limits.timeoutMs, signal)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'chiaroscuro-webhook',
    ...signature,
  }
  try {
    const answer = await guardedRequest(url, limits, { method: 'POST', headers, body }, time.signal)
    answer.destroy()
    return answer.statusCode ?? 0
  } finally {
    time.clear()
  }
}
