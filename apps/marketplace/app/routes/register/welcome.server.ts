import { ApiError, call } from '@chiaroscuro/api-client'
import {
  getAlertPreferences,
  getMe,
  listSocialAccounts,
  saveAlertPreferences,
} from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import { data } from '@remix-run/node'
import { readPreferences } from '#app/feature/alert/alert-kinds.js'
import { requireSession } from '#app/server/guard.server.js'
import { cookieHeaders } from '#app/server/identity.server.js'
import { settled } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

/** What is asked of a new account, each part of which may fail alone: all of it can be found again. */
export async function loadWelcome(request: Request, returnTo: string) {
  const { api, i18n, head } = visit(request)
  const { identity, viewer } = await requireSession(request)
  const [me, preferences, linked] = await Promise.all([
    settled(call(api, getMe, {})),
    settled(call(api, getAlertPreferences, {})),
    settled(call(api, listSocialAccounts, {})),
  ])
  const facts = {
    title: i18n._(msg`Welcome`),
    description: i18n._(msg`Say who you are, and what you want to hear of.`),
    canonical: '/register',
    noIndex: true,
  }
  const welcome = {
    email: viewer.email,
    profiles: me.ok ? me.value.profiles : [],
    preferences: preferences.ok ? preferences.value : null,
    linked: linked.ok ? linked.value : null,
  }
  return data({ welcome, returnTo, head: head(facts) }, { headers: cookieHeaders(identity) })
}

/** Keeps what the form of notifications says. */
export async function answerWelcome(request: Request, form: FormData) {
  const { identity } = await requireSession(request)
  const { api, locale } = visit(request)
  const preferences = { ...readPreferences(form), language: locale }
  const saved = await call(api, saveAlertPreferences, { preferences }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError) return false
      throw error
    },
  )
  return data(
    { at: 'welcome' as const, saved },
    { status: saved ? 200 : 503, headers: cookieHeaders(identity) },
  )
}
