import { MAX_MINTED, MAX_PAYEES, royaltySplitHash, splitFault } from '@chiaroscuro/domain/build'
import type { Hex32 } from '@chiaroscuro/domain/id'
import { z } from 'zod'
import { hex32 } from '../hex32-schema.js'
import { MintingError } from '../minting-error.js'

/** The most pieces of one plan. */
export const MAX_PIECES = 100_000
const MAX_URIS = 10
const MAX_TEXT = 2000

const mojos = z
  .string()
  .regex(/^(0|[1-9]\d{0,19})$/, 'not an amount in mojos')
  .transform(BigInt)
const uris = z.array(z.string().min(1).max(MAX_TEXT)).max(MAX_URIS)

const piece = z.strictObject({
  /** What people call it; minted with its metadata file, not by this plan. */
  name: z.string().max(MAX_TEXT),
  dataUris: uris.min(1),
  dataHash: hex32,
  metadataUris: uris,
  metadataHash: hex32.nullable(),
  licenseUris: uris,
  licenseHash: hex32.nullable(),
  edition: z.number().int().min(1),
  editionTotal: z.number().int().min(1),
  /** Puzzle hash of its first owner. */
  to: hex32,
  /** What it is offered for once it is minted, in mojos or the smallest unit of the sale's CAT. */
  price: mojos.optional(),
})

/** Payees of a split address. */
export const royaltySplit = z
  .array(z.strictObject({ puzzleHash: hex32, basisPoints: z.number().int().min(1).max(10_000) }))
  .min(2)
  .max(MAX_PAYEES)

const plan = z
  .strictObject({
    version: z.literal(1),
    network: z.string().regex(/^[a-z0-9]{1,40}$/),
    didId: hex32,
    royaltyPuzzleHash: hex32,
    /** Those whom that puzzle hash pays out to, where it is no one's own. */
    royaltySplit: royaltySplit.optional(),
    royaltyBasisPoints: z.number().int().min(0).max(10_000),
    /** Pieces of one bundle. */
    batchSize: z.number().int().min(1).max(MAX_MINTED),
    /** Pieces of a first bundle that somebody looks at on the chain before the others follow; nothing where all go at once. */
    pilot: z.number().int().min(1).max(MAX_MINTED).optional(),
    /** Of one bundle: what it begins with, what each try after one that got stuck adds, and what it never exceeds. */
    fee: z.strictObject({
      start: mojos,
      step: mojos,
      ceiling: mojos,
      patienceBlocks: z.number().int().min(1),
    }),
    /** Offers made of pieces that have a price: all of them on these terms. */
    sale: z
      .strictObject({
        asset: z.union([z.literal('xch'), hex32]),
        /** Puzzle hash of who sells: the first owner of everything that is offered. */
        payTo: hex32,
        /** Second since 1970. */
        endsAt: z.number().int().min(1).optional(),
      })
      .optional(),
    pieces: z.array(piece).min(1).max(MAX_PIECES),
  })
  .superRefine((one, check) => {
    const { fee, pieces, sale, pilot, batchSize } = one
    const say = (message: string, ...path: (string | number)[]) =>
      check.addIssue({ code: 'custom', message, path })
    if (fee.start > fee.ceiling) say('the fee begins above its ceiling', 'fee', 'start')
    if (!isSplitHash(one)) say('another puzzle hash than that of the split', 'royaltyPuzzleHash')
    if (pilot !== undefined && pilot > batchSize) say('a pilot larger than a bundle', 'pilot')
    if (pilot !== undefined && pilot >= pieces.length) say('a pilot of all pieces', 'pilot')
    pieces.forEach(({ edition, editionTotal, metadataUris, metadataHash, price, to }, at) => {
      if (edition > editionTotal) say('an edition beyond its total', 'pieces', at, 'edition')
      // Who fetches it could not tell whether it is the one that was meant.
      if (metadataUris.length > 0 && metadataHash === null)
        say('metadata without its hash', 'pieces', at, 'metadataHash')
      if (price === undefined) return
      if (price === 0n) say('a price of nothing', 'pieces', at, 'price')
      if (sale?.payTo !== to) say('offered by somebody else than its owner', 'pieces', at, 'price')
    })
  })

/** Whether royalties go where a plan or a manifest says that they are shared. */
export function isSplitHash({
  royaltyPuzzleHash,
  royaltySplit: payees,
}: {
  readonly royaltyPuzzleHash: Hex32
  readonly royaltySplit?: z.output<typeof royaltySplit> | undefined
}): boolean {
  if (!payees) return true
  return splitFault(payees) === undefined && royaltySplitHash(payees) === royaltyPuzzleHash
}

/** What is to be minted, in order, and on what terms: all that somebody approves. */
export type Plan = z.output<typeof plan>
export type Piece = Plan['pieces'][number]
/** A plan as text holds it: amounts in digits. */
export type PlanText = z.input<typeof plan>

/** A plan from its JSON value. Throws `MintingError` `invalid-plan` naming the first fault and where it is. */
export function parsePlan(value: unknown): Plan {
  const read = plan.safeParse(value)
  if (read.success) return read.data
  const [first] = read.error.issues
  const where = first?.path.join('.') || 'the plan'
  throw new MintingError('invalid-plan', `${where}: ${first?.message ?? 'unreadable'}`)
}
