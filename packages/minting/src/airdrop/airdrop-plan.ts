import { sha256, toHex } from '@chiaroscuro/domain/bytes'
import { asHex32, type Hex32 } from '@chiaroscuro/domain/id'
import { z } from 'zod'
import { hex32 } from '../hex32-schema.js'
import { MintingError } from '../minting-error.js'
import { canonical } from '../plan/plan-hash.js'

/** The most gifts of one airdrop. */
export const MAX_GIFTS = 20_000
/** The most of one bundle: half of what the mempool takes, and what a wallet can look through. */
export const MAX_GIFTS_OF_BATCH = 250
/** NFTs take a spend each. */
export const MAX_NFTS_OF_BATCH = 25

const mojos = z
  .string()
  .regex(/^(0|[1-9]\d{0,19})$/, 'not an amount')
  .transform(BigInt)
  .refine((units) => units < 1n << 64n, 'more than a coin holds')

const paid = z.strictObject({
  /** Puzzle hash of who gets it. */
  to: hex32,
  /** Mojos, or a token's smallest unit. */
  amount: mojos.refine((units) => units > 0n, 'nothing'),
})
const given = z.strictObject({ to: hex32, nft: hex32 })

const terms = {
  version: z.literal(1),
  /** What tells it from another airdrop of the same gifts: one plan is carried out once. */
  name: z.string().max(100),
  network: z.string().regex(/^[a-z0-9]{1,40}$/),
  /** Of each bundle, in mojos. */
  fee: mojos,
  batchSize: z.number().int().min(1).max(MAX_GIFTS_OF_BATCH),
}

const plan = z
  .discriminatedUnion('kind', [
    z.strictObject({
      ...terms,
      kind: z.literal('coins'),
      asset: z.union([z.literal('xch'), hex32]),
      gifts: z.array(paid).min(1).max(MAX_GIFTS),
    }),
    z.strictObject({ ...terms, kind: z.literal('nfts'), gifts: z.array(given).min(1).max(MAX_GIFTS) }),
  ])
  .superRefine(({ kind, gifts, batchSize }, check) => {
    const say = (message: string, path: (string | number)[]) =>
      check.addIssue({ code: 'custom', message, path })
    if (kind === 'nfts' && batchSize > MAX_NFTS_OF_BATCH) say('too many NFTs for one bundle', ['batchSize'])
    // Two equal payments of one bundle would be one coin; two of one NFT cannot both come about.
    const names = new Set<string>()
    gifts.forEach((gift, at) => {
      const name = 'nft' in gift ? gift.nft : gift.to
      if (names.has(name)) say('stands there twice', ['gifts', at])
      names.add(name)
    })
  })

/** Who gets what, in order, on what terms: all that somebody approves. Nobody is paid twice, no NFT given twice. */
export type AirdropPlan = z.output<typeof plan>
/** A plan as text holds it: amounts in digits. */
export type AirdropPlanText = z.input<typeof plan>
export type AirdropGift = AirdropPlan['gifts'][number]

/** A plan from its JSON value. Throws `MintingError` `invalid-plan` naming the first fault and where it is. */
export function parseAirdropPlan(value: unknown): AirdropPlan {
  const read = plan.safeParse(value)
  if (read.success) return read.data
  const [first] = read.error.issues
  throw new MintingError(
    'invalid-plan',
    `${first?.path.join('.') || 'the plan'}: ${first?.message ?? 'unreadable'}`,
  )
}

/** A plan as text that `parseAirdropPlan` reads, the same on every machine. */
export function formatAirdropPlan(plan: AirdropPlan): string {
  return canonical(plan)
}

/** What an approval, a journal and a report name a plan by. */
export function airdropHash(plan: AirdropPlan): Hex32 {
  return asHex32(toHex(sha256(new TextEncoder().encode(canonical(plan)))))
}

/** Gifts of one bundle. */
export interface AirdropBatch {
  readonly index: number
  /** Number of the first gift in the plan. */
  readonly from: number
  readonly count: number
}

/** A plan cut into its bundles: the first is for one recipient alone, to be looked at before the others are paid. */
export function airdropBatches({
  gifts,
  batchSize,
}: Pick<AirdropPlan, 'gifts' | 'batchSize'>): AirdropBatch[] {
  const others = Array.from({ length: Math.ceil((gifts.length - 1) / batchSize) }, (_, at) => {
    const from = 1 + at * batchSize
    return { index: at + 1, from, count: Math.min(batchSize, gifts.length - from) }
  })
  return [{ index: 0, from: 0, count: 1 }, ...others]
}

/** What a plan takes from the wallet that pays. */
export interface AirdropCost {
  /** Of the asset; the number of works where NFTs are given. */
  readonly given: bigint
  /** Mojos, of all bundles. */
  readonly fees: bigint
  readonly batches: number
}

export function airdropCost(plan: AirdropPlan): AirdropCost {
  const batches = airdropBatches(plan).length
  const given =
    plan.kind === 'nfts'
      ? BigInt(plan.gifts.length)
      : plan.gifts.reduce((sum, { amount }) => sum + amount, 0n)
  return { given, fees: plan.fee * BigInt(batches), batches }
}
