/** Allows something once in a while: for questions that anybody can make up by the thousand. */
export function seldom(everyMs: number, now: () => number): () => boolean {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    if (now() - last < everyMs) return false
    last = now()
    return true
  }
}
