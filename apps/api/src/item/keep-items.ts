import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { bestFirst, isListable, type Moment } from '../query/open-offer.js'
import type { Database } from '../store/database.js'
import { UNRANKED } from '../store/derived/schema.js'
import { rowsOf } from '../store/rows-of.js'
import { detail, item, media, nft, offer, offerEnd } from '../store/schema.js'
import { touchFigures } from './keep-figures.js'
import { touchTraits } from './touch-traits.js'

/** What tokens' amounts are raised by where prices are ordered. */
const TOKENS_FOLLOW = '1e30'
/** Where listings stand that name no amount: after every price. */
const UNPRICED = '1e34'

/**
 * Makes the rows of these NFTs say again what the other tables say at `moment`. Called in the transaction that
 * changed those, after the change.
 */
export async function keepItems(tx: Database, launcherIds: readonly string[], moment: Moment): Promise<void> {
  if (launcherIds.length === 0) return
  const ids = sql`${sql.param([...new Set(launcherIds)].sort())}::text[]`
  const before = await lockItems(tx, sql`launcher_id = any(${ids})`)
  const gone = await tx.execute(sql`
    delete from ${item} where launcher_id = any(${ids})
      and not exists (select 1 from ${nft} where ${nft.launcherId} = ${item.launcherId} and ${nft.validTo} is null)
    returning launcher_id, collection_id, null as data_type`)
  const written = await tx.execute(sql`
    ${writeItems(moment, sql`${nft.launcherId} = any(${ids})`)} returning launcher_id, collection_id, data_type`)
  const rows = z.array(writtenRow).parse([...rowsOf(gone), ...rowsOf(written)])
  const types = new Map(before.map(({ launcher_id, data_type }) => [launcher_id, data_type]))
  // Came, went, or is of another type since. What a reorg took back and gave again is described already.
  const others = rows.filter(({ launcher_id, data_type }) => types.get(launcher_id) !== data_type)
  if (others.length > 0) await touchTraits(tx, collectionsOf(others))
  await touchFigures(tx, collectionsOf([...before, ...rows]), moment)
}

/** Makes all rows where there are none yet: in a store from before they were kept, or from a backup without them. */
export async function makeItems(db: Database, moment: Moment): Promise<void> {
  const [any] = await db.select({ id: item.launcherId }).from(item).limit(1)
  if (!any) await db.execute(writeItems(moment, sql`true`))
}

/** Looks anew at the items whose listing is over by now. */
export async function keepExpired(db: Database, moment: Moment): Promise<number> {
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: item.launcherId })
      .from(item)
      .where(sql`${item.listedUntil} <= ${moment.seconds} or ${item.listedUntilHeight} <= ${moment.height}`)
    await keepItems(
      tx,
      found.map(({ id }) => id),
      moment,
    )
    return found.length
  })
}

/** After a collection was ranked, which follows every description. */
export async function keepRanks(tx: Database, collectionId: string): Promise<void> {
  await lockItems(tx, sql`collection_id = ${collectionId}`)
  await tx.execute(sql`
    update ${item} set rank = coalesce(${detail.rank}, ${UNRANKED}) from ${detail}
    where ${detail.launcherId} = ${item.launcherId} and ${item.collectionId} = ${collectionId}
      and ${item.rank} <> coalesce(${detail.rank}, ${UNRANKED})`)
}

/** After these NFTs were described: what lists take from a description alone, and the types of files that came in the meantime. */
export async function keepDescribed(tx: Database, launcherIds: readonly string[]): Promise<void> {
  const ids = sql`${sql.param([...launcherIds].sort())}::text[]`
  await lockItems(tx, sql`launcher_id = any(${ids})`)
  await tx.execute(sql`
    update ${item} set collection_id = ${detail.collectionId}, sensitive = ${detail.sensitive}, rank = coalesce(${detail.rank}, ${UNRANKED}),
      data_type = coalesce(${media.dataType}, 0)
    from ${detail} join ${nft} on ${nft.launcherId} = ${detail.launcherId} and ${nft.validTo} is null left join ${media} on ${media.key} = ${nft.dataHash}
    where ${detail.launcherId} = ${item.launcherId} and ${item.launcherId} = any(${ids})`)
}

/** After a file was looked at: all NFTs that have it are of its type. */
export async function keepDataType(tx: Database, dataHash: string, dataType: number): Promise<void> {
  const having = sql`${item.dataType} <> ${dataType} and launcher_id in (
    select ${nft.launcherId} from ${nft} where ${nft.dataHash} = ${dataHash} and ${nft.validTo} is null)`
  await lockItems(tx, having)
  const changed = await tx
    .update(item)
    .set({ dataType })
    .where(having)
    .returning({ collection_id: item.collectionId })
  if (changed.length > 0) await touchTraits(tx, collectionsOf(changed))
}

/**
 * Whoever writes a row first waits for whoever is writing it, in the order of ids, and then reads what was written:
 * the statement that follows sees what is committed by then, which the row's own would not. Gives the rows as they were.
 */
function lockItems(tx: Database, which: SQL): Promise<WrittenRow[]> {
  return tx
    .select({ launcher_id: item.launcherId, collection_id: item.collectionId, data_type: item.dataType })
    .from(item)
    .where(which)
    .orderBy(item.launcherId)
    .for('no key update')
}

/** The collection a row is or was in, and its type; none of what is gone. */
const writtenRow = z.object({
  launcher_id: z.string(),
  collection_id: z.string().nullable(),
  data_type: z.number().nullable(),
})
type WrittenRow = z.infer<typeof writtenRow>

function collectionsOf(rows: readonly Pick<WrittenRow, 'collection_id'>[]): Set<string> {
  return new Set(rows.flatMap(({ collection_id }) => collection_id ?? []))
}

const COLUMNS = [
  'collection_id',
  'owner_hash',
  'burned',
  'sensitive',
  'minted',
  'moved',
  'rank',
  'data_type',
  'listing',
  'price_asset',
  'price_amount',
  'price_key',
  'listed_at',
  'listed_until',
  'listed_until_height',
]

/** One statement for any number of items; what says the same already is not written. */
function writeItems(moment: Moment, which: SQL): SQL {
  const list = (table: string) => sql.raw(COLUMNS.map((name) => `${table}${name}`).join(', '))
  const assignments = sql.raw(COLUMNS.map((name) => `${name} = excluded.${name}`).join(', '))
  return sql`
    insert into ${item} (launcher_id, ${list('')})
    select ${nft.launcherId}, ${detail.collectionId}, ${nft.ownerHash}, ${nft.burned}, coalesce(${detail.sensitive}, false),
      coalesce(${nft.mintHeight}, 0), ${nft.validFrom}, coalesce(${detail.rank}, ${UNRANKED}), coalesce(${media.dataType}, 0),
      best.id, best.price_asset, best.price_amount,
      case when best.id is not null then coalesce(case when best.price_asset = 'xch' then best.price_amount else ${sql.raw(TOKENS_FOLLOW)} + best.price_amount end, ${sql.raw(UNPRICED)}) end,
      best.received_at, best.expires_at, best.expires_height
    from ${nft} left join ${detail} on ${detail.launcherId} = ${nft.launcherId} left join ${media} on ${media.key} = ${nft.dataHash}
      left join lateral (
        select ${offer}.* from ${offer} left join ${offerEnd} on ${offerEnd.offerId} = ${offer.id}
        where ${offer.launcherId} = ${nft.launcherId} and ${offer.side} = 1 and ${isListable(moment)}
        order by ${sql.join(bestFirst, sql`, `)} limit 1
      ) best on true
    where ${nft.validTo} is null and ${which}
    on conflict (launcher_id) do update set ${assignments}
    where (${list('item.')}) is distinct from (${list('excluded.')})`
}
