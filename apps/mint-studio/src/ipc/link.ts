import { z } from 'zod'
import { projectId } from './field.js'

/** Addresses of this scheme open the studio, from wherever they are clicked. */
export const LINK_SCHEME = 'chiaroscuro-studio'

/** Where a link leads, as the page gets it: to a project of this machine, to the form that signs in, or nowhere. */
export const linkTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('project'), id: projectId }),
  z.strictObject({ kind: z.literal('sign-in') }),
  z.strictObject({ kind: z.literal('nowhere') }),
])
export type LinkTarget = z.output<typeof linkTarget>
