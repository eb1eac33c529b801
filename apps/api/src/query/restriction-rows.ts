import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import {
  apiKey,
  appeal,
  auction,
  ban,
  collection,
  did,
  hidden,
  mintStop,
  nft,
  offer,
  profileClaim,
} from '../store/schema.js'
import { claimSigned } from './claimed-profiles.js'

/** Nobody is shown more at once. */
const MOST = 200

const row = z.object({ number: z.number().int(), stands: z.boolean() })
export type RestrictionRow = z.infer<typeof row>

/** Whether what an act did is still so. */
export function stands(act: SQL): SQL<boolean> {
  return sql<boolean>`(exists (select 1 from ${hidden} where ${hidden.act} = ${act})
    or exists (select 1 from ${ban} where ${ban.act} = ${act})
    or exists (select 1 from ${mintStop} where ${mintStop.act} = ${act}))`
}

export async function isStanding(db: Database, act: number): Promise<boolean> {
  const found = await db.execute(sql`select ${act}::int as number, ${stands(sql`${act}`)} as stands`)
  return row.parse(rowsOf(found)[0]).stands
}

/** Whether what the row `h` of `hidden` is about is of somebody, who is known by the DIDs they signed for, as `mine`. */
const isMine = (userId: string) => sql`case h.kind
  when 'profile' then exists (select 1 from mine m where m.did_id = h.target)
  when 'collection' then exists (
    select 1 from ${collection} c join mine m on m.did_id = c.minter_did where c.id = h.target)
  when 'nft' then exists (
    select 1 from ${nft} n join mine m on m.did_id in (n.minter_did, n.owner_did) or m.owner_hash = n.owner_hash
    where n.launcher_id = h.target and n.valid_to is null)
  when 'offer' then exists (select 1 from ${offer} o join mine m on m.owner_hash = o.maker_hash where o.id = h.target)
  when 'auction' then exists (
    select 1 from ${auction} a where a.id = h.target
      and (a.user_id = ${userId} or a.owner_hash in (select m.owner_hash from mine m)))
  end`

/**
 * Acts on what is somebody's, by their numbers: those that stand, and those that they appealed. Whose something is, is told by
 * what they signed for, a ban notwithstanding.
 */
export async function restrictionsOf(
  db: Database,
  userId: string,
  number?: number,
): Promise<readonly RestrictionRow[]> {
  const found = await db.execute(sql`
    with mine as materialized (
      select ${profileClaim.didId} as did_id, ${profileClaim.ownerHash} as owner_hash
      from ${profileClaim} join ${did} on ${claimSigned} where ${profileClaim.userId} = ${userId}
    ), found as (
      select b.act from ${ban} b where b.user_id = ${userId}
      union select s.act from ${mintStop} s join ${apiKey} k on k.id = s.key_id where k.user_id = ${userId}
      union select h.act from ${hidden} h where ${isMine(userId)}
      union select a.act from ${appeal} a where a.user_id = ${userId}
    )
    select f.act as number, ${stands(sql`f.act`)} as stands from found f
    where ${number === undefined ? sql`true` : sql`f.act = ${number}`}
    order by stands desc, number desc limit ${MOST}`)
  return z.array(row).parse(rowsOf(found))
}
