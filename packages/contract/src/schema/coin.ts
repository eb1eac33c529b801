import { z } from 'zod'
import { hex32 } from './common.js'

/** A few coins, each once or more. */
export const coinStatesQuery = z.object({
  coin_id: z.union([z.array(hex32).min(1).max(50), hex32.transform((one) => [one])]),
})

/** What the node knows of one coin; a height is null where the chain has none. */
export const coinState = z.object({
  coin_id: hex32,
  state: z.enum(['unspent', 'spent', 'missing']),
  /** The block that made it, and the one that spent it. */
  confirmed_height: z.number().int().nullable(),
  spent_height: z.number().int().nullable(),
})

/** Coins as the node has them; true as of this block or a later one. */
export const coinStates = z.object({
  height: z.number().int(),
  header_hash: hex32,
  coins: z.array(coinState),
})
export type CoinStates = z.infer<typeof coinStates>
