import { asHex32 } from '@chiaroscuro/domain/id'
import { z } from 'zod'

/**
 * What is said between the minter, which has a key and no database, and the desk, which has the database and no key. The minter
 * asks; the desk is reached where health and metrics are, by those who know its token.
 */
export const DESK_PATH = '/minter'

/** Of one look: bundles that are minted side by side, each by a DID of its own. */
export const MOST_LANES = 8
/** Pieces of one bundle. */
export const MOST_PIECES = 25

const hex32 = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .transform(asHex32)
const id = z.string().min(1).max(60)
const mojos = z.string().regex(/^\d{1,39}$/)
const height = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31)
const userId = z.string().min(1).max(200)
const hex = z.string().regex(/^([0-9a-f]{2})+$/)

const fee = z.strictObject({
  start: mojos,
  step: mojos,
  ceiling: mojos,
  patienceBlocks: z.number().int().min(1).max(100_000),
})

/** What the minter says of itself with each look. */
export const turnBody = z.strictObject({
  network: z.string().regex(/^[a-z0-9]{1,40}$/),
  puzzleHash: hex32,
  balance: mojos,
  /** Coins that it could pay with. */
  coins: z.number().int().min(0),
  height,
  fee,
  /** Runs whose plan and journal it holds. */
  known: z.array(id).max(2000),
})

const wantedDid = z.object({
  userId,
  /** Made and signed already, and not in a block yet. */
  made: z.object({ didId: hex32, bundle: hex }).nullable(),
})
const openRun = z.object({
  id,
  userId,
  /** Null where the minter knows them. */
  content: z.object({ plan: z.unknown(), lines: z.array(z.string()) }).nullable(),
})
const dueOffer = z.object({
  orderId: id,
  runId: id,
  launcherId: hex32,
  firstCoinId: hex32,
  /** Of the block that has it; null until one does. */
  height: height.nullable(),
  asset: z.union([z.literal('xch'), hex32]),
  amount: mojos,
  payTo: hex32,
  /** Unix seconds. */
  expiresAt: z.number().int(),
})
const watched = z.object({ orderId: id, coinId: hex32, expiresAt: z.number().int() })

/** What there is to do. */
export const turnAnswer = z.object({
  dids: z.array(wantedDid),
  /** The oldest first; of one person, each after the one before it. */
  runs: z.array(openRun),
  offers: z.array(dueOffer),
  watched: z.array(watched),
})
export type Turn = z.output<typeof turnAnswer>
export type TurnAnswer = z.input<typeof turnAnswer>
export type TurnBody = z.output<typeof turnBody>

/** What a line of the journal means to whoever ordered. */
const meaning = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['began', 'sent']) }),
  z.strictObject({
    kind: z.literal('built'),
    launcherIds: z.array(hex32).min(1).max(MOST_PIECES),
    firstCoinIds: z.array(hex32).min(1).max(MOST_PIECES),
  }),
  z.strictObject({ kind: z.enum(['included', 'settled']), height }),
  z.strictObject({ kind: z.literal('undone') }),
])
export type Meaning = z.output<typeof meaning>

/** A line of a run's journal, and where in it it stands. */
export const lineBody = z.strictObject({
  runId: id,
  at: height,
  /** Base64. */
  line: z.string().min(1).max(4_000_000),
  meaning,
})
export const didBody = z.strictObject({
  userId,
  didId: hex32,
  bundle: hex.max(200_000),
  /** The one that can never be, in whose place it is made. */
  instead: hex32.nullable(),
})
export const didReadyBody = z.strictObject({ userId, didId: hex32 })
export const offerBody = z.strictObject({
  orderId: id,
  offerId: z.string().min(1).max(60),
  firstCoinId: hex32,
  coinId: hex32,
  text: z
    .string()
    .regex(/^offer1[a-z0-9]+$/)
    .max(300_000),
})
export const endedBody = z.strictObject({ orderId: id, coinId: hex32, state: z.enum(['sold', 'lapsed']) })
export const attentionBody = z.strictObject({ runId: id, why: z.string().max(40).nullable() })

export const done = z.object({ done: z.boolean() })
