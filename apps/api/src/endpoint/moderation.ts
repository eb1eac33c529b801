import {
  getFeatured,
  getHealth,
  getModeration,
  listModeration,
  moderate,
} from '@chiaroscuro/contract/operation'
import { moderationBody, moderationLogQuery } from '@chiaroscuro/contract/schema'
import { z } from 'zod'
import type { Quota } from '../limit/limiter.js'
import { findTarget } from '../moderation/find-target.js'
import { moderate as carryOut } from '../moderation/moderate.js'
import { auctionRowsOf } from '../query/auction-rows.js'
import { listCollectionRows } from '../query/collection-rows.js'
import { cursorOf, toPage } from '../query/keyset.js'
import { featuredIds, listModerationRows, moderationRowsOf, standingRows } from '../query/moderation-rows.js'
import { queueStates } from '../query/queue-rows.js'
import { ban, featured, hidden } from '../store/schema.js'
import { toNow } from '../view/auction.js'
import { toCollection } from '../view/collection.js'
import { toOwnTime } from '../view/common.js'
import { toModerationEntry } from '../view/moderation.js'
import { endpoint, NotFoundError } from './endpoint.js'
import { type PeopleContext, viewerOfCall } from './people-context.js'
import { presentAuctions } from './present-auctions.js'
import { didsOfCollections, withPeople } from './with-people.js'

/** Even a stolen token empties no market unseen. */
const ACTS: Quota = { name: 'moderation', points: 300, seconds: 3600 }
const DEFAULT_SIZE = 50

export interface ModerationContext extends PeopleContext {
  /** Told after something was published, or ended. */
  readonly onPublished?: () => void
}

export const moderateEndpoint = endpoint(
  moderate,
  z.object({ moderation: moderationBody }),
  async (context: ModerationContext, { moderation: { kind, target: text, ...asked } }, call) => {
    const { db } = context
    const { userId, name: userName } = viewerOfCall(call)
    const target = await findTarget(db, kind, text)
    if (!target) throw new NotFoundError(`Unknown ${kind}.`)
    const at = context.now()
    const moment = { ...context.moment(), seconds: Math.floor(at / 1000) }
    await carryOut(db, { ...asked, target, userId, userName, at, moment })
    context.onPublished?.()
    const [row] = await moderationRowsOf(db, asked.key)
    if (!row) throw new NotFoundError('Unknown act.')
    return toModerationEntry(row)
  },
  { quota: ACTS },
)

export const listModerationEndpoint = endpoint(
  listModeration,
  moderationLogQuery,
  async ({ db }: PeopleContext, { kind, page, size = DEFAULT_SIZE }) => {
    const rows = await listModerationRows(db, kind, cursorOf(page), size)
    return toPage(rows, page, size, toModerationEntry)
  },
)

export const getModerationEndpoint = endpoint(getModeration, z.object({}), async ({ db }: PeopleContext) => {
  const [out, first, gone] = await Promise.all([
    standingRows(db, hidden),
    standingRows(db, featured),
    standingRows(db, ban),
  ])
  return {
    hidden: out.map(toModerationEntry),
    featured: first.map(toModerationEntry),
    banned: gone.map(toModerationEntry),
  }
})

/** Queues move without a block: nothing of it is kept. */
export const getHealthEndpoint = endpoint(
  getHealth,
  z.object({}),
  async ({ db }: PeopleContext) => ({
    queues: (await queueStates(db)).map(({ queue, waiting, failing, nextAt, givenUp }) => ({
      ...{ queue, waiting, failing, given_up: givenUp },
      next_at: nextAt === null ? null : toOwnTime(nextAt),
    })),
  }),
  { keeps: false },
)

/** Answers carry the time, so none is kept. */
export const getFeaturedEndpoint = endpoint(
  getFeatured,
  z.object({}),
  async (context: PeopleContext) => {
    const { db } = context
    const now = context.now()
    const [ids, auctionIds] = await Promise.all([featuredIds(db, 'collection'), featuredIds(db, 'auction')])
    const rows =
      ids.length === 0
        ? []
        : await listCollectionRows(db, { interval: '7', sort: 'volume', ids, size: ids.length })
    const [view, auctions] = await Promise.all([
      withPeople(context, didsOfCollections(rows)),
      featuredAuctions(context, auctionIds),
    ])
    const shown = new Map(
      rows.filter((row) => !row.is_hidden).map((row) => [row.id, toCollection(view, row, [])]),
    )
    return { collections: ids.flatMap((id) => shown.get(id) ?? []), auctions, now: toNow(now) }
  },
  { keeps: false },
)

/** Those that are going, or will be. */
async function featuredAuctions(context: PeopleContext, ids: readonly string[]) {
  const shown = await presentAuctions(context, await auctionRowsOf(context.db, ids))
  return ids
    .flatMap((id) => shown.get(id) ?? [])
    .filter(({ phase, nft }) => phase !== 'ended' && !nft.is_blocked)
}
