import { z } from 'zod'

/** A call that failed, as far as a page may know: a code, and never a path, a key or somebody else's words. */
export const failure = z.strictObject({ code: z.string().max(60) })

/** What crosses from main to a page: an answer, or why there is none. */
export const reply = z.union([
  z.strictObject({ ok: z.literal(true), value: z.unknown() }),
  z.strictObject({ ok: z.literal(false), failure }),
])
export type Reply = z.output<typeof reply>

/** Thrown where a call is answered with a code. */
export class StudioError extends Error {
  override readonly name = 'StudioError'
  readonly code: string

  constructor(code: string, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}
