import { ApiError, call } from '@chiaroscuro/api-client'
import { answerAppeal } from '@chiaroscuro/contract/operation'
import { type ActionFunctionArgs, data } from '@remix-run/node'
import { formText } from '#app/identity/form-text.js'
import { requireGroup, requireSameOrigin } from '#app/server/guard.server.js'
import { staffHeaders } from '#app/server/moderation.server.js'
import { visit } from '#app/server/visit.server.js'
import type { VerdictFault, VerdictOutcome } from './verdict-outcome.js'

export async function action({ request }: ActionFunctionArgs) {
  const { identity } = await requireGroup(request, 'admin')
  requireSameOrigin(request)
  const outcome = await answer(request, await request.formData())
  return data(outcome, { status: 'done' in outcome ? 200 : 400, headers: staffHeaders(identity) })
}

async function answer(request: Request, form: FormData): Promise<VerdictOutcome> {
  const number = Number(formText(form, 'appeal'))
  const appeal = Number.isSafeInteger(number) ? number : 0
  const reason = formText(form, 'reason').trim()
  const verdict = (['uphold', 'grant'] as const).find((one) => one === formText(form, 'verdict'))
  if (!verdict) return { fault: 'unknown', appeal, reason }
  if (reason === '') return { fault: 'reason', appeal, reason }
  try {
    const { api } = visit(request)
    const key = formText(form, 'key')
    await call(api, answerAppeal, { appeal_id: appeal, verdict: { key, verdict, reason } })
    return { done: verdict === 'grant' ? 'granted' : 'upheld' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { fault: FAULTS[error.status] ?? 'silent', appeal, reason }
  }
}

const FAULTS: Readonly<Record<number, VerdictFault>> = { 404: 'unknown', 409: 'answered', 422: 'reason' }
