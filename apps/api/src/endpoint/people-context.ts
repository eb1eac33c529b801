import type { Viewer } from '../identity/viewer.js'
import { type Call, type EndpointContext, RefusedError } from './endpoint.js'

/** What is needed where people say something. */
export interface PeopleContext extends EndpointContext {
  /** Unix milliseconds. */
  readonly now: () => number
  readonly random: (bytes: number) => Uint8Array
  /** What signed texts name: the website, and the network. */
  readonly siteDomain: string
  readonly network: string
}

/** Whoever calls; the operation asked for somebody, so there is one. */
export function viewerOfCall({ viewer }: Call): Viewer {
  if (!viewer) throw new RefusedError('Unauthenticated', 'This asks for a token of somebody signed in.')
  return viewer
}
