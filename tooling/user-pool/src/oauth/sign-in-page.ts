import { html } from 'hono/html'
import { pageOf } from '../page/document.js'
import type { AuthorizeRequest } from './request.js'
import { wayBack } from './request.js'

/** In the words of RFC 6749, section 4.1.2.1. */
const GIVEN_UP = { error: 'access_denied', error_description: 'The sign-in was given up.' }

/** Where the hosted sign-in stands: at the password, or at a second factor of an open session. */
export interface Step {
  readonly name: 'password' | 'code'
  readonly challenge?: string
  readonly session?: string
  readonly username?: string
  readonly problem?: string
}

/** The hosted sign-in page: one form a step, no script. */
export function signInPage(request: AuthorizeRequest, step: Step) {
  const kept = {
    ...request,
    ...(step.session ? { session: step.session, challenge: step.challenge, username: step.username } : {}),
  }
  return pageOf(
    'Sign in',
    html`<h1>Sign in</h1>
<p class="soft">with your Chiaroscuro account</p>
${step.problem ? html`<p class="problem" role="alert">${step.problem}</p>` : ''}
<form method="post" action="/oauth2/authorize" class="column">
${Object.entries(kept).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value ?? ''}">`)}
${step.name === 'password' ? passwordFields() : codeField()}
<button type="submit">Sign in</button>
</form>
<p><a href="${wayBack(request, GIVEN_UP)}">Cancel</a></p>`,
    'narrow',
  )
}

/** What is said where a request cannot be answered. */
export function problemPage(problem: string) {
  return pageOf('Sign in', html`<h1>This link does not work</h1><p class="problem">${problem}</p>`, 'narrow')
}

function passwordFields() {
  return html`<label>E-mail<input name="username" type="email" autocomplete="username" required></label>
<label>Password<input name="password" type="password" autocomplete="current-password" required></label>`
}

function codeField() {
  return html`<label>Code<input name="code" inputmode="numeric" autocomplete="one-time-code" required></label>`
}
