import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../store/database.js'
import { mintAccount, mintLine, mintOrder, mintRun } from '../store/schema.js'
import { addCredits, lockAccount } from './credits.js'
import { noteSteps, type Step } from './note-steps.js'
import type {
  attentionBody,
  didBody,
  didReadyBody,
  endedBody,
  lineBody,
  Meaning,
  offerBody,
} from './protocol.js'
import type { DeskContext } from './take-turn.js'

type Line = z.output<typeof lineBody>

/**
 * Keeps a line of a run's journal with what it means for the orders, in one transaction. Rejects with a unique violation where the
 * place is taken: another minter has written there.
 */
export function keepLine({ db, now }: DeskContext, { runId, at, line, meaning }: Line): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [run] = await tx
      .select({ isSettled: mintRun.isSettled })
      .from(mintRun)
      .where(eq(mintRun.id, runId))
      .for('update')
    if (!run || run.isSettled || (await lengthOf(tx, runId)) !== at) return false
    await tx.insert(mintLine).values({ runId, at, line })
    await carryOut(tx, runId, meaning, now())
    return true
  })
}

/** Bytes of a run's journal so far: lines are base64. */
async function lengthOf(tx: Database, runId: string): Promise<number> {
  const [last] = await tx
    .select({
      length: sql<number>`coalesce(sum(octet_length(decode(${mintLine.line}, 'base64'))), 0)`.mapWith(Number),
    })
    .from(mintLine)
    .where(eq(mintLine.runId, runId))
  return last?.length ?? 0
}

async function carryOut(tx: Database, runId: string, meaning: Meaning, at: number): Promise<void> {
  switch (meaning.kind) {
    case 'built':
      return sign(tx, runId, meaning, at)
    case 'included': {
      const { height } = meaning
      const waiting = await waitingOf(tx, runId)
      await moveOn(tx, runId, { state: 'minted', height, changedAt: at })
      await tx.update(mintRun).set({ isIncluded: true, attention: null }).where(eq(mintRun.id, runId))
      await noteSteps(
        tx,
        waiting.map((one) => ({ ...one, step: 'minted' as const })),
        at,
      )
      return
    }
    case 'undone':
      await takeBack(tx, runId, at)
      return
    case 'settled':
      await tx.update(mintRun).set({ isSettled: true, isIncluded: true }).where(eq(mintRun.id, runId))
  }
}

/** Orders of a run whose piece is still theirs. */
const own = (runId: string) => and(eq(mintOrder.runId, runId), isNull(mintOrder.takenBy))

/** Orders of a run that no block has. */
function waitingOf(tx: Database, runId: string) {
  return tx
    .select({ userId: mintOrder.userId, orderId: mintOrder.id })
    .from(mintOrder)
    .where(and(own(runId), inArray(mintOrder.state, ['queued', 'signed'])))
    .orderBy(mintOrder.piece)
}

/** Which ids the pieces will have. An offer of another coin than before is void, and made anew. */
async function sign(
  tx: Database,
  runId: string,
  { launcherIds, firstCoinIds }: Extract<Meaning, { kind: 'built' }>,
  changedAt: number,
): Promise<void> {
  const orders = await tx.select().from(mintOrder).where(own(runId)).orderBy(mintOrder.piece)
  const steps: Step[] = []
  for (const { id, userId, piece, firstCoinId, state } of orders) {
    const launcherId = piece === null ? undefined : launcherIds[piece]
    const next = piece === null ? undefined : firstCoinIds[piece]
    if (!launcherId || !next || next === firstCoinId) continue
    const fresh = { launcherId, firstCoinId: next, offerText: null, offerId: null, coinId: null, changedAt }
    await tx
      .update(mintOrder)
      .set({ ...fresh, ...(state === 'queued' && { state: 'signed' as const }) })
      .where(eq(mintOrder.id, id))
    steps.push({ userId, orderId: id, step: 'signed' })
  }
  await noteSteps(tx, steps, changedAt)
}

type Change = Pick<typeof mintOrder.$inferInsert, 'changedAt' | 'height'> & { state: 'minted' }

async function moveOn(tx: Database, runId: string, change: Change): Promise<void> {
  await tx
    .update(mintOrder)
    .set(change)
    .where(and(own(runId), inArray(mintOrder.state, ['queued', 'signed', 'minted'])))
  await tx
    .update(mintOrder)
    .set({ height: change.height ?? null })
    .where(own(runId))
}

/** A reorg took the block: what was sold in one after it was taken back with it. */
async function takeBack(tx: Database, runId: string, changedAt: number): Promise<void> {
  const undone = await tx
    .update(mintOrder)
    .set({ state: 'signed', height: null, changedAt })
    .where(and(own(runId), ne(mintOrder.state, 'lapsed')))
    .returning({ userId: mintOrder.userId, orderId: mintOrder.id })
  await tx.update(mintRun).set({ isIncluded: false }).where(eq(mintRun.id, runId))
  await noteSteps(
    tx,
    undone.map((one) => ({ ...one, step: 'undone' as const })),
    changedAt,
  )
}

/** A DID made for somebody, before anybody else sees what makes it. */
export async function keepDid(
  { db }: DeskContext,
  { userId, didId, bundle, instead }: z.output<typeof didBody>,
): Promise<boolean> {
  const before = instead === null ? isNull(mintAccount.didId) : eq(mintAccount.didId, instead)
  const rows = await db
    .update(mintAccount)
    .set({ didId, didBundle: bundle })
    .where(and(eq(mintAccount.userId, userId), eq(mintAccount.isDidReady, false), before))
    .returning({ userId: mintAccount.userId })
  return rows.length > 0
}

export async function keepDidReady(
  { db }: DeskContext,
  { userId, didId }: z.output<typeof didReadyBody>,
): Promise<boolean> {
  const rows = await db
    .update(mintAccount)
    .set({ isDidReady: true })
    .where(and(eq(mintAccount.userId, userId), eq(mintAccount.didId, didId)))
    .returning({ userId: mintAccount.userId })
  return rows.length > 0
}

/** The offer of a piece, once: of one coin no second is kept. */
export function keepOffer(
  { db, now }: DeskContext,
  { orderId, offerId, firstCoinId, coinId, text }: z.output<typeof offerBody>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const at = now()
    const rows = await tx
      .update(mintOrder)
      .set({ offerId, coinId, offerText: text, changedAt: at })
      .where(
        and(
          eq(mintOrder.id, orderId),
          eq(mintOrder.firstCoinId, firstCoinId),
          isNull(mintOrder.offerText),
          isNull(mintOrder.takenBy),
        ),
      )
      .returning({ userId: mintOrder.userId, orderId: mintOrder.id })
    await noteSteps(
      tx,
      rows.map((one) => ({ ...one, step: 'offered' as const })),
      at,
    )
    return rows.length > 0
  })
}

/** How the offer of a piece ended. One that ran out gives its credit back. */
export function keepEnd(
  { db, now }: DeskContext,
  { orderId, coinId, state }: z.output<typeof endedBody>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const at = now()
    const [order] = await tx.select().from(mintOrder).where(eq(mintOrder.id, orderId))
    if (!order || !(await lockAccount(tx, order.userId))) return false
    const [ended] = await tx
      .update(mintOrder)
      .set({ state, changedAt: at })
      .where(and(eq(mintOrder.id, orderId), eq(mintOrder.state, 'minted'), eq(mintOrder.coinId, coinId)))
      .returning({ id: mintOrder.id })
    if (!ended) return false
    if (state === 'lapsed')
      await addCredits(tx, order.userId, [{ kind: 'freed', amount: 1, ref: orderId }], at)
    await noteSteps(tx, [{ userId: order.userId, orderId, step: state }], at)
    return true
  })
}

export async function keepAttention(
  { db }: DeskContext,
  { runId, why }: z.output<typeof attentionBody>,
): Promise<boolean> {
  const [run] = await db
    .select({ userId: mintRun.userId, attention: mintRun.attention })
    .from(mintRun)
    .where(eq(mintRun.id, runId))
  if (!run) return false
  // It is said at every look for as long as it lasts.
  if (run.attention !== why) await db.update(mintRun).set({ attention: why }).where(eq(mintRun.id, runId))
  // A reorg took the DID away: what makes it is sent again.
  if (why === 'did-gone')
    await db
      .update(mintAccount)
      .set({ isDidReady: false })
      .where(and(eq(mintAccount.userId, run.userId), mintAccount.isDidReady))
  return true
}
