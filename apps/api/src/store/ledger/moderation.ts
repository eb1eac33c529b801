import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

/** What the people who run the site may act on, as the contract has it. */
export type ModeratedKind = 'nft' | 'collection' | 'offer' | 'auction' | 'profile'
/** And what they may stop: a key that mints, and a person's claims; and what they may set going. */
export type ActedKind = ModeratedKind | 'key' | 'person' | 'queue'
export type ModerationAct =
  | 'hide'
  | 'show'
  | 'feature'
  | 'unfeature'
  | 'end'
  | 'stop'
  | 'permit'
  | 'ban'
  | 'unban'
  | 'retry'
/** What the log tells of: acts, what people say against them, and what they are answered. */
export type LoggedAct = ModerationAct | 'appeal' | 'uphold' | 'grant'

/** Everything they ever did. Rows are only added: what stands is in the tables below, and can be told from these alone. */
export const moderationAct = pgTable(
  'moderation_act',
  {
    number: integer().primaryKey(),
    /** Of the caller's choosing: the same act sent twice is one. */
    key: text().notNull(),
    act: text().$type<LoggedAct>().notNull(),
    kind: text().$type<ActedKind>().notNull(),
    target: text().notNull(),
    reason: text().notNull(),
    /** Subject of the user pool. */
    userId: text().notNull(),
    /** What their token called them then: nobody can be asked for it later, and it may be another by then. */
    userName: text(),
    /** Unix milliseconds. */
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('moderation_act_key').on(table.key),
    index('moderation_act_target').on(table.kind, table.target),
  ],
)

/** What stands of an act. */
const standing = {
  kind: text().$type<ModeratedKind>().notNull(),
  target: text().notNull(),
  /** Number of the act. */
  act: integer().notNull(),
}

/** What is in no list. Few rows, asked for with every list: of what is there, not of what an item says. */
export const hidden = pgTable('hidden', standing, (table) => [
  primaryKey({ columns: [table.kind, table.target] }),
])

/** What comes first. */
export const featured = pgTable('featured', standing, (table) => [
  primaryKey({ columns: [table.kind, table.target] }),
])

/** Accounts whose claims stand no more, and that may claim and name nothing. */
export const ban = pgTable('ban', {
  /** Subject of the user pool. */
  userId: text().primaryKey(),
  /** Number of the act. */
  act: integer().notNull(),
})

/** What people said against acts. The words themselves, theirs and the answer's, are entries of the log. */
export const appeal = pgTable(
  'appeal',
  {
    /** Number of its entry. */
    number: integer().primaryKey(),
    /** Number of the act it is against. */
    act: integer().notNull(),
    userId: text().notNull(),
    /** Number of the entry that answered it; null while it waits. */
    answer: integer(),
  },
  (table) => [
    uniqueIndex('appeal_once').on(table.act, table.userId),
    uniqueIndex('appeal_open').on(table.act).where(sql`answer is null`),
    index('appeal_user').on(table.userId),
  ],
)
