import { z } from 'zod'
import { pageOf, pageQuery, timestamp, whole } from './common.js'
import { actedKind, loggedAct, moderationEntry, personName } from './moderation.js'
import { line } from './text.js'

const LEAST = 20
const MOST = 2000

/** A sentence at least; more than one empty line in a row is one. */
const appealText = line(MOST, 'many')
  .transform((text) => text.replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n'))
  .refine((text) => [...text].length >= LEAST, `Shorter than ${LEAST} letters`)

const key = z.string().regex(/^[\w-]{8,64}$/)

/** What somebody says against an act on what is theirs. */
export const appealBody = z.strictObject({
  /** Of the caller's choosing, one an appeal: sent again it is the same appeal. */
  key,
  /** Number of the act. */
  act: whole(1, 2_147_483_647),
  text: appealText,
})
export type AppealInput = z.input<typeof appealBody>

/** What was answered: whether the act was taken back, and why or why not. */
export const appealAnswer = z.object({ granted: z.boolean(), reason: z.string(), at: timestamp })
export type AppealAnswer = z.infer<typeof appealAnswer>

/** One's own appeal; `answer` is null while nobody has answered. */
export const ownAppeal = z.object({
  number: z.number().int(),
  text: z.string(),
  at: timestamp,
  answer: appealAnswer.nullable(),
})
export type OwnAppeal = z.infer<typeof ownAppeal>

/** An act on something of one's own, with the reason that was given. */
export const restriction = z.object({
  /** Number of the act. */
  act: z.number().int(),
  what: loggedAct,
  kind: actedKind,
  target: z.string(),
  name: z.string().nullable(),
  reason: z.string(),
  at: timestamp,
  /** False once it was taken back. */
  stands: z.boolean(),
  appeal: ownAppeal.nullable(),
})
export type Restriction = z.infer<typeof restriction>
/** Those that stand, and those that were appealed; the last first. */
export const restrictionList = z.object({ restrictions: z.array(restriction) })
export type RestrictionList = z.infer<typeof restrictionList>

/** An appeal as the people who run the site see it. */
export const appealEntry = z.object({
  number: z.number().int(),
  /** The act it is against, and whether that still stands. */
  about: moderationEntry,
  stands: z.boolean(),
  text: z.string(),
  /** Subject of the user pool, and what their token called them. */
  by: z.string(),
  by_name: personName.nullable(),
  at: timestamp,
  answer: appealAnswer.extend({ by: z.string(), by_name: personName.nullable() }).nullable(),
})
export type AppealEntry = z.infer<typeof appealEntry>
export const appealPage = pageOf(appealEntry)
export const listAppealsQuery = pageQuery

/** `grant` takes the act back, `uphold` leaves it; either says why. */
export const verdictBody = z.strictObject({
  key,
  verdict: z.enum(['uphold', 'grant']),
  /** Told to whoever appealed. */
  reason: line(500),
})
export type VerdictInput = z.input<typeof verdictBody>
export const appealPath = z.object({ appeal_id: whole(1, 2_147_483_647) })
