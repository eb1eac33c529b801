import { ApiError, call } from '@chiaroscuro/api-client'
import { openMembership } from '@chiaroscuro/contract/operation'
import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { requireSameOrigin, requireSession } from '#app/server/guard.server.js'
import { cookieHeaders } from '#app/server/identity.server.js'
import { visit } from '#app/server/visit.server.js'
import type { PremiumFault } from './premium-fault.js'

/** Asks how to pay; the page shows it. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request)
  const { identity } = await requireSession(request)
  const headers = cookieHeaders(identity)
  try {
    await call(visit(request).api, openMembership, {})
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return data({ fault: faultOf(error) }, { status: 400, headers })
  }
  return redirect('/user/premium', { status: 303, headers })
}

function faultOf({ code, status }: ApiError): PremiumFault {
  if (code === 'NotOffered') return 'not-offered'
  return status === 429 ? 'too-often' : 'other'
}
