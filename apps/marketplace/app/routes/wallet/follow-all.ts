import type { FollowRules } from '#app/feature/trade/follow-offer.js'

/**
 * Looks at many things at once until the chain has decided on each, or `most` looks were had: what is missing from the
 * answer is undecided. `look` is asked about the undecided alone; a moment without the index is no answer.
 */
export async function followAll<Fate>(
  ids: readonly string[],
  look: (undecided: readonly string[]) => Promise<ReadonlyMap<string, Fate>>,
  { next, most }: FollowRules,
): Promise<ReadonlyMap<string, Fate>> {
  const fates = new Map<string, Fate>()
  for (let looks = 0; looks < most && fates.size < ids.length; looks++) {
    await next()
    const undecided = ids.filter((id) => !fates.has(id))
    const found = await look(undecided).catch(() => new Map<string, Fate>())
    for (const id of undecided) {
      const fate = found.get(id)
      if (fate !== undefined) fates.set(id, fate)
    }
  }
  return fates
}
