import { queueName } from '@chiaroscuro/contract/schema'
import { and, eq, sql } from 'drizzle-orm'
import { auctionFactsOf } from '../auction/auction-facts.js'
import { keepAuctions } from '../auction/keep-auctions.js'
import { standingOf } from '../auction/standing-of.js'
import { RefusedError } from '../endpoint/endpoint.js'
import { keepItems } from '../item/keep-items.js'
import { tell } from '../outbox/tell.js'
import { isHidden } from '../query/hidden-rows.js'
import type { Moment } from '../query/open-offer.js'
import { retryQueue } from '../query/queue-rows.js'
import type { Database } from '../store/database.js'
import type { ModeratedKind, ModerationAct } from '../store/ledger/moderation.js'
import { auction, featured, hidden, mintStop } from '../store/schema.js'
import { actRefused } from './act-refused.js'
import { ban, unban } from './ban.js'
import type { Target } from './find-target.js'
import { addEntry } from './log.js'

/** An act as somebody asks for it, of a target that is there. */
export interface Asked {
  readonly key: string
  readonly act: ModerationAct
  readonly target: Target
  readonly reason: string
  readonly userId: string
  /** What their token calls them, if anything. */
  readonly userName: string | null
  /** Unix milliseconds, and how far the index is. */
  readonly at: number
  readonly moment: Moment
}

/** Writes an act down and does it, in a transaction that holds the log. Throws `RefusedError`. */
export async function carryOut(tx: Database, asked: Asked): Promise<void> {
  const { key, act, reason, userId, userName, at } = asked
  const { kind, id: target } = asked.target
  const number = await addEntry(tx, { key, act, kind, target, reason, userId, userName, at })
  await ACTS[act](tx, asked, number)
}

type Doing = (tx: Database, asked: Asked, number: number) => Promise<void>

const ACTS: Readonly<Record<ModerationAct, Doing>> = {
  ...{ hide, show, feature, unfeature, end },
  ...{ stop, permit, ban, unban, retry },
}

/** Lets a key mint no more. What it ordered already is minted: it was paid for. */
async function stop(tx: Database, { target }: Asked, act: number): Promise<void> {
  if (target.kind !== 'key') throw actRefused('cannot-be-stopped', 'Only keys are stopped.')
  await tx
    .insert(mintStop)
    .values({ keyId: target.id, act })
    .onConflictDoUpdate({ target: mintStop.keyId, set: { act } })
}

async function permit(tx: Database, { target }: Asked): Promise<void> {
  const gone = await tx
    .delete(mintStop)
    .where(eq(mintStop.keyId, target.id))
    .returning({ keyId: mintStop.keyId })
  if (target.kind !== 'key' || gone.length === 0) throw actRefused('not-stopped', 'It is not stopped.')
}

/** Tries at once what failed. */
async function retry(tx: Database, { target, at }: Asked): Promise<void> {
  const { data: queue } = queueName.safeParse(target.id)
  if (target.kind !== 'queue' || !queue) throw actRefused('no-queue', 'Only queues are tried again.')
  if ((await retryQueue(tx, queue, at)) === 0) throw actRefused('nothing-failed', 'Nothing in it has failed.')
}

/** The target as something that lists show, or do not. Throws `RefusedError` for what is in none. */
function listed({ target }: Asked): Listed {
  const { kind } = target
  if (kind === 'key' || kind === 'person' || kind === 'queue')
    throw actRefused('not-listed', 'Only what lists show is hidden or featured.')
  return { ...target, kind }
}

async function hide(tx: Database, asked: Asked, number: number): Promise<void> {
  const target = listed(asked)
  await stand(tx, hidden, target, number)
  await fall(tx, featured, target)
  await keepListing(tx, asked)
}

async function show(tx: Database, asked: Asked): Promise<void> {
  if (!(await fall(tx, hidden, listed(asked)))) throw actRefused('not-hidden', 'It is not hidden.')
  await keepListing(tx, asked)
}

async function feature(tx: Database, asked: Asked, number: number): Promise<void> {
  const { kind, id, launcherId } = asked.target
  if (kind !== 'collection' && kind !== 'auction')
    throw actRefused('cannot-be-featured', 'Only collections and auctions are featured.')
  const [known] = await tx.select({ is: isHidden(kind, sql`${id}`) }).from(sql`(select 1) one`)
  if (known?.is) throw actRefused('hidden', 'It is hidden: show it first.')
  if (kind === 'auction') await requireGoing(tx, asked, launcherId)
  await stand(tx, featured, listed(asked), number)
}

async function unfeature(tx: Database, asked: Asked): Promise<void> {
  if (!(await fall(tx, featured, listed(asked)))) throw actRefused('not-featured', 'It is not featured.')
}

/** Withdraws what the owner signed: for us the auction is over, whatever its text says. */
async function end(tx: Database, asked: Asked): Promise<void> {
  const { target, reason, at, moment } = asked
  const { kind, id, launcherId } = target
  if (kind !== 'auction') throw actRefused('cannot-be-ended', 'Only auctions are ended.')
  await tx.select({ id: auction.id }).from(auction).where(eq(auction.id, id)).for('no key update')
  await requireGoing(tx, asked, launcherId)
  await tx.update(auction).set({ withdrawnAt: at, withdrawnReason: reason }).where(eq(auction.id, id))
  await fall(tx, featured, { ...target, kind })
  await tell(tx, await keepAuctions(tx, [launcherId ?? ''], moment, { height: null }), at)
}

async function requireGoing(tx: Database, { target, moment }: Asked, launcherId: string | null) {
  const known = await auctionFactsOf(tx, launcherId === null ? [] : [launcherId])
  const facts = known.find((one) => one.auction.id === target.id)
  const row = facts && standingOf(facts, moment).row
  if (!row || row.closedAt !== null || moment.seconds >= row.endsAt)
    throw new RefusedError('AuctionOver', 'The auction has ended.')
}

/** An item may carry the price of an offer that was hidden just now, or lack that of one shown again. */
async function keepListing(tx: Database, { target, moment }: Asked): Promise<void> {
  const { kind, launcherId } = target
  if (kind === 'offer' && launcherId !== null) await keepItems(tx, [launcherId], moment)
}

/** A target that lists show, or do not. */
type Listed = Target & { readonly kind: ModeratedKind }
type Standing = typeof hidden | typeof featured

async function stand(tx: Database, table: Standing, { kind, id }: Listed, act: number): Promise<void> {
  await tx
    .insert(table)
    .values({ kind, target: id, act })
    .onConflictDoUpdate({ target: [table.kind, table.target], set: { act } })
}

/** False where nothing stood. */
async function fall(tx: Database, table: Standing, { kind, id }: Listed): Promise<boolean> {
  const gone = await tx
    .delete(table)
    .where(and(eq(table.kind, kind), eq(table.target, id)))
    .returning({ target: table.target })
  return gone.length > 0
}
