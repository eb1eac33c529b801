import { z } from 'zod'
import { hex32 } from '../hex32-schema.js'
import { attempt, batch, began, included, sent, settled, undone } from './steps.js'

/** Written before anybody else sees the bundle: whoever finds it later can tell whether the chain has it, and send it. */
const built = z.strictObject({
  kind: z.literal('built'),
  batch,
  attempt,
  /** The DID's coin that it spends: of two bundles that spend one coin, the chain takes one. */
  didCoinId: hex32,
  /** In the order of the pieces, as what follows. */
  launcherIds: z.array(hex32).min(1),
  /** The coins that the launchers make: the chain has the batch when it has them. */
  firstCoinIds: z.array(hex32).min(1),
  fee: z.string().regex(/^\d{1,20}$/),
  bundleId: hex32,
  /** The signed bundle, serialized, in hex. */
  bundle: z.string().regex(/^([0-9a-f]{2})+$/),
})

/** Somebody looked at the pilot: the other bundles may follow. */
const released = z.strictObject({ kind: z.literal('released') })

const kinds = [began, built, sent, included, undone, settled, released] as const
export const journalRecord = z.discriminatedUnion('kind', kinds)

/** One line of a journal: what is about to be done, or what was seen. */
export type JournalRecord = z.output<typeof journalRecord>
export type BuiltRecord = z.output<typeof built>
