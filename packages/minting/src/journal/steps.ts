import { z } from 'zod'
import { hex32 } from '../hex32-schema.js'

export const batch = z.number().int().min(0)
export const attempt = z.number().int().min(0)
const height = z.number().int().min(0)

/** What becomes of any journal's bundles, each of an attempt at a batch. */
export const began = z.strictObject({ kind: z.literal('began'), planHash: hex32 })
/** The network took it, at this peak. */
export const sent = z.strictObject({ kind: z.literal('sent'), batch, attempt, height })
/** A block has it. */
export const included = z.strictObject({ kind: z.literal('included'), batch, attempt, height })
/** A reorg took that block away. */
export const undone = z.strictObject({ kind: z.literal('undone'), batch, attempt })
/** It lies deep enough. */
export const settled = z.strictObject({ kind: z.literal('settled'), batch, attempt, height })
