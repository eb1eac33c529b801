import { parseDid } from '@chiaroscuro/domain/id'
import { and, eq, inArray, notExists, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { did, profileClaim, profileVolume } from '../store/schema.js'
import { claimSpeaks } from './claimed-profiles.js'
import { isShown } from './hidden-rows.js'
import { type Cursor, seek } from './keyset.js'
import { periodOf } from './period-of.js'

const row = z.object({
  did_id: z.string(),
  created: z.string(),
  sold: z.string(),
  bought: z.string(),
  sortKey: z.string(),
  sortId: z.string(),
})
export type ProfileRankRow = z.infer<typeof row>

export type ProfileSort = 'created' | 'sold' | 'bought'

/**
 * Profiles by volume in mojos, as it was summed last (`job/keep-volumes.ts`): those that anything came to in the interval, and
 * after them those that somebody claimed.
 */
export async function listProfileRanks(
  db: Database,
  ask: {
    interval: '7' | '30' | 'all'
    sort: ProfileSort
    search?: string | undefined
    cursor: Cursor | undefined
    size: number
  },
): Promise<ProfileRankRow[]> {
  const days = periodOf(ask.interval)
  const position = (key: SQL, id: SQL) => seek({ key, id, descending: true }, ask.cursor)
  const traded = position(sql`${profileVolume[ask.sort]}`, sql`${profileVolume.didId}`)
  const idle = position(sql`0::numeric`, sql`${profileClaim.didId}`)
  const hasTraded = db
    .select({ one: sql`1` })
    .from(profileVolume)
    .where(and(eq(profileVolume.days, days), eq(profileVolume.didId, profileClaim.didId)))
  // Each run ends by itself, so that an index in its order is read no further.
  const found = await db.execute(sql`
    select did_id, created::text as created, sold::text as sold, bought::text as bought, key::text as "sortKey", did_id as "sortId"
    from (
      (select ${profileVolume.didId}, ${profileVolume.created}, ${profileVolume.sold}, ${profileVolume.bought}, ${profileVolume[ask.sort]} as key
      from ${profileVolume}
      where ${and(eq(profileVolume.days, days), traded.where, isShown('profile', profileVolume.didId), isWanted(db, ask.search))}
      order by ${traded.orderBy} limit ${ask.size})
      union all
      (select ${profileClaim.didId}, 0, 0, 0, 0 from ${profileClaim} join ${did} on ${claimSpeaks}
      where ${and(notExists(hasTraded), idle.where, isNamed(ask.search))}
      order by ${idle.orderBy} limit ${ask.size})
    ) ranked
    order by ${position(sql`key`, sql`did_id`).orderBy} limit ${ask.size}`)
  return z.array(row).parse(rowsOf(found))
}

/** Whether the volume is of a profile with that name or id. */
function isWanted(db: Database, search: string | undefined): SQL | undefined {
  if (!search) return undefined
  const named = db
    .select({ didId: profileClaim.didId })
    .from(profileClaim)
    .innerJoin(did, and(claimSpeaks, isNamed(search)))
  const whole = parseDid(search)
  return whole === undefined ? inArray(profileVolume.didId, named) : eq(profileVolume.didId, whole)
}

function isNamed(search: string | undefined): SQL | undefined {
  if (!search) return undefined
  const whole = parseDid(search)
  if (whole !== undefined) return eq(profileClaim.didId, whole)
  const words = search.toLowerCase()
  return or(
    ...[profileClaim.username, profileClaim.name].map((text) => sql`strpos(lower(${text}), ${words}) > 0`),
  )
}
