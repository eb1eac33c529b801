import { z } from 'zod'
import { count, hash, mojos, text } from './field.js'

const pricing = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('same'), amount: mojos }),
  z.strictObject({
    kind: z.literal('ladder'),
    /** Ranks from the rarest on: each rung reaches through a rank. */
    rungs: z.array(z.strictObject({ through: z.number().min(0).max(1_000_000), amount: mojos })).max(20),
    rest: mojos,
  }),
  z.strictObject({ kind: z.literal('own') }),
])
/** What is offered after the mint, as its creator enters it: amounts in the smallest unit of the asset. */
export const saleInput = z.strictObject({
  asset: z.union([z.literal('xch'), hash]),
  pricing,
  /** Second since 1970. */
  endsAt: z.number().int().min(0).max(100_000_000_000).optional(),
})
export type SaleInput = z.output<typeof saleInput>

const figures = z.strictObject({ count, least: mojos, most: mojos, total: z.string().regex(/^\d{1,30}$/) })
export const sale = z.strictObject({
  terms: saleInput,
  /** What the asset is called; empty for a token that nobody named. */
  code: text,
  decimals: count,
  /** Nothing where no piece is offered. */
  figures: figures.optional(),
  /** Pieces of each rung of a ladder, and of all below it. */
  rungs: z.array(count).max(21),
})
export type SaleView = z.output<typeof sale>

/** What a plan offers. */
export const saleFigures = figures.extend({
  asset: z.union([z.literal('xch'), hash]),
  code: text,
  decimals: count,
  endsAt: count.optional(),
})
export type SaleFigures = z.output<typeof saleFigures>
