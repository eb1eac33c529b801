import { bigint, boolean, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'

const mojos = () => numeric({ precision: 39, scale: 0 }).notNull()

/** Whoever asked how to pay: an address of their own, for good, so that whatever arrives there is known to be theirs. */
export const premiumMember = pgTable(
  'premium_member',
  {
    userId: text().primaryKey(),
    /** Which child of the public key the address belongs to. */
    place: integer().notNull().unique(),
    puzzleHash: text().notNull().unique(),
    /** The prices they were told last, and when (Unix milliseconds). */
    monthMojos: mojos(),
    yearMojos: mojos(),
    quotedAt: bigint({ mode: 'number' }).notNull(),
    /** Reckoned from the payments: since and until when it lasts, what is left over, whether a year was bought last. */
    since: bigint({ mode: 'number' }),
    activeUntil: bigint({ mode: 'number' }),
    creditMojos: mojos(),
    yearly: boolean().notNull(),
  },
  (table) => [index('premium_member_active').on(table.activeUntil)],
)

/** A coin that reached a member's address, and the prices it counts at. */
export const premiumPayment = pgTable(
  'premium_payment',
  {
    coinId: text().primaryKey(),
    userId: text().notNull(),
    amount: mojos(),
    height: integer().notNull(),
    /** Its block's time, Unix milliseconds. */
    paidAt: bigint({ mode: 'number' }).notNull(),
    monthMojos: mojos(),
    yearMojos: mojos(),
    /** Whether the prices are those that its payer had been told. */
    quoted: boolean().notNull(),
    /** Whether a reorg took it back; it may come again. */
    gone: boolean().notNull(),
  },
  (table) => [
    index('premium_payment_user').on(table.userId),
    index('premium_payment_height').on(table.height),
  ],
)

/** Up to which height addresses were looked at; one row. */
export const premiumScan = pgTable('premium_scan', {
  id: integer().primaryKey(),
  height: integer().notNull(),
})
