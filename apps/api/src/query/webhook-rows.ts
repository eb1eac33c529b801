import { and, asc, count, desc, eq, isNull, lt, lte, or } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { webhook } from '../store/schema.js'

export type WebhookRow = typeof webhook.$inferSelect
export type About = WebhookRow['about']

/** Somebody's webhooks, the newest first. */
export function webhooksOf(db: Database, userId: string): Promise<WebhookRow[]> {
  return db.select().from(webhook).where(eq(webhook.userId, userId)).orderBy(desc(webhook.createdAt))
}

export async function webhookOf(db: Database, userId: string, id: string): Promise<WebhookRow | undefined> {
  const [row] = await db
    .select()
    .from(webhook)
    .where(and(eq(webhook.id, id), eq(webhook.userId, userId)))
  return row
}

export async function webhookCount(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(webhook).where(eq(webhook.userId, userId))
  return row?.count ?? 0
}

/** Webhooks that may be sent to now and have not heard all there is, those that have waited longest first. */
export function dueWebhooks(
  db: Database,
  now: number,
  newest: Readonly<Record<About, number>>,
  limit: number,
): Promise<WebhookRow[]> {
  const behind = (about: About) => and(eq(webhook.about, about), lt(webhook.sent, newest[about]))
  return db
    .select()
    .from(webhook)
    .where(
      and(
        lte(webhook.nextAt, now),
        isNull(webhook.stoppedAt),
        or(behind('news'), behind('alerts'), behind('orders')),
      ),
    )
    .orderBy(asc(webhook.nextAt))
    .limit(limit)
}

/** Changes one of somebody's webhooks; `undefined` where they have no such one. */
export async function changeWebhook(
  db: Database,
  userId: string,
  id: string,
  change: Partial<WebhookRow>,
): Promise<WebhookRow | undefined> {
  const [row] = await db
    .update(webhook)
    .set(change)
    .where(and(eq(webhook.id, id), eq(webhook.userId, userId)))
    .returning()
  return row
}

export async function removeWebhookOf(
  db: Database,
  userId: string,
  id: string,
): Promise<WebhookRow | undefined> {
  const [row] = await db
    .delete(webhook)
    .where(and(eq(webhook.id, id), eq(webhook.userId, userId)))
    .returning()
  return row
}
