import { collectionIdOf, type DidId, parseHex32 } from '@chiaroscuro/domain/id'
import { type NftMetadata, parseNftMetadata } from '@chiaroscuro/domain/nft'
import { and, type Column, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { keepDescribed } from '../item/keep-items.js'
import { touchRanks } from '../item/touch-traits.js'
import { tell } from '../outbox/tell.js'
import { mintsUnplaced } from '../query/outbox-rows.js'
import type { Database } from '../store/database.js'
import { NEWS } from '../store/outbox/schema.js'
import { collection, detail, document, fetchTask, nft, trait } from '../store/schema.js'

const BATCH = 200

/** NFTs that may not have what their metadata says: by themselves, or by metadata that was verified. */
export interface Among {
  readonly launcherIds: readonly string[]
  readonly metadataHashes: readonly string[]
}

/**
 * Fills in what verified metadata says about NFTs that do not have it yet, among some or among all. Gives the collections it touched,
 * which are to be ranked anew. Depends on nothing but the NFT's metadata hash and minter, so it may run at any time, twice too.
 * Mints that were news are told to those who chose collections, now that theirs are known.
 */
export async function describeNfts(db: Database, nowMs: number, among?: Among): Promise<ReadonlySet<string>> {
  const touched = new Set<string>()
  for (const some of among ? partsOf(among) : [sql`true`]) {
    for (;;) {
      const waiting = await findWaiting(db, some)
      if (waiting.length === 0) break
      const changed = await db.transaction((tx) => describeWaiting(tx, waiting, nowMs))
      for (const id of changed) touched.add(id)
    }
  }
  return touched
}

/** So many that the database looks them up one by one, whatever there is besides. */
const LOOKED_UP = 1000

function partsOf({ launcherIds, metadataHashes }: Among): SQL[] {
  const named = (column: Column, given: readonly string[]) =>
    Array.from({ length: Math.ceil(given.length / LOOKED_UP) }, (_, part) => {
      const some = given.slice(part * LOOKED_UP, (part + 1) * LOOKED_UP)
      return sql`${column} = any(${sql.param(some)}::text[])`
    })
  return [...named(nft.launcherId, launcherIds), ...named(nft.metadataHash, metadataHashes)]
}

function findWaiting(db: Database, among: SQL): Promise<Waiting[]> {
  return db
    .select({
      launcherId: nft.launcherId,
      minterDid: nft.minterDid,
      height: nft.mintHeight,
      hash: document.hash,
      before: detail.collectionId,
      json: document.json,
    })
    .from(nft)
    .innerJoin(document, and(eq(document.hash, nft.metadataHash), eq(document.state, 1)))
    .innerJoin(detail, eq(detail.launcherId, nft.launcherId))
    .where(and(isNull(nft.validTo), sql`${detail.metadataHash} is distinct from ${nft.metadataHash}`, among))
    .limit(BATCH)
}

/** Gives the collections they were in and are in. */
async function describeWaiting(
  tx: Database,
  waiting: readonly Waiting[],
  nowMs: number,
): Promise<Set<string>> {
  const changed = new Set<string>()
  const placed: Waiting[] = []
  for (const row of waiting) {
    const { before } = row
    const after = await describeNft(tx, row)
    for (const id of [before, after]) if (id !== null) changed.add(id)
    if (before === null && after !== null) placed.push(row)
  }
  await keepDescribed(
    tx,
    waiting.map(({ launcherId }) => launcherId),
  )
  await touchRanks(tx, changed)
  await tellPlaced(tx, placed, nowMs)
  return changed
}

interface Waiting {
  launcherId: string
  minterDid: string | null
  /** Of its mint. */
  height: number | null
  hash: string
  /** The collection it was in so far. */
  before: string | null
  json: unknown
}

/** The block that minted them was told of before anybody knew what they belong to. */
async function tellPlaced(tx: Database, placed: readonly Waiting[], nowMs: number): Promise<void> {
  if (placed.length === 0) return
  const mints = await mintsUnplaced(tx, placed)
  const news = mints.map((mint) => ({ ...mint, type: NEWS.placed, offerId: null }))
  await tell(tx, news, nowMs)
}

/** Gives the collection it is in, by what it says of itself. */
async function describeNft(
  tx: Database,
  { launcherId, minterDid, hash, json }: Waiting,
): Promise<string | null> {
  const metadata = parseNftMetadata(json)
  const minter = minterDid === null ? undefined : parseHex32(minterDid)
  const collectionId =
    minter && metadata?.collection ? await saveCollection(tx, minter, metadata.collection) : undefined
  const row = {
    metadataHash: hash,
    name: metadata?.name ?? null,
    description: metadata?.description ?? null,
    sensitive: metadata?.sensitive ?? false,
    seriesNumber: metadata?.seriesNumber ?? null,
    seriesTotal: metadata?.seriesTotal ?? null,
    mintingTool: metadata?.mintingTool ?? null,
    attributes: [...(metadata?.attributes ?? [])],
    collectionId: collectionId ?? null,
    rank: null,
  }
  await tx.update(detail).set(row).where(eq(detail.launcherId, launcherId))
  await tx.delete(trait).where(eq(trait.launcherId, launcherId))
  if (collectionId && row.attributes.length > 0) {
    const rows = row.attributes.map(({ traitType, value }) => ({
      collectionId,
      traitType,
      value,
      launcherId,
    }))
    await tx.insert(trait).values(rows).onConflictDoNothing()
  }
  return row.collectionId
}

/** The first item that names a collection gives its facts; only the minter's own items can, as the id contains the minter. */
async function saveCollection(
  tx: Database,
  minter: DidId,
  facts: NonNullable<NftMetadata['collection']>,
): Promise<string> {
  const id = collectionIdOf(minter, facts.id)
  const row = {
    id,
    name: facts.name ?? facts.id.slice(0, 100),
    description: facts.description,
    iconUri: facts.icon,
    bannerUri: facts.banner,
    website: facts.website,
    twitter: facts.twitter,
    discord: facts.discord,
    minterDid: minter,
  }
  await tx.insert(collection).values(row).onConflictDoNothing()
  const art = [facts.icon, facts.banner].filter((uri) => uri !== null)
  const tasks = art.map((uri) => ({ kind: 'art' as const, key: uri, uris: [uri], attempts: 0, nextAt: 0 }))
  if (tasks.length > 0) await tx.insert(fetchTask).values(tasks).onConflictDoNothing()
  return id
}
