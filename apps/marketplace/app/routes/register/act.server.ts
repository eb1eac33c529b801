import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { answerForm } from '#app/identity/answer-form.js'
import { faultOf } from '#app/identity/fault.js'
import { formText } from '#app/identity/form-text.js'
import { botCheck } from '#app/server/bot-check.server.js'
import { requireSameOrigin } from '#app/server/guard.server.js'
import { type Identity, neededIdentity } from '#app/server/identity.server.js'
import { returnPath } from '#app/server/preference.server.js'
import type { Registering } from './registering.js'

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request)
  const identity = neededIdentity(request)
  const form = await request.formData()
  const state = form.get('at') === 'confirm' ? await confirm(identity, form) : await signUp(identity, form)
  if (state.at === 'done' && form.get('script') !== '1') {
    const query = new URLSearchParams({ confirmed: '', returnTo: returnPath(form.get('returnTo')) })
    return redirect(`/login?${query}`, { status: 303 })
  }
  return data(state, { status: 'fault' in state && state.fault ? 400 : 200 })
}

async function signUp({ auth }: Identity, form: FormData): Promise<Registering> {
  const [username, password] = [formText(form, 'username').trim(), formText(form, 'password')]
  if (!(await botCheck().passes(form))) return { at: 'sign-up', username, fault: 'BotCheckFailed' }
  try {
    await auth.signUp({ username, password, options: { userAttributes: { email: username } } })
  } catch (error) {
    const name = faultOf(error)
    // Whoever tries addresses learns nothing: to them it looks as if a code were on its way.
    if (name !== 'UsernameExistsException' && name !== 'AliasExistsException')
      return { at: 'sign-up', username, fault: name }
  }
  return { at: 'confirm', username }
}

async function confirm({ auth }: Identity, form: FormData): Promise<Registering> {
  const username = formText(form, 'username')
  const outcome = await answerForm(auth, form)
  if ('signedIn' in outcome || outcome.note === 'confirmed') return { at: 'done', username }
  return { at: 'confirm', username, fault: outcome.fault, note: outcome.note }
}
