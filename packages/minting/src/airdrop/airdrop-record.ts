import { z } from 'zod'
import { hex32 } from '../hex32-schema.js'
import { type Course, impossible, stepOn, UNTRIED } from '../journal/course.js'
import { readLines, writeLine } from '../journal/frame.js'
import { attempt, batch, began, included, sent, settled, undone } from '../journal/steps.js'

/** Written before the network sees the bundle: whoever finds it later can tell whether the chain has it, and send it. */
const built = z.strictObject({
  kind: z.literal('built'),
  batch,
  attempt,
  /** The coins it spends, each with the coin that made it. */
  inputs: z.array(z.strictObject({ id: hex32, parent: hex32 })).min(1),
  /** The coins that are given, in the order of the gifts. */
  outputs: z.array(hex32).min(1),
  bundleId: hex32,
  /** What it leaves to the farmer, in mojos; that of the plan where nothing is said. */
  fee: z
    .string()
    .regex(/^\d{1,20}$/)
    .optional(),
  /** The signed bundle, serialized, in hex. */
  bundle: z.string().regex(/^([0-9a-f]{2})+$/),
})
/** Somebody has looked at the first gift and wants the others sent, too. */
const goOn = z.strictObject({ kind: z.literal('go-on') })

const record = z.discriminatedUnion('kind', [began, built, sent, included, undone, settled, goOn])

/** One line of an airdrop's journal: what is about to be done, or what was seen. */
export type AirdropRecord = z.output<typeof record>
export type BuiltGifts = z.output<typeof built>

export function writeAirdropRecord(one: AirdropRecord): Uint8Array {
  return writeLine(one)
}

/** What a journal holds, and how many of its bytes that is. Throws `MintingError` `damaged-journal`. */
export function readAirdropJournal(bytes: Uint8Array) {
  return readLines(bytes, (json) => record.safeParse(json).data)
}

export type GiftsState = Course<BuiltGifts>

export interface AirdropState {
  readonly planHash: string | undefined
  readonly goesOn: boolean
  readonly batches: ReadonlyMap<number, GiftsState>
}

export const NEVER_SIGNED: GiftsState = UNTRIED
const EMPTY: AirdropState = { planHash: undefined, goesOn: false, batches: new Map() }

/** What a journal comes to. Throws `MintingError` `impossible-journal`. */
export function foldAirdrop(records: readonly AirdropRecord[], from: AirdropState = EMPTY): AirdropState {
  let { planHash, goesOn } = from
  const batches = new Map(from.batches)
  for (const one of records) {
    if ((one.kind === 'began') !== (planHash === undefined)) throw impossible('it begins twice, or never')
    if (one.kind === 'began') planHash = one.planHash
    else if (one.kind === 'go-on') goesOn = true
    else batches.set(one.batch, stepOn(batches.get(one.batch) ?? NEVER_SIGNED, one))
  }
  return { planHash, goesOn, batches }
}
