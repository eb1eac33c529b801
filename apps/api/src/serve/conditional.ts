import { createHash } from 'node:crypto'

/** How long an answer of a public read may be shown without asking, and beyond that while it is asked for anew. */
const CACHE_CONTROL = 'public, max-age=5, stale-while-revalidate=30'

/** Offers end by the clock too: no answer is taken for unchanged beyond this, seconds. */
const BUCKET_SECONDS = 60

/** What an answer is made of, so that none of it can change under the same tag. */
export interface AnswerState {
  /** Height of the newest block, and the hash of all rows up to it. */
  readonly height: number
  readonly stateHash: string
  /** Changes with every write to the store. */
  readonly revision: string
  /** What is in memory alone: what the mempool says of offers. */
  readonly memory: string
  /** Unix seconds. */
  readonly seconds: number
}

/**
 * The tag of an answer before it is made (RFC 9110, 8.8.3; weak, since compression changes its bytes and not its
 * meaning): the height, and a hash over the state and the whole question.
 */
export function entityTag(state: AnswerState, question: string): string {
  const { height, stateHash, revision, memory, seconds } = state
  const bucket = Math.floor(seconds / BUCKET_SECONDS)
  const hash = createHash('sha256')
    .update(JSON.stringify([height, stateHash, revision, memory, bucket, question]))
    .digest('base64url')
  return `W/"${height}-${hash.slice(0, 27)}"`
}

/** Whether the same questions have the same tags in both. */
export function isSameState(one: AnswerState, other: AnswerState): boolean {
  return (
    one.height === other.height &&
    one.stateHash === other.stateHash &&
    one.revision === other.revision &&
    one.memory === other.memory &&
    tagsEnd(one) === tagsEnd(other)
  )
}

/** When the tags of this state are asked for no more, Unix seconds. */
export function tagsEnd({ seconds }: AnswerState): number {
  return (Math.floor(seconds / BUCKET_SECONDS) + 1) * BUCKET_SECONDS
}

/** Whether the caller has this answer already (RFC 9110, 13.1.2: weak comparison). */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  const opaque = (text: string) => text.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some((one) => opaque(one) === opaque(tag))
}

/** What an answer under that tag says of how long it keeps. */
export function keepingHeaders(tag: string): { etag: string; 'cache-control': string } {
  return { etag: tag, 'cache-control': CACHE_CONTROL }
}

/** An answer that says how long it keeps, unless it says so already. */
export function keepable(response: Response, tag: string): Response {
  if (!response.ok || response.headers.has('cache-control')) return response
  return withHeaders(response, keepingHeaders(tag))
}

/** The answer with headers that it does not have yet. */
export function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  const missing = Object.entries(headers).filter(([name]) => !response.headers.has(name))
  try {
    for (const [name, value] of missing) response.headers.set(name, value)
    return response
  } catch (error) {
    // Redirects, and what was fetched, cannot be changed in place.
    if (!(error instanceof TypeError)) throw error
    const all = new Headers(response.headers)
    for (const [name, value] of missing) all.set(name, value)
    return new Response(response.body, { status: response.status, headers: all })
  }
}

/** The same for the answer that a request was given. */
export function addHeaders(c: { res: Response }, headers: Readonly<Record<string, string>>): void {
  const whole = withHeaders(c.res, headers)
  if (whole !== c.res) c.res = whole
}

/** Nothing new since the caller asked last. */
export function notModified(tag: string): Response {
  return new Response(null, { status: 304, headers: keepingHeaders(tag) })
}
