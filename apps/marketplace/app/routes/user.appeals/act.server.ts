import { ApiError, call } from '@chiaroscuro/api-client'
import { makeAppeal } from '@chiaroscuro/contract/operation'
import { type ActionFunctionArgs, data } from '@remix-run/node'
import { formText } from '#app/identity/form-text.js'
import { requireSameOrigin, requireSession } from '#app/server/guard.server.js'
import { cookieHeaders } from '#app/server/identity.server.js'
import { refusalOf } from '#app/server/refusal.server.js'
import { visit } from '#app/server/visit.server.js'
import type { AppealFault, AppealOutcome } from './appeal-outcome.js'

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request)
  const { identity } = await requireSession(request)
  const outcome = await send(request, await request.formData())
  return data(outcome, { status: 'done' in outcome ? 200 : 400, headers: cookieHeaders(identity) })
}

async function send(request: Request, form: FormData): Promise<AppealOutcome> {
  const { api } = visit(request)
  const number = Number(formText(form, 'act'))
  const act = Number.isSafeInteger(number) ? number : 0
  const text = formText(form, 'text')
  try {
    await call(api, makeAppeal, { appeal: { key: formText(form, 'key'), act, text } })
    return { done: true }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { fault: faultOf(error), act, text }
  }
}

function faultOf(error: ApiError): AppealFault {
  const { reason, field } = refusalOf(error)
  if (error.status === 404) return 'gone'
  if (error.status === 429) return 'too-often'
  if (error.status === 409) return FAULTS[reason ?? ''] ?? 'silent'
  return error.status === 422 && field === 'text' ? 'text' : 'silent'
}

const FAULTS: Readonly<Record<string, AppealFault>> = {
  over: 'over',
  open: 'waiting',
  appealed: 'appealed',
}
