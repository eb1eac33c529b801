import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { answerForm } from '#app/identity/answer-form.js'
import { env } from '#app/server/env.server.js'
import { requireSameOrigin } from '#app/server/guard.server.js'
import { cookieHeaders, neededIdentity } from '#app/server/identity.server.js'
import { returnPath } from '#app/server/preference.server.js'

/** The login for those without script: the password is proven to the user pool from here, and kept nowhere. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request)
  const identity = neededIdentity(request)
  const form = await request.formData()
  const outcome = await answerForm(identity.auth, form, env().identity?.customChallenge)
  const headers = cookieHeaders(identity)
  if ('signedIn' in outcome) return redirect(returnPath(form.get('returnTo')), { status: 303, headers })
  return data({ outcome }, { status: outcome.fault ? 400 : 200, headers })
}
