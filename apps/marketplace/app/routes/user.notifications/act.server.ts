import { ApiError, call } from '@chiaroscuro/api-client'
import {
  addPushDevice,
  makeWebhook,
  readAlerts,
  removePushDevice,
  removeWebhook,
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
  try {
    return await DOING[intentOf(form)](request, form)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { fault: FAULTS[error.code ?? ''] ?? 'other' }
  }
}

type Intent = 'save' | 'read' | 'push-on' | 'push-off' | 'hook-on' | 'hook-off'

function intentOf(form: FormData): Intent {
  const intent = formText(form, 'intent')
  return isIntent(intent) ? intent : 'save'
}

function isIntent(text: string): text is Intent {
  return Object.hasOwn(DOING, text)
}

const FAULTS: Readonly<Record<string, Extract<NotificationsAnswer, { fault: unknown }>['fault']>> = {
  NoAddress: 'no-address',
  TooManyDevices: 'too-many',
  TooManyWebhooks: 'too-many-hooks',
  NotOffered: 'not-offered',
}

type Doing = (request: Request, form: FormData) => Promise<NotificationsAnswer>

const DOING: Readonly<Record<Intent, Doing>> = {
  async save(request, form) {
    const { api, locale } = visit(request)
    await call(api, saveAlertPreferences, { preferences: { ...readPreferences(form), language: locale } })
    return { done: 'saved' }
  },
  async read(request, form) {
    const up_to = Number(formText(form, 'up_to'))
    const { api } = visit(request)
    await call(api, readAlerts, { read: { up_to: Number.isSafeInteger(up_to) ? up_to : 0 } })
    return { done: 'read' }
  },
  async 'push-on'(request, form) {
    const { api, locale: language } = visit(request)
    const given = {
      endpoint: formText(form, 'endpoint'),
      p256dh: formText(form, 'p256dh'),
      auth: formText(form, 'auth'),
    }
    const label = deviceName(request.headers.get('user-agent') ?? '') || 'Browser'
    await call(api, addPushDevice, { device: { ...given, label, language } })
    return { done: 'push-on' }
  },
  async 'push-off'(request, form) {
    await call(visit(request).api, removePushDevice, { device_id: formText(form, 'device') })
    return { done: 'push-off' }
  },
  async 'hook-on'(request, form) {
    const about = formText(form, 'about') === 'orders' ? 'orders' : 'alerts'
    try {
      const webhook = { url: formText(form, 'url').trim(), about } as const
      const { secret } = await call(visit(request).api, makeWebhook, { webhook })
      return { done: 'hook-on', secret }
    } catch (error) {
      if (error instanceof ApiError && error.code === 'InvalidInput') return { fault: 'address' }
      throw error
    }
  },
  async 'hook-off'(request, form) {
    await call(visit(request).api, removeWebhook, { webhook_id: formText(form, 'hook') })
    return { done: 'hook-off' }
  },
}
