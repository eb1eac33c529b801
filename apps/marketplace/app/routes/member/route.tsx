import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireSession } from '#app/server/guard.server.js'
import { pagePath } from '#app/server/respond.server.js'

/** Addresses that ask for a login (specification, section 6) and have no page of their own yet. */
export async function loader({ request }: LoaderFunctionArgs): Promise<never> {
  await requireSession(request)
  throw new Response(`Page not found: ${pagePath(request)}`, { status: 404 })
}

/** A component makes this a page route, so that the error is drawn inside the frame. */
export default function Member() {
  return null
}
