import { ApiError, call } from '@chiaroscuro/api-client'
import {
  addPushDevice,
  readAlerts,
  removePushDevice,
  saveAlertPreferences,
} from '@chiaroscuro/contract/operation'
import { type ActionFunctionArgs, data } from '@remix-run/node'
import { readPreferences } from '#app/feature/alert/alert-kinds.js'
import { deviceName } from '#app/identity/device-name.js'
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
    if (form.get('intent') === 'push-on') {
      const [endpoint, p256dh, auth] = ['endpoint', 'p256dh', 'auth'].map((name) => formText(form, name))
      const label = deviceName(request.headers.get('user-agent') ?? '') || 'Browser'
      await call(api, addPushDevice, {
        device: { endpoint: endpoint ?? '', p256dh: p256dh ?? '', auth: auth ?? '', label, language: locale },
      })
      return { done: 'push-on' }
    }
    if (form.get('intent') === 'push-off') {
      await call(api, removePushDevice, { device_id: formText(form, 'device') })
      return { done: 'push-off' }
    }
    await call(api, saveAlertPreferences, { preferences: { ...readPreferences(form), language: locale } })
    return { done: 'saved' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'NoAddress') return { fault: 'no-address' }
    return { fault: error.code === 'TooManyDevices' ? 'too-many' : 'other' }
  }
}
