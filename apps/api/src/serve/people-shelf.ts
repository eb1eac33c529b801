import type { PeopleShelf } from '../endpoint/endpoint.js'
import type { Changed } from '../query/card-changes.js'
import { type ClaimedProfile, claimedProfiles } from '../query/claimed-profiles.js'
import { type Telling, toldShelf } from './told-shelf.js'

/** DIDs whose claim, or that nobody claimed them, is remembered. */
const MOST = 20_000

function peopleRoom() {
  const known = new Map<string, ClaimedProfile | undefined>()
  return {
    known,
    forget(changed: Changed): void {
      if (changed === 'anything') known.clear()
      else for (const id of changed) known.delete(id)
    },
  }
}

/** What is said of DIDs, as other answers had it, until anything of that is written: the same few are in most of them. */
export function peopleShelf(telling: Telling, most = MOST): PeopleShelf {
  const roomOf = toldShelf(telling, peopleRoom)
  return async (db, dids) => {
    const { room, begin } = await roomOf(db)
    const { known } = room
    const asked = [...new Set(dids)]
    const missing = asked.filter((did) => !known.has(did))
    const claims = asked.flatMap((did) => known.get(did) ?? [])
    if (missing.length > 0) {
      const making = begin()
      try {
        const found = await claimedProfiles(db, missing)
        claims.push(...found.values())
        if (known.size + missing.length > most) known.clear()
        for (const did of missing.slice(0, most)) if (!making.isOf([did])) known.set(did, found.get(did))
      } finally {
        making.end()
      }
    }
    return new Map(claims.map((claim) => [claim.didId, claim]))
  }
}
