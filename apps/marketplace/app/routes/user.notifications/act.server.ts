import { ApiError, call } from '@chiaroscuro/api-client'
import { readAlerts, saveAlertPreferences } from '@chiaroscuro/contract/operation'
import { type ActionFunctionArgs, data } from '@remix-run/node'
import { readPreferences } from '#app/feature/alert/alert-kinds.js'
import { formText } from '#app/identity/form-text.js'
import { requireSameOrigin, requireSession } from '#app/server/guard.server.js'
import { cookieHeaders } from '#app/server/identity.server.js'
import { visit } from '#app/server/visit.server.js'
import type { NotificationsAnswer } from './notifications-answer.js'

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request)
  const { identity } = await requireSession(request)
  const answer = await act(request, await request.formData())
  return data(answer, { status: 'done' in answer ? 200 : 400, headers: cookieHeaders(identity) })
}

async function act(request: Request, form: FormData): Promise<NotificationsAnswer> {
  const { api, locale } = visit(request)
  try {
    if (form.get('intent') === 'read') {
      const up_to = Number(formText(form, 'up_to'))
      await call(api, readAlerts, { read: { up_to: Number.isSafeInteger(up_to) ? up_to : 0 } })
      return { done: 'read' }
    }
    await call(api, saveAlertPreferences, { preferences: { ...readPreferences(form), language: locale } })
    return { done: 'saved' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { fault: error.code === 'NoAddress' ? 'no-address' : 'other' }
  }
}
