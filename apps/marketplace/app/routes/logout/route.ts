import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { faultOf } from '#app/identity/fault.js'
import { requireSameOrigin } from '#app/server/guard.server.js'
import { cookieHeaders, neededIdentity } from '#app/server/identity.server.js'
import { notFound } from '#app/server/respond.server.js'

/** Ends the session, here or everywhere. A user pool that cannot be reached does not keep anybody signed in. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  requireSameOrigin(request)
  const identity = neededIdentity(request)
  const form = await request.formData()
  const global = form.get('scope') === 'everywhere'
  await identity.auth
    .signOut({ global, keepDevice: form.get('device') === 'keep' })
    .catch((error: unknown) => {
      console.error(`a sign-out was not told: ${faultOf(error)}`)
    })
  return redirect('/', { status: 303, headers: cookieHeaders(identity) })
}

/** Only forms come here. */
export function loader({ request }: LoaderFunctionArgs): never {
  throw notFound(request)
}
