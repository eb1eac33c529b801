import { describe, expect, it } from 'vitest'
import { memoryPorts } from '../adapter/memory.js'
import { createAuth } from '../auth.js'
import { AuthError } from '../auth-error.js'
import { CLIENT_ID, fakePool, POOL_ID } from '../fake-pool.test-support.js'

const EMAIL = 'ada@example.org'
const PASSWORD = 'Passw0rd!'
const input = { username: EMAIL, password: PASSWORD, options: { autoSignIn: true } }

function world(verificationMethod: 'code' | 'link' = 'code') {
  let now = Date.UTC(2026, 0, 1)
  const pool = fakePool(() => now)
  const user = pool.addUser(EMAIL, PASSWORD, { confirmed: false })
  const looks: number[] = []
  pool.actions.SignUp = () => ({
    UserConfirmed: user.confirmed,
    UserSub: user.sub,
    CodeDeliveryDetails: { Destination: 'a***@e***', DeliveryMedium: 'EMAIL', AttributeName: 'email' },
  })
  pool.actions.ConfirmSignUp = () => {
    user.confirmed = true
    return {}
  }
  pool.actions.ResendConfirmationCode = () => ({ CodeDeliveryDetails: { Destination: 'a***@e***' } })
  const start = now
  const clock = {
    now: () => now,
    wait: async (ms: number) => {
      now += ms
      looks.push(now - start)
    },
  }
  const auth = createAuth({
    userPool: { id: POOL_ID, clientId: CLIENT_ID },
    verificationMethod,
    ports: memoryPorts({ transport: pool.transport, clock }),
  })
  const confirm = () => auth.confirmSignUp({ username: EMAIL, confirmationCode: '1' })
  const pass = (ms: number) => {
    now += ms
  }
  return { pool, user, auth, confirm, pass, looks }
}

const NOT_STARTED = {
  name: 'AutoSignInException',
  message: 'The autoSignIn flow has not started, or has been cancelled/completed.',
}

describe('signing up', () => {
  it('sends what was given, and says where the code went', async () => {
    const { pool, auth, user } = world()
    const options = {
      userAttributes: { email: EMAIL, name: 'Ada' },
      validationData: { a: 'b' },
      clientMetadata: { c: 'd' },
    }
    expect(await auth.signUp({ username: EMAIL, password: PASSWORD, options })).toEqual({
      isSignUpComplete: false,
      nextStep: {
        signUpStep: 'CONFIRM_SIGN_UP',
        codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'a***@e***', attributeName: 'email' },
      },
      userId: user.sub,
    })
    expect(pool.requests[0]?.input).toEqual({
      ClientId: CLIENT_ID,
      Username: EMAIL,
      Password: PASSWORD,
      UserAttributes: [
        { Name: 'email', Value: EMAIL },
        { Name: 'name', Value: 'Ada' },
      ],
      ValidationData: [{ Name: 'a', Value: 'b' }],
      ClientMetadata: { c: 'd' },
    })
    expect(await auth.resendSignUpCode({ username: EMAIL })).toEqual({ destination: 'a***@e***' })
  })

  it('of an account that needs no code is done, with a sign-in to complete where one was asked for', async () => {
    const { auth, user } = world()
    user.confirmed = true
    expect((await auth.signUp(input)).nextStep).toEqual({ signUpStep: 'COMPLETE_AUTO_SIGN_IN' })
    expect((await auth.autoSignIn()).isSignedIn).toBe(true)
    expect((await auth.signUp({ ...input, options: {} })).nextStep).toEqual({ signUpStep: 'DONE' })
  })

  it('refuses what is empty', async () => {
    const { auth, pool } = world()
    const wrong: [() => Promise<unknown>, string, string][] = [
      [
        () => auth.signUp({ ...input, username: '' }),
        'EmptySignUpUsername',
        'username is required to signUp',
      ],
      [
        () => auth.signUp({ ...input, password: '' }),
        'EmptySignUpPassword',
        'password is required to signUp',
      ],
      [
        () => auth.confirmSignUp({ username: '', confirmationCode: '1' }),
        'EmptyConfirmSignUpUsername',
        'username is required to confirmSignUp',
      ],
      [
        () => auth.confirmSignUp({ username: 'a', confirmationCode: '' }),
        'EmptyConfirmSignUpCode',
        'code is required to confirmSignUp',
      ],
      [
        () => auth.resendSignUpCode({ username: '' }),
        'EmptySignUpUsername',
        'username is required to signUp',
      ],
      [
        () => auth.resetPassword({ username: '' }),
        'EmptyResetPasswordUsername',
        'username is required to resetPassword',
      ],
      [
        () => auth.confirmResetPassword({ username: '', newPassword: '', confirmationCode: '' }),
        'EmptyConfirmResetPasswordUsername',
        'username is required to confirmResetPassword',
      ],
      [
        () => auth.confirmResetPassword({ username: 'a', newPassword: '', confirmationCode: '' }),
        'EmptyConfirmResetPasswordNewPassword',
        'newPassword is required to confirmResetPassword',
      ],
      [
        () => auth.confirmResetPassword({ username: 'a', newPassword: 'b', confirmationCode: '' }),
        'EmptyConfirmResetPasswordConfirmationCode',
        'confirmationCode is required to confirmResetPassword',
      ],
      [
        () => auth.verifyTOTPSetup({ code: '' }),
        'EmptyVerifyTOTPSetupCode',
        'code is required to verifyTOTPSetup',
      ],
    ]
    for (const [done, name, message] of wrong) await expect(done()).rejects.toMatchObject({ name, message })
    expect(pool.sent()).toEqual([])
  })
})

describe('signing in by itself', () => {
  it('follows the code; callers at the same time, and within 300 ms, share one sign-in', async () => {
    const { auth, confirm, pool, pass } = world()
    await auth.signUp(input)
    await expect(auth.autoSignIn()).rejects.toMatchObject(NOT_STARTED)
    pass(301)
    expect((await confirm()).nextStep).toEqual({ signUpStep: 'COMPLETE_AUTO_SIGN_IN' })
    const both = await Promise.all([auth.autoSignIn(), auth.autoSignIn()])
    expect([both[0] === both[1], (await auth.autoSignIn()) === both[0]]).toEqual([true, true])
    expect(pool.sent().filter((action) => action === 'InitiateAuth')).toHaveLength(1)
    pass(301)
    await expect(auth.autoSignIn()).rejects.toMatchObject(NOT_STARTED)
  })

  it('is offered to whoever signed up, not to another name, and not after three minutes', async () => {
    const other = world()
    await other.auth.signUp(input)
    const elsewhere = await other.auth.confirmSignUp({ username: 'other', confirmationCode: '1' })
    expect(elsewhere.nextStep).toEqual({ signUpStep: 'DONE' })
    expect((await other.confirm()).nextStep).toEqual({ signUpStep: 'COMPLETE_AUTO_SIGN_IN' })
    const late = world()
    await late.auth.signUp(input)
    late.pass(180_001)
    expect((await late.confirm()).nextStep).toEqual({ signUpStep: 'DONE' })
    await expect(late.auth.autoSignIn()).rejects.toMatchObject(NOT_STARTED)
  })

  it('by link looks every 5 seconds until the account is confirmed', async () => {
    const { auth, user, looks, pool } = world('link')
    expect((await auth.signUp(input)).nextStep.signUpStep).toBe('COMPLETE_AUTO_SIGN_IN')
    const initiate = pool.actions.InitiateAuth
    pool.actions.InitiateAuth = (request) => {
      if (looks.length === 4) user.confirmed = true
      return initiate?.(request) ?? {}
    }
    expect((await auth.autoSignIn()).isSignedIn).toBe(true)
    expect(looks).toEqual([5_000, 10_000, 15_000, 20_000])
  })

  it('by link gives up after three minutes and 36 looks', async () => {
    const { auth, pool } = world('link')
    await auth.signUp(input)
    await expect(auth.autoSignIn()).rejects.toMatchObject({
      name: 'AutoSignInException',
      message: 'The account was not confirmed on time.',
    })
    expect(pool.sent().filter((action) => action === 'InitiateAuth')).toHaveLength(36)
  })

  it('passes the service’s refusal on, and any step but CONFIRM_SIGN_UP', async () => {
    const { auth, pool } = world('link')
    await auth.signUp(input)
    pool.actions.InitiateAuth = () => {
      throw new AuthError('NotAuthorizedException', 'User is disabled.')
    }
    await expect(auth.autoSignIn()).rejects.toMatchObject({ message: 'User is disabled.' })
  })
})

describe('a forgotten password', () => {
  it('is reset with a code', async () => {
    const { auth, pool } = world()
    pool.actions.ForgotPassword = () => ({
      CodeDeliveryDetails: { DeliveryMedium: 'EMAIL', Destination: 'a***' },
    })
    pool.actions.ConfirmForgotPassword = () => ({})
    const options = { clientMetadata: { a: 'b' } }
    expect(await auth.resetPassword({ username: EMAIL, options })).toEqual({
      isPasswordReset: false,
      nextStep: {
        resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
        codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'a***' },
      },
    })
    await auth.confirmResetPassword({ username: EMAIL, newPassword: 'N3w-word', confirmationCode: '7' })
    expect(pool.requests.map(({ input: sent }) => sent)).toEqual([
      { ClientId: CLIENT_ID, Username: EMAIL, ClientMetadata: { a: 'b' } },
      { ClientId: CLIENT_ID, Username: EMAIL, Password: 'N3w-word', ConfirmationCode: '7' },
    ])
  })
})
