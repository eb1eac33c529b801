import {
  AUCTION_BOUNDS,
  type AuctionFault,
  type AuctionTerms,
  auctionFault,
  auctionIdOf,
  parseAuctionText,
} from '@chiaroscuro/domain/auction'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { NotFoundError, RefusedError } from '../endpoint/endpoint.js'
import type { PeopleContext } from '../endpoint/people-context.js'
import { tell } from '../outbox/tell.js'
import type { Moment } from '../query/open-offer.js'
import type { Database } from '../store/database.js'
import { auction, nft } from '../store/schema.js'
import { auctionFactsOf } from './auction-facts.js'
import { keepAuctions } from './keep-auctions.js'
import { type SignedBody, signedBy } from './signed-by.js'
import { standingOf } from './standing-of.js'

/** Of our advisory locks, the one that whoever numbers an auction holds until its transaction ends. */
const NUMBERING = 7_203_116

/**
 * Takes an owner's auction in, unless it is known already. Throws `RefusedError` for every rule it breaks, `NotFoundError` for
 * an item that is not known.
 */
export async function postAuction(
  context: PeopleContext,
  body: SignedBody,
  userId: string | null,
): Promise<{ id: string; isNew: boolean }> {
  const { db, now, network } = context
  const terms = parseAuctionText(body.message)
  if (!terms)
    throw refused('not-canonical', 'The text is not, byte for byte, the one that these terms are written in.')
  const id = auctionIdOf(body.message)
  if (await isKnown(db, id)) return { id, isNew: false }
  if (terms.network !== network)
    throw refused('wrong-network', `The text is for ${terms.network}, which is not the network here.`)
  const fault = auctionFault(terms, now() / 1000)
  if (fault) throw refused(fault, SENTENCES[fault])
  // What can be refused without a pairing is refused first.
  const ownerHash = await ownerOf(db, terms)
  const proof = signedBy(body, ownerHash)
  const row = { id, proof, ownerHash, userId, ...toColumns(terms), createdAt: now() }
  return { id, isNew: await save(db, row, { ...context.moment(), seconds: Math.floor(now() / 1000) }) }
}

type Row = Omit<typeof auction.$inferInsert, 'number'>

/** False where the same auction came in between. */
function save(db: Database, row: Row, moment: Moment): Promise<boolean> {
  return db.transaction(async (tx) => {
    // The follower waits with a block that spends the coin, a bid with being counted.
    await ownerOf(tx, row, 'locked')
    await tx.execute(sql`select pg_advisory_xact_lock(${NUMBERING})`)
    if (await isKnown(tx, row.id)) return false
    await requireFree(tx, row, moment)
    const number = sql<number>`(select coalesce(max(a.number), 0) + 1 from auction a)`
    await tx.insert(auction).values({ ...row, number })
    const news = await keepAuctions(tx, [row.launcherId], moment, { height: null })
    await tell(tx, news, row.createdAt)
    return true
  })
}

/** Who holds the item, by its newest coin, which the text has to name. */
async function ownerOf(
  db: Database,
  { launcherId, coinId }: Pick<Row, 'launcherId' | 'coinId'>,
  lock?: 'locked',
): Promise<string> {
  const newest = db
    .select({ coinId: nft.coinId, ownerHash: nft.ownerHash, burned: nft.burned })
    .from(nft)
    .where(and(eq(nft.launcherId, launcherId), isNull(nft.validTo)))
  const [item] = await (lock ? newest.for('update') : newest)
  if (!item && lock) throw spent()
  if (!item) throw new NotFoundError('Unknown NFT.')
  if (item.coinId !== coinId || item.ownerHash === null || item.burned) throw spent()
  return item.ownerHash
}

/** All of an item's auctions are worked out with each bid for it: nobody gains from more. */
const MOST_OF_COIN = 50

/** One auction a coin at a time, and not without end. */
async function requireFree(tx: Database, { launcherId, coinId }: Row, moment: Moment): Promise<void> {
  const known = await auctionFactsOf(tx, [launcherId])
  const ofCoin = known.filter((facts) => facts.auction.coinId === coinId)
  if (ofCoin.length >= MOST_OF_COIN)
    throw refused('too-many', `An item is put up ${MOST_OF_COIN} times at most before it moves.`)
  for (const facts of ofCoin) {
    const { row } = standingOf(facts, moment)
    if (row.closedAt !== null || row.endsAt <= moment.seconds) continue
    const auctionId = facts.auction.id
    throw new RefusedError(
      'AuctionRunning',
      'This item is in an auction that has not ended: call that off first, or wait.',
      { auction_id: auctionId },
    )
  }
}

async function isKnown(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: auction.id }).from(auction).where(eq(auction.id, id))
  return rows.length > 0
}

function toColumns({ launcherId, coinId, reserve, start, end, overtimeSeconds }: AuctionTerms) {
  return {
    launcherId,
    coinId,
    reserve: reserve.toString(),
    startsAt: start,
    endsAt: end,
    overtimeSeconds,
  }
}

function spent(): RefusedError {
  return new RefusedError('CoinSpent', 'The coin that the text names is not the item’s newest coin.')
}

function refused(reason: string, message: string): RefusedError {
  return new RefusedError('AuctionRefused', message, { reason })
}

const DAYS = AUCTION_BOUNDS.longest / 86_400
const SENTENCES: Readonly<Record<AuctionFault, string>> = {
  'end-before-start': 'The auction ends before it starts.',
  'ends-too-soon': `The auction has to go on for ${AUCTION_BOUNDS.shortest} seconds from now at least.`,
  'too-long': `From start to end an auction takes ${DAYS} days at most.`,
  'starts-too-late': `The auction has to start within ${AUCTION_BOUNDS.furthest / 86_400} days.`,
  'started-too-long-ago': `The start may not lie more than ${AUCTION_BOUNDS.earliest} seconds back.`,
  'overtime-too-long': `Overtime is ${AUCTION_BOUNDS.overtime} seconds at most.`,
  'reserve-too-low': 'The reserve is one mojo at least.',
}
