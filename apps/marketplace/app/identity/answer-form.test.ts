import type { Auth, SignInResult } from '@chiaroscuro/auth'
import { describe, expect, it } from 'vitest'
import { answerForm, waitingScreen } from './answer-form.js'

const DONE: SignInResult = { isSignedIn: true, nextStep: { signInStep: 'DONE' } }
const step = (nextStep: SignInResult['nextStep']): SignInResult => ({ isSignedIn: false, nextStep })

/** An identity of which only what a test gives can be asked. */
function identity(parts: Partial<Auth>): Auth {
  const whole = { resumeSignIn: async () => undefined, ...parts }
  return new Proxy(whole, {
    get: (target, name) => {
      if (Reflect.has(target, name)) return Reflect.get(target, name)
      throw new Error(`${String(name)} is not expected`)
    },
  }) as Auth
}

function form(fields: Record<string, string>): FormData {
  const filled = new FormData()
  for (const [name, value] of Object.entries(fields)) filled.set(name, value)
  return filled
}

const refuse = (name: string) => async () => {
  throw Object.assign(new Error(name), { name })
}
const credentials = form({ at: 'credentials', username: ' mira@a.test ', password: 'Pa55word!' })

describe('answering a form of the login', () => {
  it.each<[SignInResult, object]>([
    [DONE, { signedIn: true }],
    [
      step({ signInStep: 'RESET_PASSWORD' }),
      { screen: { at: 'reset', username: 'mira@a.test', why: 'required' } },
    ],
    [step({ signInStep: 'CONFIRM_SIGN_UP' }), { screen: { at: 'confirm', username: 'mira@a.test' } }],
    [step({ signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' }), { screen: { at: 'totp' } }],
    [
      step({ signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE', codeDeliveryDetails: { destination: '+*9' } }),
      { screen: { at: 'sms', destination: '+*9' } },
    ],
    [
      step({ signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', missingAttributes: ['name'] }),
      { screen: { at: 'new-password', missing: ['name'] } },
    ],
    [
      step({ signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION', allowedMFATypes: ['SMS', 'TOTP'] }),
      { screen: { at: 'mfa-choice', types: ['SMS', 'TOTP'] } },
    ],
    [
      step({
        signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
        additionalInfo: { hint: 'A code was mailed' },
      }),
      { screen: { at: 'custom', hint: 'A code was mailed' } },
    ],
    [
      step({
        signInStep: 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP',
        totpSetupDetails: { sharedSecret: 'ABC', getSetupUri: (app) => new URL(`otpauth://totp/${app}`) },
      }),
      { screen: { at: 'totp-setup', secret: 'ABC', uri: 'otpauth://totp/Chiaroscuro' } },
    ],
  ])('leads every step to its screen (%#)', async (result, outcome) => {
    expect(await answerForm(identity({ signIn: async () => result }), credentials)).toEqual(outcome)
  })

  it('sends another code to whoever chooses a new password, and says no more than that', async () => {
    const resetPassword: Auth['resetPassword'] = async () => ({
      isPasswordReset: false,
      nextStep: {
        resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
        codeDeliveryDetails: {},
      },
    })
    for (const asked of [resetPassword, refuse('UserNotFoundException')])
      expect(
        await answerForm(
          identity({ resetPassword: asked }),
          form({ at: 'reset', intent: 'resend', username: 'a@b.test' }),
        ),
      ).toEqual({ screen: { at: 'reset', username: 'a@b.test' }, note: 'code-sent' })
  })

  it('trims the address and never the password', async () => {
    let seen: unknown
    const signIn = async (input: unknown) => {
      seen = input
      return DONE
    }
    await answerForm(
      identity({ signIn }),
      form({ at: 'credentials', username: ' a@b.test ', password: ' x ' }),
    )
    expect(seen).toMatchObject({ username: 'a@b.test', password: ' x ' })
  })

  it('goes by the pool’s own challenge where the site has one, instead of the password or after it', async () => {
    const seen: unknown[] = []
    const signIn = async (input: unknown) => {
      seen.push(input)
      return DONE
    }
    const asked = () => form({ at: 'credentials', username: 'a@b.test', password: 'x', way: 'code' })
    for (const has of ['none', 'instead', 'after'] as const)
      await answerForm(identity({ signIn }), asked(), has)
    expect(seen).toEqual([
      { username: 'a@b.test', password: 'x', options: { authFlowType: 'USER_SRP_AUTH' } },
      { username: 'a@b.test', options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } },
      { username: 'a@b.test', password: 'x', options: { authFlowType: 'CUSTOM_WITH_SRP' } },
    ])
  })

  it('starts over where the pool’s own challenge has had enough', async () => {
    let given = 0
    const auth = identity({
      confirmSignIn: refuse('NotAuthorizedException'),
      cancelSignIn: async () => void given++,
      resumeSignIn: async () => undefined,
    })
    expect(await answerForm(auth, form({ at: 'custom', code: '000000', username: 'a@b.test' }))).toEqual({
      screen: { at: 'credentials', username: 'a@b.test' },
      fault: 'SignInException',
    })
    expect(given).toBe(1)
  })

  it('says that an answer was wrong where the same is asked again, and not where it is something else', async () => {
    const additionalInfo = { destination: 'a***@b***' }
    const confirmSignIn = async () =>
      step({ signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE', additionalInfo })
    const answer = (question: string) =>
      answerForm(identity({ confirmSignIn }), form({ at: 'custom', code: '000000', question }))
    const screen = { at: 'custom', ...additionalInfo }
    expect(await answer('a***@b***')).toEqual({ screen, fault: 'CodeMismatchException' })
    expect(await answer('Which colour?')).toEqual({ screen })
  })

  it('takes codes with the spaces they are pasted with', async () => {
    let code = ''
    const confirmSignIn = async (input: { challengeResponse: string }) => {
      code = input.challengeResponse
      return DONE
    }
    expect(await answerForm(identity({ confirmSignIn }), form({ at: 'totp', code: '123 4-56' }))).toEqual({
      signedIn: true,
    })
    expect(code).toBe('123456')
  })

  it('keeps the key of an app that is set up after a wrong code, if the form has it', async () => {
    const secret = 'JBSWY3DPEHPK3PXP'
    const uri = `otpauth://totp/Chiaroscuro:a%40b.test?secret=${secret}&issuer=Chiaroscuro`
    const auth = identity({ confirmSignIn: refuse('EnableSoftwareTokenMFAException') })
    const answer = (given: string) => answerForm(auth, form({ at: 'totp-setup', code: '000000', uri: given }))
    const fault = 'EnableSoftwareTokenMFAException'
    expect(await answer(uri)).toEqual({ screen: { at: 'totp-setup', secret, uri }, fault })
    for (const foreign of ['', 'javascript:alert(1)', uri.replace('Chiaroscuro:', 'Other:'), `${uri}&x=1`])
      expect(await answer(foreign)).toMatchObject({ screen: { at: 'credentials' } })
  })

  it('asks the same question again after a wrong code, and starts over when the question is gone', async () => {
    const confirmSignIn = refuse('CodeMismatchException')
    const waiting = async () => step({ signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' })
    const answer = form({ at: 'totp', code: '000000' })
    expect(await answerForm(identity({ confirmSignIn, resumeSignIn: waiting }), answer)).toEqual({
      screen: { at: 'totp' },
      fault: 'CodeMismatchException',
    })
    expect(
      await answerForm(identity({ confirmSignIn: refuse('NotAuthorizedException') }), answer),
    ).toMatchObject({
      screen: { at: 'credentials' },
      fault: 'SignInException',
    })
  })

  it('says the same of a forgotten password whether or not there is an account', async () => {
    const forgot = form({ at: 'forgot', username: 'a@b.test' })
    const known = await answerForm(identity({ resetPassword: async () => ({}) as never }), forgot)
    for (const name of ['UserNotFoundException', 'InvalidParameterException', 'NotAuthorizedException'])
      expect(await answerForm(identity({ resetPassword: refuse(name) }), forgot)).toEqual(known)
    expect(
      await answerForm(identity({ resetPassword: refuse('LimitExceededException') }), forgot),
    ).toMatchObject({
      screen: { at: 'forgot' },
      fault: 'LimitExceededException',
    })
  })

  it('takes an unknown person for a wrong code', async () => {
    const reset = form({ at: 'reset', username: 'a@b.test', code: '1', password: 'x' })
    const fault = async (name: string) =>
      answerForm(identity({ confirmResetPassword: refuse(name) }), reset).then(
        (said) => 'fault' in said && said.fault,
      )
    expect(await fault('UserNotFoundException')).toBe('CodeMismatchException')
    expect(await fault('ExpiredCodeException')).toBe('ExpiredCodeException')
  })

  it('counts who is signed in already as signed in', async () => {
    expect(
      await answerForm(identity({ signIn: refuse('UserAlreadyAuthenticatedException') }), credentials),
    ).toEqual({
      signedIn: true,
    })
  })
})

it('finds the question a sign-in waited with', async () => {
  const resumeSignIn = async () => step({ signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' })
  expect(await waitingScreen(identity({ resumeSignIn }))).toEqual({ at: 'totp' })
  expect(await waitingScreen(identity({ resumeSignIn: refuse('NetworkError') }))).toBeUndefined()
})
