import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { AS_N, heldAt } from './past-rows.js'

/** Whose holders are asked for, by ids as the store has them. */
export interface SnapshotSubjects {
  readonly collections: readonly string[]
  readonly profiles: readonly string[]
  readonly nfts: readonly string[]
  readonly traits: readonly { readonly trait_type: string; readonly value: string }[]
}

/** A holder; `dids`, separated by spaces, are those the items are under and those held at the address. */
const holder = z.object({ owner_hash: z.string(), nft_count: z.number(), dids: z.string().nullable() })
export type SnapshotRow = z.infer<typeof holder>

/**
 * Everybody who held at a height what is asked for, in the order of puzzle hashes, those of burn addresses too; at most `most`.
 * One question, so that no block comes between two rows.
 */
export async function snapshotRows(
  db: Database,
  asked: SnapshotSubjects,
  height: number,
  most: number,
): Promise<SnapshotRow[]> {
  const found = await db.execute(sql`
    with held as materialized (
      select n.owner_hash, n.owner_did
      from nft n ${joined(asked)}
      where ${heldAt(AS_N, height)} and n.owner_hash is not null and ${among(asked)} and ${withTraits(asked)}
    ), holder as materialized (
      select owner_hash, count(*)::int as nft_count from held group by owner_hash
    ), named as (
      select owner_hash, owner_did as did_id from held where owner_did is not null
      union
      select v.owner_hash, v.did_id from did v join holder using (owner_hash)
      where ${heldAt({ validFrom: sql`v.valid_from`, validTo: sql`v.valid_to` }, height)}
    ), known as (
      select owner_hash, string_agg(did_id, ' ' order by did_id collate "C") as dids from named group by owner_hash
    )
    select owner_hash, nft_count, dids from holder left join known using (owner_hash)
    order by owner_hash collate "C" limit ${most}`)
  return z.array(holder).parse(rowsOf(found))
}

function list(values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::text[]`
}

/** Descriptions say which collection an item is of; a list of items, or of what somebody made, does not ask. */
function joined({ collections }: SnapshotSubjects): SQL {
  return collections.length > 0 ? sql`left join detail d on d.launcher_id = n.launcher_id` : sql``
}

function among({ collections, profiles, nfts }: SnapshotSubjects): SQL {
  const ways = [
    ...(collections.length > 0 ? [sql`d.collection_id = any(${list(collections)})`] : []),
    ...(profiles.length > 0 ? [sql`n.minter_did = any(${list(profiles)})`] : []),
    ...(nfts.length > 0 ? [sql`n.launcher_id = any(${list(nfts)})`] : []),
  ]
  return sql`(${sql.join(ways, sql` or `)})`
}

/** Values of one kind widen, several kinds narrow. */
function withTraits({ traits }: SnapshotSubjects): SQL {
  const kinds = [...new Set(traits.map(({ trait_type }) => trait_type))]
  if (kinds.length === 0) return sql`true`
  const has = kinds.map((kind) => {
    const values = traits.filter(({ trait_type }) => trait_type === kind).map(({ value }) => value)
    return sql`exists (select from trait t where t.launcher_id = n.launcher_id and t.trait_type = ${kind} and t.value = any(${list(values)}))`
  })
  return sql.join(has, sql` and `)
}
