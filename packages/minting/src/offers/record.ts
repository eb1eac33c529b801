import type { Hex32 } from '@chiaroscuro/domain/id'
import { z } from 'zod'
import { hex32 } from '../hex32-schema.js'
import { MintingError } from '../minting-error.js'

/** Number of a piece in the plan, from 1. */
const number = z.number().int().min(1)
const id = z.string().min(1).max(100)

export const offerRecord = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('began'), planHash: hex32 }),
  /** Written before anybody else sees the text: whoever finds it later publishes this one and signs no other. */
  z.strictObject({
    ...{ kind: z.literal('made'), number, launcherId: hex32, coinId: hex32 },
    /** Bech32m. */
    text: z.string().min(10).max(300_000),
  }),
  /** A marketplace took it, and knows it by this id. */
  z.strictObject({ kind: z.literal('posted'), number, id }),
  /** The marketplace shows it. */
  z.strictObject({ kind: z.literal('listed'), number, id }),
])
export type OfferRecord = z.output<typeof offerRecord>

/** What was done for a piece. */
export interface PieceOffer {
  readonly launcherId: Hex32
  readonly coinId: Hex32
  readonly text: string
  /** The marketplace's id of it, once it took it. */
  readonly id: string | undefined
  readonly isListed: boolean
}

export interface OfferState {
  readonly planHash: Hex32 | undefined
  /** By the piece's number. */
  readonly offers: ReadonlyMap<number, PieceOffer>
}

/** What a journal of offers comes to. Throws `MintingError` `impossible-journal`. */
export function foldOffers(records: readonly OfferRecord[]): OfferState {
  let planHash: Hex32 | undefined
  const offers = new Map<number, PieceOffer>()
  for (const record of records) {
    if (record.kind === 'began') {
      if (planHash !== undefined) throw impossible('it begins twice')
      planHash = record.planHash
      continue
    }
    if (planHash === undefined) throw impossible('it does not begin with its plan')
    offers.set(record.number, after(offers.get(record.number), record))
  }
  return { planHash, offers }
}

/** A piece's offer after one record more. Throws `MintingError` `impossible-journal`. */
export function after(
  before: PieceOffer | undefined,
  record: Exclude<OfferRecord, { kind: 'began' }>,
): PieceOffer {
  if (record.kind === 'made') {
    const { launcherId, coinId, text } = record
    // Of one coin two offers could both be live.
    if (before?.coinId === coinId) throw impossible('two offers of one coin')
    return { launcherId, coinId, text, id: undefined, isListed: false }
  }
  if (!before) throw impossible('it tells of an offer that was never made')
  return { ...before, id: record.id, isListed: record.kind === 'listed' }
}

function impossible(why: string): MintingError {
  return new MintingError('impossible-journal', `The journal of offers contradicts itself: ${why}`)
}
