import { ApiError, call } from '@chiaroscuro/api-client'
import { askEarlyAccess } from '@chiaroscuro/contract/operation'
import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { formText } from '#app/identity/form-text.js'
import { botCheck } from '#app/server/bot-check.server.js'
import { requireSameOrigin } from '#app/server/guard.server.js'
import { visit } from '#app/server/visit.server.js'
import { type EarlyAccessFault, isEmail } from './early-access.js'

/** Whether an address asked before is the API's to know: the answer is the same. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request)
  const form = await request.formData()
  const email = formText(form, 'email').trim()
  const fault = isEmail(email) ? await submit(request, form, email) : 'email'
  if (fault) return data({ email, fault }, { status: fault === 'unreachable' ? 503 : 400 })
  return redirect('/mint/early-access?submitted', { status: 303 })
}

async function submit(
  request: Request,
  form: FormData,
  email: string,
): Promise<EarlyAccessFault | undefined> {
  if (!(await botCheck().passes(form))) return 'bot'
  try {
    await call(visit(request).api, askEarlyAccess, { submission: { email } })
    return undefined
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 400 || error.status === 422) return 'email'
    return error.status === 429 ? 'often' : 'unreachable'
  }
}
