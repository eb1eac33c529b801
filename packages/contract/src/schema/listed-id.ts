import { z } from 'zod'
import { whole } from './common.js'

/** Kinds of things that have a page of their own. */
export const listedKind = z.enum(['nft', 'collection', 'profile'])

/** A stretch of all ids of a kind, in their own order. */
export const listIdsQuery = z.object({
  kind: listedKind,
  /** The last id of the stretch before. */
  after: z.string().max(100).optional(),
  /** The last id that the stretch may have. */
  until: z.string().max(100).optional(),
  size: whole(1, 10_000).optional(),
})
export const listedIds = z.object({
  /** As addresses of pages write them. */
  ids: z.array(z.string()),
  /** What to ask after; null at the end. */
  next: z.string().nullable(),
})
export type ListedIds = z.infer<typeof listedIds>

/** Where stretches of about `size` end and the next begin: what to ask until, and after. */
export const idMarks = z.object({ after: z.array(z.string()) })
export type IdMarks = z.infer<typeof idMarks>
export const listIdMarksQuery = z.object({ kind: listedKind, size: whole(100, 10_000).optional() })
