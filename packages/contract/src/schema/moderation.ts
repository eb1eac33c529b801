import { z } from 'zod'
import { auction } from './auction.js'
import { nftCollection } from './collection.js'
import { pageOf, pageQuery, timestamp } from './common.js'
import { moderatedKind } from './hiding.js'
import { line } from './text.js'

/**
 * `hide` takes something out of the lists, `show` puts it back; `feature` puts a collection or an auction first, `unfeature` takes
 * it from there; `end` withdraws an auction for good. `stop` lets a key mint no more, `permit` lets it again. `ban` takes a
 * person's claims away for impersonation and lets them claim or name nothing, `unban` gives back what was taken. `retry` tries at
 * once what failed of a queue.
 */
export const moderationAct = z.enum([
  ...(['hide', 'show', 'feature', 'unfeature', 'end', 'stop', 'permit'] as const),
  ...(['ban', 'unban', 'retry'] as const),
])
export type ModerationAct = z.infer<typeof moderationAct>

/** What the log tells of besides: that somebody appealed, and what became of it. */
export const loggedAct = z.enum([...moderationAct.options, 'appeal', 'uphold', 'grant'])
export type LoggedAct = z.infer<typeof loggedAct>

/** What can be acted on: what is listed, keys that mint, people by their accounts, or by a profile they claimed, and queues. */
export const actedKind = z.enum([...moderatedKind.options, 'key', 'person', 'queue'])
export type ActedKind = z.infer<typeof actedKind>

/** What is to be done, to what, and why. */
export const moderationBody = z.strictObject({
  /** Of the caller's choosing, one an act: sent again it is the same act. */
  key: z.string().regex(/^[\w-]{8,64}$/),
  act: moderationAct,
  kind: actedKind,
  /** An id of that kind, in any form that names it. */
  target: z.string().min(1).max(120),
  /** Shown with what is hidden or ended. */
  reason: line(500),
})
export type ModerationInput = z.input<typeof moderationBody>

/** What somebody is called: their own word, so no proof of who they are. */
export const personName = line(80)

/** An entry of the log, which is only ever added to. */
export const moderationEntry = z.object({
  number: z.number().int(),
  act: loggedAct,
  kind: actedKind,
  /** Hex where the kind has ids in hex. */
  target: z.string(),
  /** What it is called, where it is called anything. */
  name: z.string().nullable(),
  reason: z.string(),
  /** Subject of the user pool. */
  by: z.string(),
  /** What their token called them when they did it; null where it did not, and for acts older than this field. */
  by_name: personName.nullable(),
  at: timestamp,
})
export type ModerationEntry = z.infer<typeof moderationEntry>
export const moderationLog = pageOf(moderationEntry)
export const moderationLogQuery = pageQuery.extend({ kind: actedKind.optional() })

/** What is hidden, featured or banned at the moment, each with the act that made it so; the last first. */
export const moderationStanding = z.object({
  hidden: z.array(moderationEntry),
  featured: z.array(moderationEntry),
  banned: z.array(moderationEntry),
})
export type ModerationStanding = z.infer<typeof moderationStanding>

/** Work that waits for others: files of strangers, letters, messages to browsers, and calls of webhooks. */
export const queueName = z.enum(['files', 'letters', 'pushes', 'webhooks'])
export type QueueName = z.infer<typeof queueName>

/** How a queue is. */
export const queueHealth = z.object({
  queue: queueName,
  /** Not tried yet. */
  waiting: z.number().int(),
  /** Failed, and tried again by itself. */
  failing: z.number().int(),
  /** When the next of these is due; null where none is. */
  next_at: timestamp.nullable(),
  /** Failed too often: not tried again by itself. */
  given_up: z.number().int(),
})
export type QueueHealth = z.infer<typeof queueHealth>
export const health = z.object({ queues: z.array(queueHealth) })
export type Health = z.infer<typeof health>

/** What the people who run the site put first, the last first; without what is hidden or over. */
export const featured = z.object({
  collections: z.array(nftCollection),
  auctions: z.array(auction),
  /** The server's time, to the millisecond. */
  now: timestamp,
})
export type Featured = z.infer<typeof featured>
