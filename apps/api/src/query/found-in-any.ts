import { and, type SQL, sql } from 'drizzle-orm'
import { item } from '../store/schema.js'
import { targetsOf } from './hidden-rows.js'

/** Items that are hidden themselves, and those of hidden collections. */
export const isHiddenItself = sql`${item.launcherId} in (${targetsOf('nft')})`
export const isInHidden = sql`${item.collectionId} in (${targetsOf('collection')})`

/** The ids of items that are found in one way or another, each once: every way by an index of its own, which an `or` of them would not use. */
export function foundInAny(ways: readonly SQL[], among?: SQL): SQL {
  const found = ways.map((way) => sql`select ${item.launcherId} from ${item} where ${and(among, way)}`)
  return sql.join(found, sql` union `)
}
