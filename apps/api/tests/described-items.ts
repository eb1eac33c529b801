import { makeItems } from '../src/item/keep-items.js'
import type { Moment } from '../src/query/open-offer.js'
import type { Database } from '../src/store/database.js'
import { detail, item, media, nft, trait } from '../src/store/schema.js'

/** What one item's metadata says of it. */
export type Attributes = readonly { readonly traitType: string; readonly value: string }[]

/** The launcher id of the item of that number. */
export function launcherOf(number: number): string {
  return String(number).padStart(64, '0')
}

/** The files that items share, by turns: two pictures and a film. */
const FILES = [
  { key: 'file0', dataType: 1 },
  { key: 'file1', dataType: 1 },
  { key: 'file2', dataType: 3 },
]

/** The hash of the file of the item of that number. */
export function fileOf(number: number): string {
  return FILES[number % FILES.length]?.key ?? ''
}

/** Leaves these items of one collection in the store and no others, as describing leaves them: without ranks. */
export async function fillItems(
  db: Database,
  collectionId: string,
  all: readonly Attributes[],
  moment: Moment,
): Promise<void> {
  await db.delete(nft)
  await db.delete(detail)
  await db.delete(trait)
  await db.delete(media)
  await db.insert(media).values(FILES.map((file) => ({ ...file, state: 1, hasThumbnails: false })))
  for (const [i, attributes] of all.entries()) await addItem(db, collectionId, i, attributes)
  await db.delete(item)
  await makeItems(db, moment)
}

async function addItem(db: Database, collectionId: string, number: number, attributes: Attributes) {
  const launcherId = launcherOf(number)
  const hashes = { royaltyHash: 'r', royaltyBasisPoints: 0 }
  const uris = { dataUris: [], metadataUris: [], licenseUris: [] }
  const dataHash = fileOf(number)
  const facts = { burned: false, edition: 1, editionTotal: 1, eventCount: 1, validFrom: 1 }
  await db.insert(nft).values({ launcherId, dataHash, ...facts, ...hashes, ...uris })
  const said = { name: `Work ${number % 2 === 0 ? 'amber' : 'birch'}`, attributes: [...attributes] }
  await db.insert(detail).values({ launcherId, sensitive: false, collectionId, ...said })
  const rows = attributes.map((one) => ({ ...one, collectionId, launcherId }))
  if (rows.length > 0) await db.insert(trait).values(rows).onConflictDoNothing()
}
