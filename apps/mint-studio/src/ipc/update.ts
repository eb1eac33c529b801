import { z } from 'zod'

/** How a newer studio stands: `found`, `fetching`, `ready` to be put in place of this one; `none` where there is none, or nobody looks. */
export const updateView = z.strictObject({
  state: z.enum(['none', 'found', 'fetching', 'ready']),
  version: z.string().max(40).optional(),
})
export type UpdateView = z.output<typeof updateView>
