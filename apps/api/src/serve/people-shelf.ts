import type { PeopleShelf } from '../endpoint/endpoint.js'
import { type ClaimedProfile, claimedProfiles } from '../query/claimed-profiles.js'
import { type StateOf, stateShelf } from './state-shelf.js'

/** DIDs whose claim, or that nobody claimed them, is remembered. */
const MOST = 20_000

/** What is said of DIDs, from other answers of the same state: the same few are in most of them. */
export function peopleShelf(stateOf: StateOf, most = MOST): PeopleShelf {
  const knownOf = stateShelf(stateOf, () => new Map<string, ClaimedProfile | undefined>())
  return async (db, dids) => {
    const known = await knownOf(db)
    const asked = [...new Set(dids)]
    const missing = asked.filter((did) => !known.has(did))
    const found = missing.length === 0 ? undefined : await claimedProfiles(db, missing)
    const claims = asked.flatMap((did) => known.get(did) ?? found?.get(did) ?? [])
    if (known.size + missing.length > most) known.clear()
    for (const did of missing.slice(0, most)) known.set(did, found?.get(did))
    return new Map(claims.map((claim) => [claim.didId, claim]))
  }
}
