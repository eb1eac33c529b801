import { parseCallOffText } from '@chiaroscuro/domain/auction'
import { eq } from 'drizzle-orm'
import { NotFoundError, RefusedError } from '../endpoint/endpoint.js'
import type { PeopleContext } from '../endpoint/people-context.js'
import { tell } from '../outbox/tell.js'
import type { Database } from '../store/database.js'
import { auction } from '../store/schema.js'
import { auctionFactsOf } from './auction-facts.js'
import { keepAuctions } from './keep-auctions.js'
import { type SignedBody, signedBy } from './signed-by.js'
import { standingOf } from './standing-of.js'

/** Calls an auction off, unless it was already. Throws `RefusedError` for every rule broken, `NotFoundError` where there is none. */
export async function callOff(context: PeopleContext, id: string, body: SignedBody): Promise<void> {
  const { db, network } = context
  const terms = parseCallOffText(body.message)
  if (!terms) throw refused('not-canonical', 'The text is not, byte for byte, one that calls an auction off.')
  if (terms.network !== network)
    throw refused('wrong-network', `The text is for ${terms.network}, which is not the network here.`)
  if (terms.auctionId !== id) throw refused('other-auction', 'The text is about another auction.')
  const [row] = await db.select().from(auction).where(eq(auction.id, id))
  if (!row) throw new NotFoundError('Unknown auction.')
  // Whoever signed it may end it: nobody else's word is needed, and another owner's auction is over.
  const proof = signedBy(body, row.ownerHash)
  await db.transaction((tx) => close(context, tx, row, proof))
}

type Row = typeof auction.$inferSelect

async function close(
  context: PeopleContext,
  tx: Database,
  { id, launcherId }: Row,
  proof: Row['callOff'],
): Promise<void> {
  const calledOffAt = context.now()
  const moment = { ...context.moment(), seconds: Math.floor(calledOffAt / 1000) }
  await tx.select({ id: auction.id }).from(auction).where(eq(auction.id, id)).for('no key update')
  const known = await auctionFactsOf(tx, [launcherId])
  const facts = known.find((one) => one.auction.id === id)
  if (!facts || facts.auction.calledOffAt !== null) return
  const { row } = standingOf(facts, moment)
  if (row.closedAt !== null || moment.seconds >= row.endsAt)
    throw new RefusedError('AuctionOver', 'It is too late to call this auction off: it has ended.')
  await tx.update(auction).set({ calledOffAt, callOff: proof }).where(eq(auction.id, id))
  await tell(tx, await keepAuctions(tx, [launcherId], moment, { height: null }), calledOffAt)
}

function refused(reason: string, message: string): RefusedError {
  return new RefusedError('AuctionRefused', message, { reason })
}
