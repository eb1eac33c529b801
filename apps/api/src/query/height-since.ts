import { type SQL, sql } from 'drizzle-orm'
import { block } from '../store/schema.js'

/** The height of the first block of a moment or later, Unix seconds; null where there is none yet. Time never goes back on the chain, and has an index. */
export function heightSince(seconds: number): SQL {
  return sql`(select ${block.height} from ${block} where ${block.timestamp} >= ${seconds} order by ${block.timestamp} limit 1)`
}
