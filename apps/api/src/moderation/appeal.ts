import { eq } from 'drizzle-orm'
import { NotFoundError, RefusedError } from '../endpoint/endpoint.js'
import { type News, tell } from '../outbox/tell.js'
import type { Moment } from '../query/open-offer.js'
import { isStanding, restrictionsOf } from '../query/restriction-rows.js'
import type { Database } from '../store/database.js'
import type { LoggedAct, ModerationAct } from '../store/ledger/moderation.js'
import { NEWS } from '../store/outbox/schema.js'
import { appeal } from '../store/schema.js'
import { carryOut } from './acts.js'
import { findTarget } from './find-target.js'
import { addEntry, type Entry, entryOfKey, entryOfNumber, holdLog } from './log.js'

/** Whoever speaks, and when (Unix milliseconds). */
interface Speaker {
  /** One a thing said, so that what is sent twice is said once. */
  readonly key: string
  readonly userId: string
  readonly userName: string | null
  readonly at: number
}

export interface Appealing extends Speaker {
  /** Number of the act. */
  readonly act: number
  readonly text: string
}

/** Writes down what somebody says against an act on what is theirs; its number. Throws `NotFoundError`, `RefusedError`. */
export function makeAppeal(db: Database, asked: Appealing): Promise<number> {
  const { act, text, userId, userName, at } = asked
  // Keys are of their owner's choosing, and nobody's stand in the way of another's.
  const key = `appeal ${userId} ${asked.key}`
  return db.transaction(async (tx) => {
    await holdLog(tx)
    const known = await entryOfKey(tx, key)
    if (known) return sameAppeal(tx, known, asked)
    const [restriction] = await restrictionsOf(tx, userId, act)
    const about = restriction && (await entryOfNumber(tx, act))
    if (!about) throw new NotFoundError('Unknown act.')
    if (!restriction.stands) throw refused('over', 'This was taken back already.')
    await requireNoOther(tx, act, userId)
    const { kind, target } = about
    const entry = { key, act: 'appeal', kind, target, reason: text, userId, userName, at } as const
    const number = await addEntry(tx, entry)
    await tx.insert(appeal).values({ number, act, userId, answer: null })
    return number
  })
}

async function sameAppeal(tx: Database, known: Entry, { act, text }: Appealing): Promise<number> {
  const [row] = await tx.select().from(appeal).where(eq(appeal.number, known.number))
  if (row?.act !== act || known.reason !== text) throw refused('key-used', 'Another appeal has this key.')
  return known.number
}

async function requireNoOther(tx: Database, act: number, userId: string): Promise<void> {
  const before = await tx.select().from(appeal).where(eq(appeal.act, act))
  if (before.some((one) => one.userId === userId)) throw refused('appealed', 'You appealed this already.')
  if (before.some(({ answer }) => answer === null))
    throw refused('open', 'Somebody appealed this, and waits for an answer.')
}

export interface Judging extends Speaker {
  /** Number of the appeal. */
  readonly number: number
  readonly verdict: 'uphold' | 'grant'
  readonly reason: string
  readonly moment: Moment
}

/** Answers an appeal; what was granted is taken back in the same transaction. Throws `NotFoundError`, `RefusedError`. */
export function answerAppeal(db: Database, asked: Judging): Promise<void> {
  const { key, number, verdict, reason, userId, userName, at } = asked
  return db.transaction(async (tx) => {
    await holdLog(tx)
    const [row] = await tx.select().from(appeal).where(eq(appeal.number, number))
    const about = row && (await entryOfNumber(tx, row.act))
    if (!about) throw new NotFoundError('Unknown appeal.')
    const known = await entryOfKey(tx, key)
    if (known) {
      const isSame = row.answer === known.number && known.act === verdict && known.reason === reason
      if (!isSame) throw refused('key-used', 'Another act has this key.')
      return
    }
    if (row.answer !== null) throw refused('answered', 'This appeal was answered already.')
    const { kind, target } = about
    const answer = await addEntry(tx, { key, act: verdict, kind, target, reason, userId, userName, at })
    await tx.update(appeal).set({ answer }).where(eq(appeal.number, number))
    if (verdict === 'grant') await takeBack(tx, about, asked)
    await tell(tx, [answered(number)], at)
  })
}

/** For whoever made the appeal, who is told of it as of other news. */
const answered = (number: number): News => ({
  type: NEWS.answer,
  height: null,
  launcherId: null,
  eventIndex: null,
  offerId: null,
  appeal: number,
})

/** What takes an act back. */
const BACK: Partial<Record<LoggedAct, ModerationAct>> = { hide: 'show', ban: 'unban', stop: 'permit' }

/** Not what somebody took back already, nor what was done to the same thing since. */
async function takeBack(tx: Database, about: Entry, asked: Judging): Promise<void> {
  const act = BACK[about.act]
  if (!act || !(await isStanding(tx, about.number))) return
  const { reason, userId, userName, at, moment } = asked
  // What the index has lost can be shown again all the same.
  const { kind, target: id } = about
  const target = (await findTarget(tx, kind, id)) ?? { kind, id, launcherId: null }
  const key = `granted ${asked.number}`
  await carryOut(tx, { key, act, target, reason, userId, userName, at, moment })
}

function refused(reason: string, message: string): RefusedError {
  return new RefusedError('AppealRefused', message, { reason })
}
