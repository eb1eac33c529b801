import { RESERVED_NAMES } from '@chiaroscuro/domain/profile'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadProfile } from '#app/server/profile-page.server.js'
import { notFound } from '#app/server/respond.server.js'

const reserved = new Set(RESERVED_NAMES)
/** What usernames are made of; which of them may be had, the API decides. */
const form = /^[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}_-]{2,59}$/u

/** A profile by the username its holder claimed (specification, section 2). */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  const name = (params.username ?? '').normalize('NFKC')
  if (reserved.has(name.toLowerCase()))
    throw new Response(`Page not found: ${new URL(request.url).pathname.replace(/\.data$/, '')}`, {
      status: 404,
    })
  if (!form.test(name)) throw notFound(request)
  return loadProfile(request, context, name, `/${encodeURIComponent(name)}`)
}
