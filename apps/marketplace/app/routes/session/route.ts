import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { faultOf } from '#app/identity/fault.js'
import { env } from '#app/server/env.server.js'
import { requireSameOrigin } from '#app/server/guard.server.js'
import { cookieHeaders, type Identity, neededIdentity } from '#app/server/identity.server.js'
import { notFound } from '#app/server/respond.server.js'
import { readTokenTexts, verifyTokens } from '#app/server/verify-tokens.server.js'

const MAX_BODY = 64 * 1024

/**
 * Takes the tokens of a sign-in in the browser (POST), once; from here on they live in sealed cookies only. PUT asks
 * for the session of the sign-up that waits in this browser.
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const { identity: pool } = env()
  requireSameOrigin(request)
  const identity = neededIdentity(request)
  if (request.method === 'PUT') return sessionOfSignUp(identity)
  if (!pool || !request.headers.get('content-type')?.startsWith('application/json'))
    return refuse('Tokens are sent as JSON.')
  const body = await readBody(request)
  const tokens = readTokenTexts(body)
  if (!tokens) return refuse('There are no tokens here.')
  try {
    await verifyTokens(tokens, pool)
    await identity.auth.adoptTokens(tokens, { loginId: loginIdOf(body), authFlowType: 'USER_SRP_AUTH' })
  } catch (error) {
    console.error(`tokens were refused: ${faultOf(error)}`)
    return refuse('These tokens are not good.')
  }
  const headers = cookieHeaders(identity)
  headers.set('cache-control', 'no-store')
  return new Response(null, { status: 204, headers })
}

/**
 * Looks whether the address was confirmed elsewhere: 204 signed in, 409 where a second factor has to be set up, 202 in
 * every other case, so that a sign-up that can never be confirmed looks like one that is not confirmed yet.
 */
async function sessionOfSignUp(identity: Identity): Promise<Response> {
  const result = await identity.auth.autoSignIn({ once: true }).catch(() => undefined)
  const rests = !result || result.nextStep.signInStep === 'CONFIRM_SIGN_UP'
  const headers = rests ? new Headers() : cookieHeaders(identity)
  headers.set('cache-control', 'no-store')
  return new Response(null, { status: rests ? 202 : result.isSignedIn ? 204 : 409, headers })
}

/** Nothing is to be read here. */
export function loader({ request }: LoaderFunctionArgs): never {
  throw notFound(request)
}

function refuse(detail: string): Response {
  return Response.json({ detail }, { status: 400, headers: { 'cache-control': 'no-store' } })
}

async function readBody(request: Request): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY) return undefined
  const text = await request.text()
  if (text.length > MAX_BODY) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function loginIdOf(body: unknown): string {
  const given = typeof body === 'object' && body !== null && 'loginId' in body ? body.loginId : ''
  return typeof given === 'string' ? given.slice(0, 200) : ''
}
