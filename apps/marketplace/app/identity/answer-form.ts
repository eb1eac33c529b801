import type { Auth, SignInInput, SignInResult } from '@chiaroscuro/auth'
import type { SignInPlace } from '#app/layout/site.js'
import { faultOf } from './fault.js'
import { formCode, formText } from './form-text.js'
import { type Outcome, questionOf, type Screen } from './screen.js'
import { readTotpKey, toTotpKey } from './totp-key.js'

/**
 * Takes one filled-in form of the login a step further: in the browser with the browser's identity, and on the
 * server, for those without script, with the request's. Never throws: what goes wrong is said on the screen.
 */
export async function answerForm(
  auth: Auth,
  form: FormData,
  customChallenge: SignInPlace['customChallenge'] = 'none',
): Promise<Outcome> {
  const at = formText(form, 'at')
  try {
    return await answer(auth, at, form, customChallenge)
  } catch (error) {
    return refused(auth, at, form, faultOf(error))
  }
}

async function answer(
  auth: Auth,
  at: string,
  form: FormData,
  customChallenge: SignInPlace['customChallenge'],
): Promise<Outcome> {
  const username = formText(form, 'username').trim()
  switch (at) {
    case 'credentials':
      return toOutcome(await auth.signIn(credentials(form, username, customChallenge)), username)
    case 'passkey': {
      const options = { authFlowType: 'USER_AUTH' } as const
      return toOutcome(await auth.signIn({ username, options }), username)
    }
    case 'forgot':
      await forgot(auth, username)
      return { screen: { at: 'reset', username }, note: 'code-sent' }
    case 'reset':
      if (formText(form, 'intent') === 'resend') {
        await forgot(auth, username)
        return { screen: { at: 'reset', username }, note: 'code-sent' }
      }
      await auth.confirmResetPassword({
        username,
        newPassword: formText(form, 'password'),
        confirmationCode: formCode(form),
      })
      return { screen: { at: 'credentials', username }, note: 'password-changed' }
    case 'confirm':
      if (formText(form, 'intent') === 'resend') {
        await auth.resendSignUpCode({ username })
        return { screen: { at: 'confirm', username }, note: 'code-sent' }
      }
      await auth.confirmSignUp({ username, confirmationCode: formCode(form) })
      return { screen: { at: 'credentials', username }, note: 'confirmed' }
    default:
      return askedAgain(form, await toOutcome(await auth.confirmSignIn(challengeAnswer(at, form)), username))
  }
}

/** By password, or by the pool's own challenge instead of it; a pool may have one after the password, too. */
function credentials(
  form: FormData,
  username: string,
  customChallenge: SignInPlace['customChallenge'],
): SignInInput {
  if (customChallenge === 'instead' && formText(form, 'way') === 'code')
    return { username, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } }
  const authFlowType = customChallenge === 'after' ? 'CUSTOM_WITH_SRP' : 'USER_SRP_AUTH'
  return { username, password: formText(form, 'password'), options: { authFlowType } }
}

/** A pool's own challenge says nothing of a wrong answer: it asks the same again. */
function askedAgain(form: FormData, outcome: Outcome): Outcome {
  const screen = 'screen' in outcome ? outcome.screen : undefined
  if (screen?.at !== 'custom' || formText(form, 'question') !== questionOf(screen)) return outcome
  return { screen, fault: 'CodeMismatchException' }
}

function challengeAnswer(at: string, form: FormData) {
  if (at === 'new-password') {
    const given = [...form.entries()].flatMap(([name, value]) =>
      name.startsWith('attribute.') && typeof value === 'string' ? [[name.slice(10), value]] : [],
    )
    return {
      challengeResponse: formText(form, 'password'),
      options: { userAttributes: Object.fromEntries(given) },
    }
  }
  return {
    challengeResponse: formText(form, 'answer') || formCode(form),
  }
}

/** The service is asked, but what it says of unknown or unconfirmed people is not told. */
async function forgot(auth: Auth, username: string): Promise<void> {
  try {
    await auth.resetPassword({ username })
  } catch (error) {
    const quiet = ['UserNotFoundException', 'InvalidParameterException', 'NotAuthorizedException']
    if (!(error instanceof Error && quiet.includes(error.name))) throw error
  }
}

async function toOutcome({ nextStep }: SignInResult, username: string): Promise<Outcome> {
  switch (nextStep.signInStep) {
    case 'DONE':
      return { signedIn: true }
    case 'RESET_PASSWORD':
      return { screen: { at: 'reset', username, why: 'required' } }
    case 'CONFIRM_SIGN_UP':
      return { screen: { at: 'confirm', username } }
    default:
      return { screen: toScreen(nextStep) }
  }
}

type Question = Exclude<
  SignInResult['nextStep'],
  { signInStep: 'DONE' | 'RESET_PASSWORD' | 'CONFIRM_SIGN_UP' }
>

function toScreen(step: Question): Screen {
  switch (step.signInStep) {
    case 'CONFIRM_SIGN_IN_WITH_SMS_CODE':
      return { at: 'sms', destination: step.codeDeliveryDetails.destination }
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return { at: 'totp' }
    case 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP':
      return { at: 'totp-setup', ...toTotpKey(step.totpSetupDetails) }
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return { at: 'new-password', missing: step.missingAttributes }
    case 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION':
      return { at: 'mfa-choice', types: step.allowedMFATypes }
    case 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE':
      return { at: 'custom', hint: step.additionalInfo.hint, destination: step.additionalInfo.destination }
  }
}

/** The question a sign-in waited with before the page was loaded again. */
export async function waitingScreen(auth: Auth): Promise<Screen | undefined> {
  const result = await auth.resumeSignIn().catch(() => undefined)
  const outcome = result && (await toOutcome(result, ''))
  return outcome && 'screen' in outcome ? outcome.screen : undefined
}

/** Faults after which the same question can be answered again. */
const AGAIN = new Set([
  'CodeMismatchException',
  'EnableSoftwareTokenMFAException',
  'InvalidPasswordException',
  'EmptyChallengeResponse',
  'IncorrectMFAMethod',
  'NetworkError',
])

async function refused(auth: Auth, at: string, form: FormData, fault: string): Promise<Outcome> {
  const username = formText(form, 'username').trim()
  if (fault === 'UserAlreadyAuthenticatedException') return { signedIn: true }
  if (at === 'forgot') return { screen: { at, username }, fault }
  if (at === 'reset' || at === 'confirm') return { screen: { at, username }, fault: codeFault(fault) }
  if (at === 'credentials' || at === 'passkey') return { screen: { at: 'credentials', username }, fault }
  // A pool's own challenge that refuses instead of asking again has had enough.
  if (at === 'custom' && fault === 'NotAuthorizedException') await auth.cancelSignIn()
  // The key is in the person's app by then, and the service takes another code of it.
  const isWrongCode = at === 'totp-setup' && fault === 'EnableSoftwareTokenMFAException'
  const key = isWrongCode ? readTotpKey(formText(form, 'uri')) : undefined
  if (key) return { screen: { at: 'totp-setup', ...key }, fault }
  const waiting = await waitingScreen(auth)
  if (waiting && (AGAIN.has(fault) || waiting.at === at)) return { screen: waiting, fault }
  return { screen: { at: 'credentials', username }, fault: 'SignInException' }
}

/** With a code, an unknown person is a wrong code: nobody learns who has an account. */
function codeFault(fault: string): string {
  return fault === 'UserNotFoundException' || fault === 'NotAuthorizedException'
    ? 'CodeMismatchException'
    : fault
}
