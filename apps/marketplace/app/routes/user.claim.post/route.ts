import { ApiError, call } from '@chiaroscuro/api-client'
import { claimProfile, makeChallenge } from '@chiaroscuro/contract/operation'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { requireSameOrigin, requireSession } from '#app/server/guard.server.js'
import { cookieHeaders } from '#app/server/identity.server.js'
import { refusalOf } from '#app/server/refusal.server.js'
import { pagePath } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'
import { readClaimStep } from './claim-step.js'

const MAX_BODY = 8192

/**
 * The two steps of a claim, in the name of whoever is signed in: a text to sign, and its signature. `{code, fault}` of
 * what the API refused.
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  requireSameOrigin(request)
  const { identity } = await requireSession(request)
  const { api } = visit(request)
  const headers = cookieHeaders(identity)
  headers.set('cache-control', 'no-store')
  const text = await request.text()
  const step = text.length > MAX_BODY ? undefined : readClaimStep(text)
  if (!step) return Response.json({ code: 'InvalidInput' }, { status: 400, headers })
  const profile_id = step.did
  try {
    if (!('claim' in step)) {
      const { id, message, address } = await call(api, makeChallenge, {
        profile_id,
        challenge: { action: 'claim' },
      })
      return Response.json({ id, message, address: address.encoded_id }, { headers })
    }
    const { encoded_id, username } = await call(api, claimProfile, { profile_id, claim: step.claim })
    return Response.json({ encoded_id, username }, { headers })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return Response.json(refusalOf(error), { status: error.status || 503, headers })
  }
}

/** Nothing is to be read here. */
export async function loader({ request }: LoaderFunctionArgs): Promise<never> {
  throw new Response(`Page not found: ${pagePath(request)}`, { status: 404 })
}
