import { type ApiClient, ApiError, call } from '@chiaroscuro/api-client'
import { makeSocialChallenge, startWalletSocial, unlinkWalletSocial } from '@chiaroscuro/contract/operation'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { requireSameOrigin } from '#app/server/guard.server.js'
import { refusalOf } from '#app/server/refusal.server.js'
import { pagePath } from '#app/server/respond.server.js'
import { browserOf } from '#app/server/social.server.js'
import { visit } from '#app/server/visit.server.js'
import { readSocialStep, type SocialStep } from './social-step.js'

const MAX_BODY = 8192

/**
 * Links or unlinks for whoever has a wallet, signed in or not: a text to sign, then its signature, from our own pages
 * alone. `{code, fault}` of what the API refused.
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  requireSameOrigin(request)
  const { api } = visit(request)
  const { browser, setCookie } = browserOf(request)
  const headers = new Headers({ 'cache-control': 'no-store', 'set-cookie': setCookie })
  const text = await request.text()
  const step = text.length > MAX_BODY ? undefined : readSocialStep(text)
  if (!step) return Response.json({ code: 'InvalidInput' }, { status: 400, headers })
  try {
    return Response.json(await take(api, step, browser), { headers })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return Response.json(refusalOf(error), { status: error.status || 503, headers })
  }
}

async function take(api: ApiClient, step: SocialStep, browser: string): Promise<object> {
  const { provider, action } = step
  if ('subject' in step) {
    const challenge = { action, subject: step.subject, browser }
    const { id, message, address } = await call(api, makeSocialChallenge, { provider, challenge })
    return { id, message, address: address.encoded_id }
  }
  const signed = { ...step.signed, browser }
  if (action === 'unlink') return call(api, unlinkWalletSocial, { provider, unlink: signed })
  const { authorize_url } = await call(api, startWalletSocial, { provider, start: signed })
  return { authorize_url }
}

/** Nothing is to be read here. */
export async function loader({ request }: LoaderFunctionArgs): Promise<never> {
  throw new Response(`Page not found: ${pagePath(request)}`, { status: 404 })
}
