import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../store/database.js'
import { detail, document, lotItem, media, nft, rarity } from '../store/schema.js'
import { hasCopies } from './duplicate-rows.js'
import { story } from './event-rows.js'
import { ONE, rowsStatement } from './nft-rows.js'
import type { Moment } from './open-offer.js'
import { prepared } from './prepared.js'
import { ownCounts } from './trait-rows.js'

const metadata = alias(document, 'metadata')
const license = alias(document, 'license')

/**
 * One NFT as its own page shows it, but for what is offered. In one question: each costs more to send than it takes to
 * answer.
 */
export async function wholeItem(db: Database, moment: Moment, id: string) {
  const [row] = await statement(db).execute({ ...moment, id })
  return row
}

const statement = prepared((db) =>
  rowsStatement(
    db,
    {
      nft,
      detail,
      media,
      metadata: {
        state: metadata.state,
        json: metadata.json,
        reason: metadata.reason,
        code: metadata.code,
        codeDetail: metadata.codeDetail,
      },
      license: { state: license.state },
      ranked: rarity.total,
      ownCounts,
      story,
      hasCopies,
      isInLots: sql<boolean>`exists (select 1 from ${lotItem} where ${lotItem.launcherId} = ${nft.launcherId})`,
    },
    ONE,
  )
    .leftJoin(metadata, eq(metadata.hash, nft.metadataHash))
    .leftJoin(license, eq(license.hash, nft.licenseHash))
    .leftJoin(rarity, eq(rarity.collectionId, detail.collectionId))
    .prepare('whole_item'),
)

/** An NFT as the field's dialect shows it, with what happened to it. */
export async function itemWithStory(db: Database, moment: Moment, id: string) {
  const [row] = await storied(db).execute({ ...moment, id })
  return row
}

const storied = prepared((db) =>
  rowsStatement(db, { nft, detail, media, story }, ONE).prepare('item_with_story'),
)
