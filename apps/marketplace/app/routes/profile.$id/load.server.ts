import { formatDid, parseDid } from '@chiaroscuro/domain/id'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadProfile } from '#app/server/profile-page.server.js'
import { notFound } from '#app/server/respond.server.js'

/** A profile by its DID, in either form. */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  const did = parseDid(params.id ?? '')
  if (did === undefined) throw notFound(request)
  return loadProfile(request, context, did, `/profile/${formatDid(did)}`)
}
