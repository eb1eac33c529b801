import { isExpired, offerIdOf, type VerifiedOffer } from '@chiaroscuro/domain/offer'
import type { NetworkName } from '@chiaroscuro/domain/signature'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { keepAuctions } from '../auction/keep-auctions.js'
import type { EndpointContext } from '../endpoint/endpoint.js'
import { keepItems } from '../item/keep-items.js'
import { type News, retractOffer, tell } from '../outbox/tell.js'
import { findOffer, findOfferByBundle } from '../query/offer-rows.js'
import type { Moment } from '../query/open-offer.js'
import type { OfferReading } from '../sandbox/read-offer.js'
import type { Database } from '../store/database.js'
import { NEWS } from '../store/outbox/schema.js'
import { lotItem, nft, offer, offerCoin } from '../store/schema.js'
import { toColumns, toListing, toTraces } from './offer-row.js'
import { refused, refusedBySandbox } from './refused.js'

/** What publishing an offer needs beside the store. */
export interface OfferContext extends EndpointContext {
  /** Decodes, reads and verifies a stranger's text where it can hurt nothing. Rejects with `SandboxError`. */
  readonly readOffer: (text: string) => Promise<OfferReading>
  /** Networks whose signatures are taken here. */
  readonly networks: readonly NetworkName[]
  readonly now: () => number
  /** Told after something was published. */
  readonly onPublished?: () => void
  /** Which of these coins exist and are unspent, and since which height, asked of the node. */
  readonly unspentCoins: (coinIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
}

/** What became of an offer that somebody published. */
export interface Published {
  /** Its id, or that of the same trade under another text. */
  readonly id: string
  readonly isNew: boolean
}

/**
 * Takes a stranger's offer into the list. Throws `RefusedError`: `OfferRefused` for one that cannot be
 * listed, `Busy` when too many are read.
 */
export async function publishOffer(context: OfferContext, given: string): Promise<Published> {
  const text = given.trim()
  const id = offerIdOf(text)
  if (await findOffer(context.db, id)) return { id, isNew: false }
  const { read, bundleHash } = await readText(context, text)
  // One trade can be written as many texts.
  const twin = await findOfferByBundle(context.db, bundleHash)
  if (twin) return { id: twin, isNew: false }
  requireSound(context, read)
  if (isExpired(read.expiry, context.moment())) throw refused('expired', 'This offer is over: it ran out.')
  const { row: listing, launcherIds } = toListing(read)
  await requireKnown(context.db, launcherIds)
  const bornHeight = await requireUnspent(context, read)
  const row = { ...listing, ...toColumns(read), bornHeight, id, text, bundleHash, receivedAt: context.now() }
  if (!(await save(context, row, { read, launcherIds })))
    return { id: (await findOfferByBundle(context.db, bundleHash)) ?? id, isNew: false }
  // A block may have spent a coin between the question and the answer; from here on the follower sees every spend.
  await requireUnspent(context, read).catch(async (error: unknown) => {
    await context.db.transaction((tx: Database) => takeBack(tx, context, row))
    throw error
  })
  context.onPublished?.()
  return { id, isNew: true }
}

async function readText(
  { readOffer }: OfferContext,
  text: string,
): Promise<{ read: VerifiedOffer; bundleHash: string }> {
  const reading = await readOffer(text).catch(refusedBySandbox)
  if (!reading.ok) throw refused(reading.reason, reading.message)
  return { read: reading.offer, bundleHash: reading.bundleHash }
}

/** Only what was signed for this network and can settle here as it reads is listed. */
function requireSound({ networks }: OfferContext, { network, doubts }: VerifiedOffer): void {
  if (network === 'nosig') throw refused('unsigned', 'Nobody signed this offer.')
  if (network === null)
    throw refused('bad-signature', 'The signature of this offer is not valid on any network.')
  if (!networks.includes(network))
    throw refused('wrong-network', `This offer was signed for ${network}, which is not the network here.`)
  const [doubt] = doubts
  if (doubt) throw refused(doubt, DOUBTS[doubt])
}

const DOUBTS: Readonly<Record<VerifiedOffer['doubts'][number], string>> = {
  'wrong-puzzle': 'A coin of this offer has another puzzle than the one shown.',
  'wrong-coin': 'A spend of this offer was made for another coin.',
  unbound: 'What this offer asks for is not what was signed.',
  unfunded: 'This offer gives more than its coins hold.',
  unsettled: 'This offer asks for payment at a puzzle that wallets do not complete.',
}

async function requireKnown(db: Database, launcherIds: readonly string[]): Promise<void> {
  const rows = await db
    .select({ launcherId: nft.launcherId })
    .from(nft)
    .where(and(inArray(nft.launcherId, [...launcherIds]), isNull(nft.validTo)))
  const known = new Set(rows.map(({ launcherId }) => launcherId))
  if (launcherIds.some((id) => !known.has(id)))
    throw refused('unknown-nft', 'An NFT of this offer is not known.')
}

/** Gives the height by which all its coins were made. */
async function requireUnspent(context: OfferContext, read: VerifiedOffer): Promise<number> {
  const unspent = await context.unspentCoins(read.mustBeUnspent)
  if (read.mustBeUnspent.some((coin) => !unspent.has(coin)))
    throw refused('spent', 'A coin of this offer is spent or unknown.')
  return Math.max(0, ...unspent.values())
}

type OfferRow = typeof offer.$inferInsert

/** False when the same offer, or the same trade under another text, came in between. */
async function save(
  { db, moment }: OfferContext,
  row: OfferRow,
  { read, launcherIds }: { read: VerifiedOffer; launcherIds: readonly string[] },
): Promise<boolean> {
  return db.transaction(async (tx: Database) => {
    const inserted = await tx.insert(offer).values(row).onConflictDoNothing().returning({ id: offer.id })
    if (inserted.length === 0) return false
    await tx.insert(offerCoin).values(toTraces(row.id, read)).onConflictDoNothing()
    const { id: offerId, launcherId = null } = row
    if (launcherId === null)
      await tx.insert(lotItem).values(launcherIds.map((item) => ({ offerId, launcherId: item })))
    const type = row.side === 1 ? NEWS.listing : NEWS.bid
    const published = { type, height: null, launcherId, eventIndex: null, offerId }
    const ofAuctions = await bidInAuction(tx, row, moment())
    if (row.side === 1) await keepItems(tx, pricedBy(row), moment())
    await tell(tx, [published, ...ofAuctions], row.receivedAt)
    return true
  })
}

/** The NFT whose price an offer is; a lot's is no NFT's. */
function pricedBy({ launcherId }: OfferRow): string[] {
  return typeof launcherId === 'string' ? [launcherId] : []
}

async function takeBack(tx: Database, { moment, now }: OfferContext, row: OfferRow): Promise<void> {
  await tx.delete(offerCoin).where(eq(offerCoin.offerId, row.id))
  await tx.delete(lotItem).where(eq(lotItem.offerId, row.id))
  await tx.delete(offer).where(eq(offer.id, row.id))
  await keepItems(tx, pricedBy(row), moment())
  const news = await keepAuctions(tx, pricedBy(row), moment(), { height: null })
  await retractOffer(tx, row.id, now())
  await tell(tx, news, now())
}

/** Waits for whoever puts the item up for auction just now, so that one of the two sees the other. */
async function bidInAuction(tx: Database, row: OfferRow, moment: Moment): Promise<News[]> {
  const items = pricedBy(row)
  if (row.side !== 2 || items.length === 0) return []
  await tx
    .select({ coinId: nft.coinId })
    .from(nft)
    .where(and(inArray(nft.launcherId, items), isNull(nft.validTo)))
    .for('share')
  return keepAuctions(tx, items, moment, { height: null })
}
