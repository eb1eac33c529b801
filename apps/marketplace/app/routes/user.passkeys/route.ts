import type { Json } from '@chiaroscuro/auth'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { faultOf } from '#app/identity/fault.js'
import { requireSameOrigin, requireSession } from '#app/server/guard.server.js'
import { cookieHeaders } from '#app/server/identity.server.js'
import { pagePath } from '#app/server/respond.server.js'

const MAX_BODY = 32_768

/** The two halves of adding a passkey: without a credential, what the browser is to make; with one, it is added. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  requireSameOrigin(request)
  const { identity } = await requireSession(request)
  const { auth } = identity
  const answer = async () => {
    const credential = credentialIn(await request.text())
    if (credential === undefined) return { options: await auth.startPasskey() }
    await auth.finishPasskey(credential)
    return {}
  }
  const said = await answer().catch((error: unknown) => ({
    fault: faultOf(error),
  }))
  const headers = cookieHeaders(identity)
  headers.set('cache-control', 'no-store')
  return Response.json(said, { status: 'fault' in said ? 400 : 200, headers })
}

function credentialIn(text: string): Json | undefined {
  if (text.length > MAX_BODY)
    throw Object.assign(new Error('too long'), { name: 'InvalidParameterException' })
  const body: unknown = JSON.parse(text)
  if (typeof body !== 'object' || body === null || !('credential' in body)) return undefined
  // Whatever JSON it is, it is the user pool that judges it.
  const credential: Json = JSON.parse(JSON.stringify(body.credential))
  return credential
}

/** Nothing is to be read here. */
export async function loader({ request }: LoaderFunctionArgs): Promise<never> {
  throw new Response(`Page not found: ${pagePath(request)}`, { status: 404 })
}
