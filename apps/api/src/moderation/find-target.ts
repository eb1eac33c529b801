import { parseCollectionId, parseNftId } from '@chiaroscuro/domain/id'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import type { ActedKind } from '../store/ledger/moderation.js'
import { apiKey, auction, collection, nft, offer } from '../store/schema.js'

/** Something that can be acted on. */
export interface Target {
  readonly kind: ActedKind
  /** As it is kept. */
  readonly id: string
  /** The item it is about, if it is about one. */
  readonly launcherId: string | null
}

/** What an id of a kind names, in any form that it has; `undefined` for what is not known. */
export async function findTarget(db: Database, kind: ActedKind, text: string): Promise<Target | undefined> {
  const found = await FINDERS[kind](db, text.trim())
  return found && { kind, ...found }
}

type Found = Omit<Target, 'kind'> | undefined

const FINDERS: Readonly<Record<ActedKind, (db: Database, text: string) => Promise<Found>>> = {
  async nft(db, text) {
    const launcherId = parseNftId(text)
    if (launcherId === undefined) return undefined
    const [row] = await db
      .select({ id: nft.launcherId, launcherId: nft.launcherId })
      .from(nft)
      .where(and(eq(nft.launcherId, launcherId), isNull(nft.validTo)))
    return row
  },
  async collection(db, text) {
    const id = parseCollectionId(text)
    if (id === undefined) return undefined
    const [row] = await db.select({ id: collection.id }).from(collection).where(eq(collection.id, id))
    return row && { ...row, launcherId: null }
  },
  async offer(db, text) {
    const [row] = await db
      .select({ id: offer.id, launcherId: offer.launcherId })
      .from(offer)
      .where(eq(offer.id, text))
    return row
  },
  async auction(db, text) {
    const [row] = await db
      .select({ id: auction.id, launcherId: auction.launcherId })
      .from(auction)
      .where(eq(auction.id, text.toLowerCase()))
    return row
  },
  async key(db, text) {
    const [row] = await db.select({ id: apiKey.id }).from(apiKey).where(eq(apiKey.id, text))
    return row && { ...row, launcherId: null }
  },
}
