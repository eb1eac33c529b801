import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { minterRow, THE_ROW } from '../query/minting-rows.js'
import type { Database } from '../store/database.js'
import { mintAccount, mintCredit, mintLine, mintMinter, mintOrder, mintRun } from '../store/schema.js'
import { MOST_LANES, MOST_PIECES, type TurnAnswer, type TurnBody } from './protocol.js'

type Order = typeof mintOrder.$inferSelect

export interface DeskContext {
  readonly db: Database
  /** Unix milliseconds. */
  readonly now: () => number
  readonly random: (bytes: number) => Uint8Array
}

/** Of our advisory locks, the one that whoever makes runs holds until its transaction ends. */
const RUNNING = 7_203_121
/** A minter that has nothing new to say is noted so often. */
const NOTED_MS = 15_000
const MOST_DIDS = 20
const MOST_OFFERS = 50
const MOST_WATCHED = 500

/** A look of the minter's: notes how it is, makes runs of what was ordered, and says what there is to do. */
export async function takeTurn(context: DeskContext, turn: TurnBody): Promise<TurnAnswer> {
  const { db } = context
  await noteMinter(context, turn)
  await makeRuns(context, turn)
  const [dids, runs, offers, watched] = await Promise.all([
    wantedDids(db),
    openRuns(db, turn.known),
    dueOffers(db),
    watchedOffers(db),
  ])
  return { dids, runs, offers, watched }
}

/** Written where something changed, or now and then: each write makes every answer that is kept for others an old one. */
async function noteMinter({ db, now }: DeskContext, { puzzleHash, balance, coins, height }: TurnBody) {
  const row = { puzzleHash, balance, coins, height, seenAt: now() }
  const known = await minterRow(db)
  const isSame =
    known?.puzzleHash === puzzleHash &&
    known.balance === balance &&
    known.coins === coins &&
    known.height === height
  if (isSame && row.seenAt - known.seenAt < NOTED_MS) return
  await db
    .insert(mintMinter)
    .values({ id: THE_ROW, ...row })
    .onConflictDoUpdate({ target: mintMinter.id, set: row })
}

/** A run for everybody who waits and whose last run is in a block: the DID's next coin is known only then. */
async function makeRuns({ db, now, random }: DeskContext, turn: TurnBody): Promise<void> {
  const waiting = await db
    .select({ id: mintOrder.id })
    .from(mintOrder)
    .where(eq(mintOrder.state, 'queued'))
    .limit(1)
  if (waiting.length === 0) return
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${RUNNING})`)
    const busy = await tx
      .select({ userId: mintRun.userId })
      .from(mintRun)
      .where(eq(mintRun.isIncluded, false))
    const free = MOST_LANES - busy.length
    if (free <= 0) return
    for (const { userId, didId } of await nextInLine(tx, free)) {
      const orders = didId === null ? [] : await nextOrders(tx, userId)
      if (orders.length === 0 || didId === null) continue
      const id = `mrun-${Buffer.from(random(12)).toString('hex')}`
      const plan = planOf(didId, orders, turn)
      await tx
        .insert(mintRun)
        .values({ id, userId, plan, createdAt: now(), isIncluded: false, isSettled: false, attention: null })
      for (const [piece, one] of orders.entries())
        await tx.update(mintOrder).set({ runId: id, piece }).where(eq(mintOrder.id, one.id))
    }
  })
}

/** Those who have waited longest and have no run that waits for a block. */
function nextInLine(tx: Database, limit: number) {
  return tx
    .select({ userId: mintAccount.userId, didId: mintAccount.didId })
    .from(mintAccount)
    .innerJoin(
      mintOrder,
      and(eq(mintOrder.userId, mintAccount.userId), eq(mintOrder.state, 'queued'), isNull(mintOrder.runId)),
    )
    .where(
      and(
        mintAccount.isDidReady,
        sql`not exists (select 1 from ${mintRun} r where r.user_id = ${mintAccount.userId} and not r.is_included)`,
      ),
    )
    .groupBy(mintAccount.userId, mintAccount.didId)
    .orderBy(sql`min(${mintOrder.createdAt})`, mintAccount.userId)
    .limit(limit)
}

/** The oldest of somebody's orders, and those after it that pay the same royalty: a bundle has one. */
async function nextOrders(tx: Database, userId: string): Promise<Order[]> {
  const own = and(eq(mintOrder.userId, userId), eq(mintOrder.state, 'queued'), isNull(mintOrder.runId))
  const inOrder = [asc(mintOrder.createdAt), asc(mintOrder.batchKey), asc(mintOrder.position)]
  const [first] = await tx
    .select()
    .from(mintOrder)
    .where(own)
    .orderBy(...inOrder)
    .limit(1)
  if (!first) return []
  const { royaltyHash, royaltyBasisPoints } = first
  return tx
    .select()
    .from(mintOrder)
    .where(
      and(own, eq(mintOrder.royaltyHash, royaltyHash), eq(mintOrder.royaltyBasisPoints, royaltyBasisPoints)),
    )
    .orderBy(...inOrder)
    .limit(MOST_PIECES)
}

/** A plan of the mint engine. What is sold goes to the minter first, who alone can sign its offer. */
function planOf(didId: string, orders: readonly Order[], { network, puzzleHash, fee }: TurnBody) {
  const [first] = orders
  return {
    version: 1,
    network,
    didId,
    royaltyPuzzleHash: first?.royaltyHash,
    royaltyBasisPoints: first?.royaltyBasisPoints,
    batchSize: orders.length,
    fee,
    pieces: orders.map(({ metadata, targetHash, priceAmount }) => ({
      name: '',
      ...metadata,
      to: priceAmount === null ? targetHash : puzzleHash,
    })),
  }
}

/** Whoever has had a credit has a DID made. */
async function wantedDids(db: Database): Promise<TurnAnswer['dids']> {
  const rows = await db
    .select({ userId: mintAccount.userId, didId: mintAccount.didId, bundle: mintAccount.didBundle })
    .from(mintAccount)
    .where(
      and(
        eq(mintAccount.isDidReady, false),
        or(
          isNotNull(mintAccount.didId),
          sql`exists (select 1 from ${mintCredit} c where c.user_id = ${mintAccount.userId} and c.amount > 0)`,
        ),
      ),
    )
    .orderBy(mintAccount.place)
    .limit(MOST_DIDS)
  return rows.map(({ userId, didId, bundle }) => ({
    userId,
    made: didId !== null && bundle !== null ? { didId, bundle } : null,
  }))
}

async function openRuns(db: Database, known: readonly string[]): Promise<TurnAnswer['runs']> {
  const runs = await db
    .select({ id: mintRun.id, userId: mintRun.userId })
    .from(mintRun)
    .where(eq(mintRun.isSettled, false))
    .orderBy(asc(mintRun.createdAt), asc(mintRun.id))
  const held = new Set(known)
  const asked = runs.filter(({ id }) => !held.has(id)).map(({ id }) => id)
  const [plans, lines] = await Promise.all([plansOf(db, asked), linesOf(db, asked)])
  return runs.map(({ id, userId }) => ({
    ...{ id, userId },
    content: held.has(id) ? null : { plan: plans.get(id), lines: lines.get(id) ?? [] },
  }))
}

async function plansOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, unknown>()
  const rows = await db
    .select({ id: mintRun.id, plan: mintRun.plan })
    .from(mintRun)
    .where(inArray(mintRun.id, [...ids]))
  return new Map<string, unknown>(rows.map(({ id, plan }) => [id, plan]))
}

async function linesOf(db: Database, ids: readonly string[]) {
  const lines = new Map<string, string[]>()
  if (ids.length === 0) return lines
  const rows = await db
    .select()
    .from(mintLine)
    .where(inArray(mintLine.runId, [...ids]))
    .orderBy(mintLine.runId, mintLine.at)
  for (const { runId, line } of rows) lines.set(runId, [...(lines.get(runId) ?? []), line])
  return lines
}

async function dueOffers(db: Database): Promise<TurnAnswer['offers']> {
  const rows = await db
    .select()
    .from(mintOrder)
    .where(
      and(
        inArray(mintOrder.state, ['signed', 'minted']),
        isNotNull(mintOrder.priceAmount),
        isNull(mintOrder.offerText),
      ),
    )
    .orderBy(asc(mintOrder.createdAt))
    .limit(MOST_OFFERS)
  return rows.flatMap(({ id, runId, launcherId, firstCoinId, height, ...row }) => {
    const { priceAsset, priceAmount, targetHash, expiresAt } = row
    if (runId === null || launcherId === null || firstCoinId === null) return []
    if (priceAsset === null || priceAmount === null || expiresAt === null) return []
    const price = { asset: priceAsset, amount: priceAmount, payTo: targetHash, expiresAt }
    return [{ orderId: id, runId, launcherId, firstCoinId, height, ...price }]
  })
}

async function watchedOffers(db: Database): Promise<TurnAnswer['watched']> {
  const rows = await db
    .select({ orderId: mintOrder.id, coinId: mintOrder.coinId, expiresAt: mintOrder.expiresAt })
    .from(mintOrder)
    .where(and(eq(mintOrder.state, 'minted'), isNotNull(mintOrder.coinId)))
    .orderBy(asc(mintOrder.expiresAt))
    .limit(MOST_WATCHED)
  return rows.flatMap(({ orderId, coinId, expiresAt }) =>
    coinId === null || expiresAt === null ? [] : [{ orderId, coinId, expiresAt }],
  )
}
