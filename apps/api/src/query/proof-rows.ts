import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { block, document, event, media } from '../store/schema.js'

const MOST_LINKS = 1000

/** Spends of an NFT with the blocks they were in, oldest first. */
export function proofLinkRows(db: Database, launcherId: string) {
  return db
    .select({
      eventIndex: event.eventIndex,
      type: event.type,
      height: event.height,
      headerHash: block.hash,
      coinId: event.coinId,
      childCoinId: event.childCoinId,
    })
    .from(event)
    .innerJoin(block, eq(block.height, event.height))
    .where(eq(event.launcherId, launcherId))
    .orderBy(asc(event.eventIndex))
    .limit(MOST_LINKS)
}

/** What was found of these files, by the hash on chain. */
export async function foundFiles(db: Database, hashes: readonly string[]) {
  if (hashes.length === 0) return new Map()
  const { state, code, codeDetail, bytes, checkedAt, foundAt } = document
  const [documents, files] = await Promise.all([
    db
      .select({ hash: document.hash, state, code, codeDetail, bytes, checkedAt, foundAt })
      .from(document)
      .where(inArray(document.hash, [...hashes])),
    db
      .select({
        hash: media.key,
        state: media.state,
        code: media.code,
        codeDetail: media.codeDetail,
        bytes: media.bytes,
        checkedAt: media.checkedAt,
        foundAt: media.foundAt,
      })
      .from(media)
      .where(inArray(media.key, [...hashes])),
  ])
  return new Map([...documents, ...files].map((row) => [row.hash, row]))
}
