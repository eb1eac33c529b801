import { LINK_SCHEME } from '../ipc/link.js'

/** What a link of the studio may name. */
export type Link =
  | { readonly kind: 'project'; readonly id: string }
  | { readonly kind: 'collection'; readonly id: string }
  | { readonly kind: 'sign-in' }

const MAX_LENGTH = 120
/** Browsers put a slash behind what looks like a host. */
const LINK = new RegExp(
  `^${LINK_SCHEME}://(?:project/(?<project>[0-9a-z]{8,32})|collection/(?<collection>col1[02-9ac-hj-np-z]{58})|sign-in)/?$`,
)

/**
 * Reads a link: whoever made it may be anybody. It is one of three forms, letter by letter, or none: nothing is decoded or put right, so
 * that no second reader can see something else in it. It leads somewhere and begins nothing; no code, name or token is ever in it.
 */
export function readLink(text: unknown): Link | undefined {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return undefined
  const found = LINK.exec(text)
  if (!found) return undefined
  const { project, collection } = found.groups ?? {}
  if (project !== undefined) return { kind: 'project', id: project }
  if (collection !== undefined) return { kind: 'collection', id: collection }
  return { kind: 'sign-in' }
}
