import { redirectDocument } from '@remix-run/node'
import { cookieHeaders, type Identity } from '#app/server/identity.server.js'

/**
 * Signs in whoever has just confirmed, by the session of their sign-up, and leads on. Where that is over or refused they
 * sign in themselves; where a second factor has to be set up first, the login asks for it.
 */
export async function enter(identity: Identity, returnTo: string): Promise<Response> {
  const result = await identity.auth.autoSignIn().catch(() => undefined)
  const query = new URLSearchParams({ ...(result ? {} : { confirmed: '' }), returnTo })
  return redirectDocument(result?.isSignedIn ? returnTo : `/login?${query}`, {
    status: 303,
    headers: cookieHeaders(identity),
  })
}
