import { z } from 'zod'

const url = z.string().max(2000)
/** A file that is to lie at the media service: what leave is given for. */
export const mediaFile = z.strictObject({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  size: z.number().int().min(0),
})
export type MediaFile = z.output<typeof mediaFile>

/** The media service as the engine may know it: no account, and no token. */
export const mediaStanding = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('signed-out') }),
  /** `name` tells it from others in journals. */
  z.strictObject({ kind: z.literal('ready'), name: z.string().max(300) }),
])
export type MediaStanding = z.output<typeof mediaStanding>

/** What main was told where it asked to put one file there, in the name of whoever is signed in. */
export const mediaLeave = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('there'), url }),
  z.strictObject({ kind: z.literal('put'), url }),
  z.strictObject({
    kind: z.literal('refused'),
    why: z.enum(['signed-out', 'too-large', 'too-much', 'refused']),
  }),
  z.strictObject({ kind: z.literal('later'), seconds: z.number().min(0).optional() }),
])
export type MediaLeave = z.output<typeof mediaLeave>

/** By which names the engine asks main. */
export const ENGINE_ASKS = ['mediaStanding', 'askLeave', 'keepSession'] as const
export type EngineAsk = (typeof ENGINE_ASKS)[number]
