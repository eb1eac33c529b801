import { queueName } from '@chiaroscuro/contract/schema'
import { parseCollectionId, parseDid, parseNftId } from '@chiaroscuro/domain/id'
import { and, eq, isNull, or } from 'drizzle-orm'
import { usernameKey } from '../query/claimed-profiles.js'
import { knownDids } from '../query/did-lists.js'
import type { Database } from '../store/database.js'
import type { ActedKind } from '../store/ledger/moderation.js'
import { apiKey, auction, ban, collection, nft, offer, profileClaim } from '../store/schema.js'

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
  async profile(db, text) {
    const id = parseDid(text)
    if (id !== undefined) return (await knownDids(db, [id])).has(id) ? { id, launcherId: null } : undefined
    const [row] = await db
      .select({ id: profileClaim.didId })
      .from(profileClaim)
      .where(eq(profileClaim.usernameKey, usernameKey(text)))
    return row && { ...row, launcherId: null }
  },
  /** By the account itself, or by what it claimed. */
  async person(db, text) {
    const isTheirs = or(
      eq(profileClaim.didId, parseDid(text) ?? text),
      eq(profileClaim.usernameKey, usernameKey(text)),
      eq(profileClaim.userId, text),
    )
    const [row] = await db.select({ id: profileClaim.userId }).from(profileClaim).where(isTheirs).limit(1)
    if (row) return { ...row, launcherId: null }
    // Their claims may have gone on to others.
    const [banned] = await db.select({ id: ban.userId }).from(ban).where(eq(ban.userId, text))
    return banned && { ...banned, launcherId: null }
  },
  async queue(_, text) {
    const { data } = queueName.safeParse(text)
    return data && { id: data, launcherId: null }
  },
}
