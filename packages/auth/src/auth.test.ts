import { describe, expect, it } from 'vitest'
import { memoryPorts, memoryStore, systemClock } from './adapter/memory.js'
import { createAuth } from './auth.js'
import { AuthError } from './auth-error.js'
import { CLIENT_ID, fakePool, POOL_ID, TOTP_CODE } from './fake-pool.test-support.js'
import type { AuthFlow } from './tokens.js'

function world() {
  const pool = fakePool()
  const kept = new Map<string, string>()
  const open = (clock = systemClock(), deviceName?: string) =>
    createAuth({
      deviceName,
      userPool: { id: POOL_ID, clientId: CLIENT_ID },
      ports: memoryPorts({ transport: pool.transport, store: memoryStore(kept), clock }),
    })
  /** The same browser, that many milliseconds from now. */
  const at = (ms: number) => open({ now: () => Date.now() + ms, wait: async () => {} })
  return { pool, kept, open, at, auth: open() }
}

const EMAIL = 'ada@example.org'
const PASSWORD = 'Pässwort 1!'
const credentials = { username: EMAIL, password: PASSWORD }

describe('signing in', () => {
  it('proves the password, remembers the device and says who is there', async () => {
    const { pool, auth } = world()
    const { sub } = pool.addUser(EMAIL, PASSWORD)
    expect(await auth.signIn(credentials)).toEqual({ isSignedIn: true, nextStep: { signInStep: 'DONE' } })
    expect(pool.sent()).toEqual(['InitiateAuth', 'RespondToAuthChallenge', 'ConfirmDevice'])
    expect(JSON.stringify(pool.requests)).not.toContain(PASSWORD)
    expect(await auth.getCurrentUser()).toEqual({
      username: sub,
      userId: sub,
      signInDetails: { loginId: EMAIL, authFlowType: 'USER_SRP_AUTH' },
    })
    await expect(auth.signIn(credentials)).rejects.toMatchObject({
      name: 'UserAlreadyAuthenticatedException',
    })
  })

  it('refuses a wrong password in the service’s words', async () => {
    const { pool, auth } = world()
    pool.addUser(EMAIL, PASSWORD)
    await expect(auth.signIn({ username: EMAIL, password: 'no' })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    })
    await expect(auth.getCurrentUser()).rejects.toMatchObject({ name: 'UserUnAuthenticatedException' })
    expect((await auth.signIn(credentials)).isSignedIn).toBe(true)
  })

  it.each([
    [{ username: '', password: 'x' }, 'EmptySignInUsername', 'username is required to signIn'],
    [{ username: 'x' }, 'EmptySignInPassword', 'password is required to signIn'],
    [{ username: 'x', password: '' }, 'EmptySignInPassword', 'password is required to signIn'],
    [
      { username: 'x', password: 'x', options: { authFlowType: 'CUSTOM_WITHOUT_SRP' as const } },
      'CustomAuthSignInPassword',
      'A password is not needed when signing in with CUSTOM_WITHOUT_SRP',
    ],
  ])('refuses %j before asking the service', async (input, name, message) => {
    const { pool, auth } = world()
    await expect(auth.signIn(input)).rejects.toMatchObject({ name, message })
    expect(pool.sent()).toEqual([])
  })

  it('uses what was computed while the person typed, once', async () => {
    const { pool, auth } = world()
    pool.addUser(EMAIL, PASSWORD)
    await auth.prepareSignIn()
    await auth.signIn(credentials)
    await auth.signOut()
    await auth.signIn(credentials)
    const sent = pool.requests.flatMap(({ input }) =>
      'AuthParameters' in input ? [JSON.stringify(input.AuthParameters)] : [],
    )
    expect(new Set(sent).size).toBe(2)
  })

  it('is one at a time: a second call while one is going on finds the person signed in', async () => {
    const { pool, auth } = world()
    pool.addUser(EMAIL, PASSWORD)
    const [first, second] = await Promise.allSettled([auth.signIn(credentials), auth.signIn(credentials)])
    expect(first.status).toBe('fulfilled')
    expect(second).toMatchObject({ reason: { name: 'UserAlreadyAuthenticatedException' } })
  })
})

describe('the steps', () => {
  const ask = async (more: Parameters<ReturnType<typeof fakePool>['addUser']>[2], flow?: AuthFlow) => {
    const made = world()
    const user = made.pool.addUser(EMAIL, PASSWORD, more)
    const options = flow ? { options: { authFlowType: flow } } : {}
    const password = flow === 'CUSTOM_WITHOUT_SRP' ? {} : { password: PASSWORD }
    const result = await made.auth.signIn({ username: EMAIL, ...password, ...options })
    return { ...made, user, result, step: result.nextStep }
  }

  it('CONFIRM_SIGN_UP and RESET_PASSWORD are no errors', async () => {
    expect((await ask({ confirmed: false })).result).toEqual({
      isSignedIn: false,
      nextStep: { signInStep: 'CONFIRM_SIGN_UP' },
    })
    const { pool, auth } = world()
    pool.settings.fail = new AuthError('PasswordResetRequiredException', '')
    expect((await auth.signIn(credentials)).nextStep).toEqual({ signInStep: 'RESET_PASSWORD' })
  })

  it('SMS code', async () => {
    const { step, auth } = await ask({ mfa: ['SMS_MFA'] })
    expect(step).toEqual({
      signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE',
      codeDeliveryDetails: { deliveryMedium: 'SMS', destination: '+*9' },
    })
    expect((await auth.confirmSignIn({ challengeResponse: TOTP_CODE })).isSignedIn).toBe(true)
  })

  it('a choice of second factors', async () => {
    const { step, auth, pool } = await ask({ mfa: ['SMS_MFA', 'SOFTWARE_TOKEN_MFA'] })
    expect(step).toEqual({
      signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION',
      allowedMFATypes: ['SMS', 'TOTP'],
    })
    const before = pool.sent().length
    await expect(auth.confirmSignIn({ challengeResponse: 'EMAIL' })).rejects.toMatchObject({
      name: 'IncorrectMFAMethod',
      message: 'Incorrect MFA method was chosen. It should be either SMS or TOTP',
    })
    expect(pool.sent()).toHaveLength(before)
    const next = await auth.confirmSignIn({ challengeResponse: 'TOTP' })
    expect(next.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
    expect((await auth.confirmSignIn({ challengeResponse: TOTP_CODE })).isSignedIn).toBe(true)
  })

  it('an authenticator app set up on the way, with a new key after a reload', async () => {
    const { step, auth, open, user } = await ask({ next: 'MFA_SETUP' })
    if (step.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') throw new Error(step.signInStep)
    const { sharedSecret, getSetupUri } = step.totpSetupDetails
    expect(getSetupUri('My “App”').href).toBe(
      `otpauth://totp/My%20%E2%80%9CApp%E2%80%9D:${user.sub}?secret=${sharedSecret}&issuer=My%20%E2%80%9CApp%E2%80%9D`,
    )
    await expect(auth.confirmSignIn({ challengeResponse: '1' })).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
    })
    const again = await open().resumeSignIn()
    expect(again?.nextStep).not.toEqual(step)
    const options = { friendlyDeviceName: 'phone' }
    expect((await auth.confirmSignIn({ challengeResponse: TOTP_CODE, options })).isSignedIn).toBe(true)
  })

  it('an authenticator app set up by posted forms, each by itself: the code is of the key that was shown', async () => {
    const { step, open, pool } = await ask({ next: 'MFA_SETUP' })
    const associations = () =>
      pool.requests.filter(({ action }) => action === 'AssociateSoftwareToken').length
    const wrong = open()
    await expect(wrong.confirmSignIn({ challengeResponse: '1' })).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
    })
    expect(associations()).toBe(1)
    const right = await open().confirmSignIn({ challengeResponse: TOTP_CODE })
    expect([right.isSignedIn, associations()]).toEqual([true, 1])
    // Whoever has to show the question again after a wrong code cannot know the old key.
    const shown = await wrong.resumeSignIn()
    expect(shown?.nextStep.signInStep).toBe(step.signInStep)
    expect(associations()).toBe(2)
  })

  it('a new password with what else is required', async () => {
    const { step, auth, pool } = await ask({ next: 'NEW_PASSWORD_REQUIRED' })
    expect(step).toEqual({
      signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
      missingAttributes: ['name'],
    })
    const userAttributes = { name: 'Ada', nickname: '' }
    await auth.confirmSignIn({ challengeResponse: 'N3w-password', options: { userAttributes } })
    expect(pool.requests.at(-2)?.input).toMatchObject({
      ChallengeResponses: { NEW_PASSWORD: 'N3w-password', 'userAttributes.name': 'Ada' },
    })
    expect(JSON.stringify(pool.requests.at(-2))).not.toContain('nickname')
  })

  it.each(['CUSTOM_WITH_SRP', 'CUSTOM_WITHOUT_SRP'] as const)(
    'a question of the pool’s own, by %s',
    async (flow) => {
      const { step, auth } = await ask({ next: 'CUSTOM_CHALLENGE' }, flow)
      expect(step).toEqual({
        signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
        additionalInfo: { question: 'why?' },
      })
      expect((await auth.confirmSignIn({ challengeResponse: 'because' })).isSignedIn).toBe(true)
    },
  )

  it('asks for a code, takes it after a wrong one, and after a reload', async () => {
    const { result, auth, open, kept } = await ask({ mfa: ['SOFTWARE_TOKEN_MFA'] })
    expect(result.nextStep).toEqual({ signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' })
    expect([...kept.values()].join()).not.toContain(PASSWORD)
    await expect(auth.confirmSignIn({ challengeResponse: '000000' })).rejects.toMatchObject({
      name: 'CodeMismatchException',
    })
    await expect(auth.confirmSignIn({ challengeResponse: '' })).rejects.toMatchObject({
      name: 'EmptyChallengeResponse',
    })
    const reloaded = open()
    expect(await reloaded.resumeSignIn()).toEqual(result)
    expect((await reloaded.confirmSignIn({ challengeResponse: TOTP_CODE })).isSignedIn).toBe(true)
    await expect(open().resumeSignIn()).resolves.toBeUndefined()
  })

  it('a question that was given up is gone, here and after a reload', async () => {
    const { auth, open } = await ask({ mfa: ['SOFTWARE_TOKEN_MFA'] })
    await auth.cancelSignIn()
    expect(await open().resumeSignIn()).toBeUndefined()
    await expect(auth.confirmSignIn({ challengeResponse: TOTP_CODE })).rejects.toMatchObject({
      name: 'SignInException',
    })
  })

  it('a question is kept three minutes, and a broken one not at all', async () => {
    const { kept, at } = await ask({ mfa: ['SOFTWARE_TOKEN_MFA'] })
    const key = `CognitoSignInState.${CLIENT_ID}`
    const text = kept.get(key) ?? ''
    expect(await at(179_000).resumeSignIn()).toBeDefined()
    expect(await at(181_000).resumeSignIn()).toBeUndefined()
    for (const broken of [
      '',
      '{',
      '[]',
      'null',
      text.replace('SOFTWARE_TOKEN_MFA', 'ODD'),
      text.replace(/"until":\d+/, '"until":9e15'),
    ]) {
      kept.set(key, broken)
      expect(await at(0).resumeSignIn()).toBeUndefined()
    }
    await expect(at(0).confirmSignIn({ challengeResponse: '1' })).rejects.toMatchObject({
      name: 'SignInException',
    })
  })
})

describe('a remembered device', () => {
  it('skips the second factor: found by the address too, in every flow', async () => {
    const { pool, auth, open } = world()
    const user = pool.addUser(EMAIL, PASSWORD, { mfa: ['SOFTWARE_TOKEN_MFA'] })
    await auth.signIn(credentials)
    await auth.confirmSignIn({ challengeResponse: TOTP_CODE })
    for (const authFlowType of ['USER_SRP_AUTH', 'USER_PASSWORD_AUTH'] as const) {
      await open().signOut({ keepDevice: true })
      expect((await open().signIn({ ...credentials, options: { authFlowType } })).isSignedIn).toBe(true)
    }
    expect(user.devices.size).toBe(1)
  })

  it('the service has forgotten is forgotten here, and the same question answered once more without it', async () => {
    const { pool, auth, kept } = world()
    const user = pool.addUser(EMAIL, PASSWORD)
    await auth.signIn(credentials)
    await auth.signOut({ keepDevice: true })
    const [old = ''] = user.devices.keys()
    user.devices.clear()
    pool.requests.length = 0
    expect((await auth.signIn(credentials)).isSignedIn).toBe(true)
    expect(pool.sent()).toEqual([
      'InitiateAuth',
      'RespondToAuthChallenge',
      'RespondToAuthChallenge',
      'ConfirmDevice',
    ])
    const sessions = pool.requests.flatMap(({ input }) => ('Session' in input ? [input.Session] : []))
    expect(new Set(sessions).size).toBe(1)
    expect([...kept.values()]).not.toContain(old)
  })

  it('that lost its password says so', async () => {
    const { pool, auth, kept } = world()
    pool.addUser(EMAIL, PASSWORD)
    await auth.signIn(credentials)
    await auth.signOut({ keepDevice: true })
    for (const key of kept.keys()) if (key.endsWith('randomPasswordKey')) kept.delete(key)
    await expect(auth.signIn(credentials)).rejects.toMatchObject({
      name: 'DeviceMetadataNotFoundException',
      message:
        'Either deviceKey, deviceGroupKey or secretPassword were not found during the sign-in process.',
    })
  })

  it('the service would not take is no reason to refuse the person', async () => {
    const { pool, auth, kept } = world()
    pool.addUser(EMAIL, PASSWORD)
    const usual = { ...pool.actions }
    pool.actions.ConfirmDevice = () => {
      throw new AuthError('InvalidParameterException', 'no')
    }
    expect((await auth.signIn(credentials)).isSignedIn).toBe(true)
    expect([...kept.keys()].join()).not.toContain('deviceKey')
    // It is offered again at the next sign-in.
    Object.assign(pool.actions, usual)
    await auth.signOut()
    await auth.signIn(credentials)
    expect([...kept.keys()].join()).toContain('deviceKey')
  })

  it.each([
    ['Firefox on Linux', 'Firefox on Linux'],
    [undefined, undefined],
    ['  ', undefined],
    [`${'x'.repeat(1023)}🌘${'x'.repeat(9)}`, 'x'.repeat(1023)],
  ])('is named %s', async (deviceName, sent) => {
    const { pool, open } = world()
    pool.addUser(EMAIL, PASSWORD)
    await open(systemClock(), deviceName).signIn(credentials)
    const asked = pool.requests.find(({ action }) => action === 'ConfirmDevice')
    expect(asked?.input).toHaveProperty('DeviceKey')
    expect(asked?.input).toEqual(expect.objectContaining(sent ? { DeviceName: sent } : {}))
    expect(asked && 'DeviceName' in asked.input).toBe(sent !== undefined)
  })

  it('is offered to the person where the service leaves it to them', async () => {
    const { pool, auth } = world()
    pool.addUser(EMAIL, PASSWORD)
    pool.actions.ConfirmDevice = () => ({ UserConfirmationNecessary: true })
    expect((await auth.signIn(credentials)).deviceConfirmationNecessary).toBe(true)
  })
})

describe('what a service must not say', () => {
  const said = (first: object, second: object = {}) => {
    const { pool, auth } = world()
    pool.actions.InitiateAuth = () => first
    pool.actions.RespondToAuthChallenge = () => second
    return { pool, signIn: () => auth.signIn(credentials) }
  }
  const srp = { USER_ID_FOR_SRP: 'u', SRP_B: 'abc', SALT: 'ab', SECRET_BLOCK: 'AAAA' }
  const verifier = (parameters: object) => ({
    ChallengeName: 'PASSWORD_VERIFIER' as const,
    ChallengeParameters: parameters,
  })

  it.each([
    ['no user for SRP', verifier({ ...srp, USER_ID_FOR_SRP: '' }), 'EmptyUserIdForSRPException'],
    ['B = 0', verifier({ ...srp, SRP_B: '0' }), 'Unknown'],
    ['B that is no number', verifier({ ...srp, SRP_B: 'zz' }), 'Unknown'],
    [
      'parameters of other types',
      { ChallengeName: 'PASSWORD_VERIFIER', ChallengeParameters: 7 },
      'EmptyUserIdForSRPException',
    ],
    ['nothing', {}, 'InvalidTokens'],
    ['no access token', { AuthenticationResult: {} }, 'InvalidTokens'],
    ['an access token that is none', { AuthenticationResult: { AccessToken: 'x' } }, 'InvalidTokens'],
    ['an unknown challenge', { ChallengeName: 'EMAIL_OTP' }, 'SignInException'],
    [
      'no factor that can be set up',
      { ChallengeName: 'MFA_SETUP', ChallengeParameters: { MFAS_CAN_SETUP: '["SMS_MFA"]' } },
      'SignInException',
    ],
    [
      'factors that are no list',
      { ChallengeName: 'MFA_SETUP', ChallengeParameters: { MFAS_CAN_SETUP: '{' } },
      'SignInException',
    ],
  ])('%s', async (_, first, name) => {
    const { pool, signIn } = said(first)
    await expect(signIn()).rejects.toMatchObject({ name })
    expect(pool.sent()).toEqual(['InitiateAuth'])
  })

  it('B = 0 is told apart underneath', async () => {
    const error = await said(verifier({ ...srp, SRP_B: '0' }))
      .signIn()
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({
      message: 'An unknown error has occurred.',
      cause: { name: 'SrpError', message: 'B cannot be zero.' },
    })
  })
})

describe('settings', () => {
  it('are checked before anything is done', async () => {
    const ports = memoryPorts()
    const pool = (id: string) => () => createAuth({ userPool: { id, clientId: 'c' }, ports })
    expect(pool('nounderscore')).toThrow('Invalid user pool id provided.')
    expect(() => createAuth({ identityPool: { id: 'nocolon' }, ports })).toThrow(
      'Invalid identity pool id provided.',
    )
    await expect(createAuth({ ports }).signIn(credentials)).rejects.toMatchObject({
      name: 'AuthUserPoolException',
      message: 'Auth UserPool not configured.',
    })
  })
})
