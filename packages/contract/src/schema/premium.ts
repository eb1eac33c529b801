import { z } from 'zod'
import { address, hex32, mojos, timestamp } from './common.js'

const rights = z.object({
  /** Requests a minute of whoever is signed in, and of each key; null where they are not limited. */
  requests_per_minute: z.number().int().nullable(),
  api_keys: z.number().int(),
  /** Searches that are looked out for at once. */
  saved_searches: z.number().int(),
  /** Whether a claimed profile is shown among the supporters. */
  supporter_mark: z.boolean(),
})

/** What membership costs and gives; null where none is sold. */
export const premium = z.object({
  /** 30 and 365 days. */
  price: z.object({ month_mojos: mojos, year_mojos: mojos }).nullable(),
  /** What every account has, and what members have instead. */
  member: rights,
  premium: rights,
})
export type Premium = z.infer<typeof premium>

export const premiumPayment = z.object({
  coin_id: hex32,
  amount_mojos: mojos,
  height: z.number().int(),
  paid_at: timestamp,
  /** The prices it counts at: those its payer was told within a day before, else those of the day it was seen. */
  month_mojos: mojos,
  year_mojos: mojos,
  quoted: z.boolean(),
  /** Whether a reorg took it back: it counts for nothing unless a block holds it again. */
  gone: z.boolean(),
  years: z.number().int(),
  months: z.number().int(),
  /** The time it bought; null where it was not enough for any, and is kept until more comes. */
  from: timestamp.nullable(),
  until: timestamp.nullable(),
  /** Left over after it. */
  credit_mojos: mojos,
})
export type PremiumPayment = z.infer<typeof premiumPayment>

export const membership = z.object({
  active: z.boolean(),
  since: timestamp.nullable(),
  active_until: timestamp.nullable(),
  /** Paid and not used yet. */
  credit_mojos: mojos,
  /** One's own address, and the prices one was told; null until one asks. */
  payable: z
    .object({
      address,
      month_mojos: mojos,
      year_mojos: mojos,
      /** Until when these prices hold. */
      until: timestamp,
    })
    .nullable(),
  /** The newest first. */
  payments: z.array(premiumPayment),
})
export type Membership = z.infer<typeof membership>
