import { and, getTableName, inArray, isNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../store/database.js'
import { did, nft } from '../store/schema.js'
import type { DidRow } from './did-rows.js'
import type { NftRow } from './nft-rows.js'
import type { Close } from './versions.js'

/** NFTs as they stand, by launcher id. */
export async function openNfts(tx: Database, ids: readonly string[]): Promise<Map<string, NftRow>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(nft)
    .where(and(inArray(nft.launcherId, [...new Set(ids)]), isNull(nft.validTo)))
  return new Map(rows.map((row) => [row.launcherId, row]))
}

/** DIDs as they stand, by id. */
export async function openDids(tx: Database, ids: readonly string[]): Promise<Map<string, DidRow>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(did)
    .where(and(inArray(did.didId, [...new Set(ids)]), isNull(did.validTo)))
  return new Map(rows.map((row) => [row.didId, row]))
}

/** Ends versions that the store holds. */
export async function closeVersions(tx: Database, table: PgTable, closed: readonly Close[]): Promise<void> {
  if (closed.length === 0) return
  const key = sql.identifier(table === did ? 'did_id' : 'launcher_id')
  const name = sql.identifier(getTableName(table))
  await tx.execute(sql`
    update ${name} as row set valid_to = closed."validTo"
    from jsonb_to_recordset(${JSON.stringify(closed)}::jsonb) as closed (key text, "validFrom" int, "validTo" int)
    where row.${key} = closed.key and row.valid_from = closed."validFrom"`)
}
