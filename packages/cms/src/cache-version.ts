import { z } from 'zod'
import { CmsError } from './error.js'
import type { Question } from './question.js'

/** How long stories are asked for under the same version: an editor sees a change after this at the latest. */
const VERSION_AGE_MS = 60_000

const space = z.object({ space: z.object({ version: z.number().int().nonnegative() }) })

/**
 * The space's cache version (`cv`), at most a minute old and asked for once however many wait. The service keeps answers
 * by it; without one every request would be led elsewhere first. Where it cannot be had, stories are asked for without.
 */
export function cacheVersion(question: Question, now: () => number): () => Promise<{ cv?: number }> {
  let known: { cv?: number } = {}
  let asked = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined
  const refresh = async () => {
    try {
      const { data } = await question('cdn/spaces/me', {})
      const read = space.safeParse(data)
      if (read.success) known = { cv: read.data.space.version }
      asked = now()
    } catch (error) {
      // A refused token is the caller's to know; anything else shows again with the stories themselves.
      if (error instanceof CmsError && error.code === 'unauthorized') throw error
    } finally {
      asking = undefined
    }
  }
  return async () => {
    if (now() - asked < VERSION_AGE_MS) return known
    asking ??= refresh()
    await asking
    return known
  }
}
