import { answerAppeal, listAppeals, listMyRestrictions, makeAppeal } from '@chiaroscuro/contract/operation'
import { appealBody, appealPath, listAppealsQuery, verdictBody } from '@chiaroscuro/contract/schema'
import { z } from 'zod'
import type { Quota } from '../limit/limiter.js'
import { answerAppeal as answer, makeAppeal as appeal } from '../moderation/appeal.js'
import { type AppealRow, appealsAgainst, findAppealRow, listAppealRows } from '../query/appeal-rows.js'
import { cursorOf, toPage } from '../query/keyset.js'
import { moderationRowsByNumber } from '../query/moderation-rows.js'
import { restrictionsOf } from '../query/restriction-rows.js'
import type { Database } from '../store/database.js'
import { toAppealEntry, toOwnAppeal, toRestriction } from '../view/appeal.js'
import { type Endpoint, endpoint, NotFoundError } from './endpoint.js'
import type { ModerationContext } from './moderation.js'
import { type PeopleContext, viewerOfCall } from './people-context.js'

/** Few have that much to appeal; whoever sends more is no person. */
const APPEALS: Quota = { name: 'appeals', points: 20, seconds: 3600 }
const VERDICTS: Quota = { name: 'verdicts', points: 300, seconds: 3600 }
const DEFAULT_SIZE = 25

const listMyRestrictionsEndpoint = endpoint(
  listMyRestrictions,
  z.object({}),
  async ({ db }: PeopleContext, _input, call) => {
    const { userId } = viewerOfCall(call)
    const found = await restrictionsOf(db, userId)
    const acts = found.map(({ number }) => number)
    const [entries, appeals] = await Promise.all([entriesOf(db, acts), appealsAgainst(db, userId, acts)])
    return {
      restrictions: found
        .toSorted((a, b) => b.number - a.number)
        .flatMap((one) => {
          const entry = entries.get(one.number)
          return entry ? toRestriction(entry, one, appeals.get(one.number)) : []
        }),
    }
  },
)

const makeAppealEndpoint = endpoint(
  makeAppeal,
  z.object({ appeal: appealBody }),
  async ({ db, now }: PeopleContext, { appeal: asked }, call) => {
    const { userId, name: userName } = viewerOfCall(call)
    const row = await findAppealRow(db, await appeal(db, { ...asked, userId, userName, at: now() }))
    if (!row) throw new NotFoundError('Unknown appeal.')
    return toOwnAppeal(row)
  },
  { quota: APPEALS, status: 201 },
)

const listAppealsEndpoint = endpoint(
  listAppeals,
  listAppealsQuery,
  async ({ db }: PeopleContext, { page, size = DEFAULT_SIZE }) => {
    const rows = await listAppealRows(db, cursorOf(page), size)
    const { items, ...where } = toPage(rows, page, size, await presenter(db, rows))
    return { ...where, items: items.flat() }
  },
)

const answerAppealEndpoint = endpoint(
  answerAppeal,
  appealPath.extend({ verdict: verdictBody }),
  async (context: ModerationContext, { appeal_id: number, verdict }, call) => {
    const { db } = context
    const { userId, name: userName } = viewerOfCall(call)
    const at = context.now()
    const moment = { ...context.moment(), seconds: Math.floor(at / 1000) }
    await answer(db, { ...verdict, number, userId, userName, at, moment })
    context.onPublished?.()
    const row = await findAppealRow(db, number)
    const [shown] = row ? (await presenter(db, [row]))(row) : []
    if (!shown) throw new NotFoundError('Unknown appeal.')
    return shown
  },
  { quota: VERDICTS },
)

async function entriesOf(db: Database, acts: readonly number[]) {
  const rows = await moderationRowsByNumber(db, acts)
  return new Map(rows.map((row) => [row.number, row]))
}

/** Appeals with the acts they are against, as a list of one. */
async function presenter(db: Database, rows: readonly AppealRow[]) {
  const entries = await entriesOf(
    db,
    rows.map(({ act }) => act),
  )
  return (row: AppealRow) => {
    const about = entries.get(row.act)
    return about ? [toAppealEntry(row, about)] : []
  }
}

/** What people say against what was done to what is theirs, and what they are answered. */
export const APPEAL_ENDPOINTS: readonly Endpoint<ModerationContext>[] = [
  listMyRestrictionsEndpoint,
  makeAppealEndpoint,
  listAppealsEndpoint,
  answerAppealEndpoint,
]
