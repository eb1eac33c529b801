import type { QueueName } from '@chiaroscuro/contract/operation'
import { queueName } from '@chiaroscuro/contract/schema'
import { and, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { FINISHED } from '../media/task-queue.js'
import type { Database } from '../store/database.js'
import { alert, fetchTask, pushMessage, webhook } from '../store/schema.js'

/** How much of a queue is how; `nextAt` in Unix milliseconds. */
export interface QueueState {
  readonly queue: QueueName
  readonly waiting: number
  readonly failing: number
  readonly nextAt: number | null
  readonly givenUp: number
}

interface Queue {
  readonly table: PgTable
  /** Not tried yet; failed and due again; failed and not tried again by itself. */
  readonly waiting: SQL | undefined
  readonly failing: SQL | undefined
  readonly givenUp: SQL | undefined
  readonly nextAt: SQL
}

const lettersUnderWay = inArray(alert.mail, ['waiting', 'sending'])
const pushesUnderWay = inArray(pushMessage.state, ['waiting', 'sending'])
const filesMissing = lt(fetchTask.nextAt, FINISHED)

const QUEUES: Readonly<Record<QueueName, Queue>> = {
  // A file that is not to be had is looked for again and again, ever less often.
  files: {
    table: fetchTask,
    waiting: and(filesMissing, sql`${fetchTask.attempts} = 0`),
    failing: and(filesMissing, gt(fetchTask.attempts, 0)),
    givenUp: sql`false`,
    nextAt: sql`${fetchTask.nextAt}`,
  },
  letters: {
    table: alert,
    waiting: and(lettersUnderWay, sql`${alert.mailTries} = 0`),
    failing: and(lettersUnderWay, gt(alert.mailTries, 0)),
    givenUp: and(sql`${alert.mail} = 'failed'`, sql`not ${alert.retracted}`),
    nextAt: sql`${alert.mailNextAt}`,
  },
  pushes: {
    table: pushMessage,
    waiting: and(pushesUnderWay, sql`${pushMessage.tries} = 0`),
    failing: and(pushesUnderWay, gt(pushMessage.tries, 0)),
    givenUp: sql`${pushMessage.state} = 'failed'`,
    nextAt: sql`${pushMessage.nextAt}`,
  },
  // One has all there is to tell, or is behind: what waits is not counted by the piece.
  webhooks: {
    table: webhook,
    waiting: sql`false`,
    failing: and(gt(webhook.failures, 0), isNull(webhook.stoppedAt)),
    givenUp: isNotNull(webhook.stoppedAt),
    nextAt: sql`${webhook.nextAt}`,
  },
}

/** How each queue is, in the order in which they are shown. */
export function queueStates(db: Database): Promise<QueueState[]> {
  return Promise.all(queueName.options.map((queue) => stateOf(db, queue)))
}

async function stateOf(db: Database, queue: QueueName): Promise<QueueState> {
  const { table, waiting, failing, givenUp, nextAt } = QUEUES[queue]
  const [row] = await db
    .select({
      waiting: sql`count(*) filter (where ${waiting})`.mapWith(Number),
      failing: sql`count(*) filter (where ${failing})`.mapWith(Number),
      givenUp: sql`count(*) filter (where ${givenUp})`.mapWith(Number),
      nextAt: sql<string | null>`(min(${nextAt}) filter (where ${failing}))::text`,
    })
    .from(table)
  const next = row?.nextAt ?? null
  return {
    queue,
    waiting: row?.waiting ?? 0,
    failing: row?.failing ?? 0,
    nextAt: next === null ? null : Number(next),
    givenUp: row?.givenUp ?? 0,
  }
}

/** Makes everything that failed due now, as if it had not been tried; how much that is. */
export async function retryQueue(db: Database, queue: QueueName, now: number): Promise<number> {
  const { failing, givenUp } = QUEUES[queue]
  const failed = or(failing, givenUp)
  return (await RETRIES[queue](db, failed, now)).length
}

type Retry = (db: Database, failed: SQL | undefined, now: number) => Promise<readonly unknown[]>

const ONE = { one: sql`1` }

const RETRIES: Readonly<Record<QueueName, Retry>> = {
  // Tries are counted on: whoever has no such file for long is asked seldom again.
  files: (db, failed, now) => db.update(fetchTask).set({ nextAt: now }).where(failed).returning(ONE),
  letters: (db, failed, now) =>
    db.update(alert).set({ mail: 'waiting', mailTries: 0, mailNextAt: now }).where(failed).returning(ONE),
  pushes: (db, failed, now) =>
    db.update(pushMessage).set({ state: 'waiting', tries: 0, nextAt: now }).where(failed).returning(ONE),
  // What the try that failed carried is carried again.
  webhooks: (db, failed, now) =>
    db
      .update(webhook)
      .set({ failures: 0, failingSince: null, stoppedAt: null, nextAt: now })
      .where(failed)
      .returning(ONE),
}
