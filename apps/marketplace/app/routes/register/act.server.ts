import { randomBytes } from 'node:crypto'
import { type ActionFunctionArgs, data } from '@remix-run/node'
import { answerForm } from '#app/identity/answer-form.js'
import { faultOf } from '#app/identity/fault.js'
import { formText } from '#app/identity/form-text.js'
import { botCheck } from '#app/server/bot-check.server.js'
import { requireSameOrigin } from '#app/server/guard.server.js'
import { cookieHeaders, type Identity, neededIdentity } from '#app/server/identity.server.js'
import { returnPath } from '#app/server/preference.server.js'
import { enter } from './enter.server.js'
import type { Registering } from './registering.js'
import { answerWelcome } from './welcome.server.js'
import { welcomePath } from './welcome-path.js'

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request)
  const form = await request.formData()
  if (form.get('at') === 'welcome') return answerWelcome(request, form)
  const identity = neededIdentity(request)
  const state = form.get('at') === 'confirm' ? await confirm(identity, form) : await signUp(identity, form)
  if (state.at === 'done') {
    if (form.get('script') !== '1') return enter(identity, welcomePath(returnPath(form.get('returnTo'))))
    // A page that still knows the password signs in by itself: the device's keys are then kept where they belong.
    await identity.auth.cancelSignUp()
  }
  const status = 'fault' in state && state.fault ? 400 : 200
  return data(state, { status, headers: cookieHeaders(identity) })
}

async function signUp({ auth }: Identity, form: FormData): Promise<Registering> {
  const [username, password] = [formText(form, 'username').trim(), formText(form, 'password')]
  if (!(await botCheck().passes(form))) return { at: 'sign-up', username, fault: 'BotCheckFailed' }
  const options = { autoSignIn: true, userAttributes: { email: username } }
  try {
    await auth.signUp({ username, password, options })
  } catch (error) {
    const name = faultOf(error)
    // Whoever tries addresses learns nothing: to them it looks as if a code were on its way, cookies and all.
    if (name !== 'UsernameExistsException' && name !== 'AliasExistsException')
      return { at: 'sign-up', username, fault: name }
    await auth.adoptSignUp({ username, session: randomBytes(48).toString('base64url') })
  }
  return { at: 'confirm', username }
}

async function confirm({ auth }: Identity, form: FormData): Promise<Registering> {
  const username = formText(form, 'username')
  const outcome = await answerForm(auth, form)
  if ('signedIn' in outcome || outcome.note === 'confirmed') return { at: 'done', username }
  return { at: 'confirm', username, fault: outcome.fault, note: outcome.note }
}
