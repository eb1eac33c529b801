import { z } from 'zod'
import { hex32 } from '../hex32-schema.js'
import { MintingError } from '../minting-error.js'
import { MAX_PIECES } from '../plan/plan.js'
import type { Drop } from './drop.js'

/** Longer than any rule allows, so that a rule may say so; not so long that a file could fill the memory. */
const MAX_TEXT = 50_000
const MAX_TRAITS = 5000
const MAX_URIS = 100
const MAX_RUNGS = 100
const MAX_SHARES = 100

const text = z.string().max(MAX_TEXT)
/** Left out of what is saved where there is none; a drop names it all the same. */
const maybe = <T extends z.ZodType>(schema: T) => schema.optional().transform((value) => value)
const maybeText = maybe(text)
const count = z.number().int().min(1).max(1_000_000_000)
const maybeCount = maybe(count)
const mojos = z
  .string()
  .regex(/^(0|[1-9]\d{0,19})$/, 'not an amount in mojos')
  .transform(BigInt)

const piece = z.strictObject({
  ...{ from: text, file: maybeText, name: text, description: text },
  attributes: z.array(z.strictObject({ traitType: text, value: text })).max(MAX_TRAITS),
  ...{ edition: maybeCount, editionTotal: maybeCount, seriesNumber: maybeCount, seriesTotal: maybeCount },
  ...{ to: maybeText, price: maybeText },
})

const sale = z.strictObject({
  asset: z.union([z.literal('xch'), hex32]),
  pricing: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('same'), amount: mojos }),
    z.strictObject({
      kind: z.literal('ladder'),
      rungs: z.array(z.strictObject({ through: z.number(), amount: mojos })).max(MAX_RUNGS),
      rest: mojos,
    }),
    z.strictObject({ kind: z.literal('own') }),
  ]),
  endsAt: maybe(z.number()),
})

const drop = z.strictObject({
  version: z.literal(1),
  network: z.enum(['mainnet', 'testnet11', 'simulator0']),
  collection: z.strictObject({
    ...{ id: text, name: text, description: text },
    ...{ icon: maybeText, banner: maybeText, website: maybeText, twitter: maybeText },
  }),
  didId: maybe(hex32),
  royaltyAddress: text,
  // Drops that were saved before royalties could be shared have one address.
  royaltySplit: z
    .array(z.strictObject({ address: text, basisPoints: z.number() }))
    .max(MAX_SHARES)
    .default([]),
  // What is no share is for a rule to say.
  royaltyBasisPoints: z.number(),
  license: maybe(z.strictObject({ uris: z.array(text).max(MAX_URIS), hash: maybe(hex32) })),
  isSensitive: z.boolean(),
  owner: text,
  batchSize: z.number(),
  // Drops that were saved before there were pilots have none.
  pilot: z.number().default(0),
  fee: z.strictObject({ start: mojos, step: mojos, ceiling: mojos, patienceBlocks: z.number() }),
  sale: maybe(sale),
  pieces: z.array(piece).max(MAX_PIECES),
})

/** A drop as it is saved: JSON, amounts in digits. */
export function formatDrop(value: Drop): string {
  const written = (_: string, held: unknown) => (typeof held === 'bigint' ? held.toString() : held)
  return JSON.stringify({ version: 1, ...value }, written)
}

/**
 * A drop as it was saved, whatever is wrong with it by the rules. Throws `MintingError` `invalid-drop` naming the first thing that
 * no drop has, and where it is.
 */
export function parseDrop(saved: string): Drop {
  let json: unknown
  try {
    json = JSON.parse(saved)
  } catch (cause) {
    throw new MintingError('invalid-drop', 'The drop is not JSON', cause)
  }
  const read = drop.safeParse(json)
  if (!read.success) {
    const [first] = read.error.issues
    throw new MintingError('invalid-drop', `${first?.path.join('.') || 'the drop'}: ${first?.message}`)
  }
  const { version: _, ...held } = read.data
  return held
}
