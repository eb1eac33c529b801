import { lastNumber } from '../outbox/tell.js'
import {
  type AlertRow,
  alertsAbout,
  beginAt,
  claimersOf,
  forgetAlerts,
  moveOn,
  type PreferenceRow,
  preferencesOf,
  takeBack,
  toldUpTo,
} from '../query/alert-rows.js'
import { answersTo } from '../query/appeal-rows.js'
import { type OutboxRow, outboxAfter } from '../query/outbox-rows.js'
import { forgetPushes, type PushMessageRow, pushDevicesOfAll, takeBackPushes } from '../query/push-rows.js'
import { type Listed, lookedOutFor } from '../query/saved-search-rows.js'
import type { Log } from '../serve/log.js'
import { bulkInsert } from '../store/bulk-insert.js'
import type { Database } from '../store/database.js'
import { alert, pushMessage } from '../store/schema.js'
import type { Item } from '../stream/hydrate.js'
import { type Concern, concernOf } from './concern.js'
import { wants } from './wants.js'

export interface AlertContext {
  readonly db: Database
  /** What these rows of the outbox say. */
  readonly itemsOf: (rows: readonly OutboxRow[]) => Promise<readonly Item[]>
  readonly now: () => number
  /** Whether letters leave from here. */
  readonly sendsMail: boolean
  /** Whether browsers are told from here. */
  readonly sendsPush: boolean
}

const AT_ONCE = 200
/** News ends the pause; at most so long where nobody says that there are any. */
const LOOK_EVERY_MS = 2000
const KEPT_MS = 90 * 86_400_000
/** Old ones are looked for once in so many numbers. */
const FORGET_EVERY = 1000

/** Tells people what is their business, until aborted. */
export async function keepAlerts(
  context: AlertContext & {
    readonly log: Log
    readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
    /** Something may wait for browsers now. */
    readonly onTold: () => void
  },
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const told = await turnAlerts(context).catch((error: unknown) => {
      if (!signal.aborted) context.log.error('people cannot be told', error)
      return 0
    })
    if (told > 0) context.onTold()
    // Whoever has a backlog goes on at once.
    if (told < AT_ONCE) await context.sleep(LOOK_EVERY_MS, signal)
  }
}

/**
 * Tells everybody what came since the last turn, and gives how many numbers that were. What is told, what goes with it by
 * letter and to browsers, and how far we are is one transaction: killed anywhere, the next turn tells the same once.
 */
export async function turnAlerts(context: AlertContext): Promise<number> {
  const { db } = context
  const from = await toldUpTo(db)
  if (from === undefined) {
    await beginAt(db, await lastNumber(db))
    return 0
  }
  const news = await outboxAfter(db, from, AT_ONCE)
  const last = news.at(-1)?.sequence
  if (last === undefined) return 0
  const items = await context.itemsOf(news)
  const told = items.flatMap((item, at) => {
    const concern = concernOf(item)
    const toldAt = news[at]?.toldAt
    if (!concern || toldAt === undefined) return []
    return [{ concern, sequence: item.sequence, toldAt, listed: listedIn(item, concern) }]
  })
  const takenBack = new Map(
    news.flatMap(({ retracts, sequence }) => (retracts === null ? [] : [[retracts, sequence] as const])),
  )
  await db.transaction(async (tx) => {
    if (!(await moveOn(tx, from, last))) return
    const fresh = [...(await alertsFor(tx, told, context)), ...(await answersFor(tx, news, context))]
    const rows = [...fresh, ...(await retractions(tx, takenBack, context))]
    if (rows.length > 0) await bulkInsert(tx, alert, rows)
    const pushes = [
      ...(context.sendsPush ? await pushesOf(tx, fresh, context.now()) : []),
      ...(await pushesBack(tx, takenBack, context.now())),
    ]
    if (pushes.length > 0) await bulkInsert(tx, pushMessage, pushes)
    if (Math.floor(from / FORGET_EVERY) !== Math.floor(last / FORGET_EVERY)) {
      await forgetAlerts(tx, context.now() - KEPT_MS)
      await forgetPushes(tx, context.now() - KEPT_MS)
    }
  })
  return news.length
}

interface Told {
  readonly concern: Concern
  readonly sequence: number
  readonly toldAt: number
  /** Of news that somebody may look out for. */
  readonly listed: Listed | undefined
}

/** A single work that is put up for sale, as searches look at it. */
function listedIn(
  { message, collections, sequence }: Item,
  { launcherId, facts }: Concern,
): Listed | undefined {
  if (message?.kind !== 'offer' || message.type !== 'listing' || launcherId === null) return undefined
  const price = message.offer.token_id === 'xch' ? message.offer.price_mojos : null
  return { sequence, launcherId, collectionId: collections[0] ?? null, name: facts.name, price }
}

async function alertsFor(
  tx: Database,
  told: readonly Told[],
  { now, sendsMail }: AlertContext,
): Promise<AlertRow[]> {
  const claimers = await claimersOf(tx, [...new Set(told.flatMap(({ concern }) => concern.ids))])
  const lookers = await lookedOutFor(
    tx,
    told.flatMap(({ listed }) => listed ?? []),
  )
  const all = [...claimers, ...lookers].map(({ userId }) => userId)
  const preferences = await preferencesOf(tx, [...new Set(all)])
  return told.flatMap(({ concern, sequence, toldAt }) => {
    const { ids, ...what } = concern
    const theirs = claimers.filter(({ didId, ownerHash }) => ids.includes(didId) || ids.includes(ownerHash))
    // Several profiles of one person are one person.
    const people = [...new Set(theirs.map(({ userId }) => userId))]
    // Nobody looks out for what they list themselves.
    const others = lookers.filter((one) => one.sequence === sequence && !people.includes(one.userId))
    return [
      ...people
        .filter((userId) => wants(preferences.get(userId), what.kind))
        .map((userId) => ({ userId, kind: what.kind })),
      ...others.map(({ userId }) => ({ userId, kind: 'search_listed' as const })),
    ].map(
      ({ userId, kind }): AlertRow => ({
        userId,
        sequence,
        ...what,
        kind,
        retracts: null,
        retracted: false,
        toldAt,
        readAt: null,
        ...letter(sendsMail && preferences.get(userId), now()),
      }),
    )
  })
}

/** Whoever appealed is told what was answered. */
async function answersFor(
  tx: Database,
  news: readonly OutboxRow[],
  { now, sendsMail }: AlertContext,
): Promise<AlertRow[]> {
  const answers = await answersTo(
    tx,
    news.flatMap(({ appeal }) => appeal ?? []),
  )
  const preferences = await preferencesOf(
    tx,
    [...answers.values()].map(({ userId }) => userId),
  )
  return news.flatMap(({ sequence, appeal, toldAt }): AlertRow[] => {
    const answer = answers.get(appeal ?? Number.NaN)
    if (!answer) return []
    const { userId, isGranted } = answer
    return [
      {
        userId,
        sequence,
        kind: isGranted ? 'appeal_granted' : 'appeal_upheld',
        launcherId: null,
        offerId: null,
        eventIndex: null,
        facts: { name: null, thumbnail: null, price: null, tokenCode: null, tokenDecimals: null },
        ...{ retracts: null, retracted: false, toldAt, readAt: null },
        ...letter(sendsMail && preferences.get(userId), now()),
      },
    ]
  })
}

/** Whoever was told is told that it is taken back; a letter goes to those alone whose first one may have left. */
async function retractions(
  tx: Database,
  takenBack: ReadonlyMap<number, number>,
  { now }: AlertContext,
): Promise<AlertRow[]> {
  const before = await alertsAbout(tx, [...takenBack.keys()])
  if (before.length === 0) return []
  await takeBack(
    tx,
    before.map(({ sequence }) => sequence),
  )
  return before.map(
    (row): AlertRow => ({
      ...row,
      sequence: takenBack.get(row.sequence) ?? row.sequence,
      retracts: row.sequence,
      toldAt: now(),
      readAt: null,
      ...(row.mail === 'sent' || row.mail === 'sending' ? waiting(now()) : NO_LETTER),
    }),
  )
}

type Letter = Pick<AlertRow, 'mail' | 'mailTries' | 'mailNextAt'>
const NO_LETTER: Letter = { mail: null, mailTries: 0, mailNextAt: null }
const waiting = (now: number): Letter => ({ mail: 'waiting', mailTries: 0, mailNextAt: now })

function letter(preference: PreferenceRow | undefined | false, now: number): Letter {
  return preference && preference.email !== null ? waiting(now) : NO_LETTER
}

/** To each browser of each person. */
async function pushesOf(tx: Database, rows: readonly AlertRow[], now: number): Promise<PushMessageRow[]> {
  const devices = await pushDevicesOfAll(tx, [...new Set(rows.map(({ userId }) => userId))])
  return rows.flatMap(({ userId, sequence }) =>
    devices.filter((one) => one.userId === userId).map(({ id }) => push(id, sequence, now)),
  )
}

/** To the browsers alone that may have heard what is taken back. */
async function pushesBack(
  tx: Database,
  takenBack: ReadonlyMap<number, number>,
  now: number,
): Promise<PushMessageRow[]> {
  const heard = await takeBackPushes(tx, [...takenBack.keys()])
  return heard.flatMap(({ deviceId, sequence }) => {
    const by = takenBack.get(sequence)
    return by === undefined ? [] : [push(deviceId, by, now)]
  })
}

function push(deviceId: string, sequence: number, now: number): PushMessageRow {
  return { deviceId, sequence, state: 'waiting', tries: 0, nextAt: now, toldAt: now }
}
