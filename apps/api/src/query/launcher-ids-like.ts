import type { ShortenedNftId } from '@chiaroscuro/domain/id'
import { and, asc, gt, gte, isNull, lt } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { nft } from '../store/schema.js'

/** Ids looked at; a beginning as short as pages show leaves ten of ten million. */
const AT_ONCE = 1000
const MOST_TURNS = 20

/** Launcher ids that a shortened id may stand for, at most `count`. */
export async function launcherIdsLike(
  db: Database,
  { prefix, matches }: ShortenedNftId,
  count: number,
): Promise<string[]> {
  const found: string[] = []
  let after: string | undefined
  for (let turn = 0; turn < MOST_TURNS && found.length < count; turn++) {
    const rows = await db
      .select({ id: nft.launcherId })
      .from(nft)
      .where(
        and(
          isNull(nft.validTo),
          after === undefined ? gte(nft.launcherId, prefix) : gt(nft.launcherId, after),
          lt(nft.launcherId, `${prefix}g`),
        ),
      )
      .orderBy(asc(nft.launcherId))
      .limit(AT_ONCE)
    found.push(...rows.map(({ id }) => id).filter((id) => matches(id)))
    after = rows.at(-1)?.id
    if (rows.length < AT_ONCE) break
  }
  return found.slice(0, count)
}
