import { type Auth, createAuth, type Json } from '@chiaroscuro/auth'
import { memoryPorts, memoryStore } from '@chiaroscuro/auth/memory'
import { nodePorts, sealedCookie, serverAuth } from '@chiaroscuro/auth/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stepOf, totpAt } from '../src/index.js'
import { createAuthenticator } from './authenticator.test-support.js'
import { codeTo, openPool } from './client.test-support.js'

// The product's own client against the pool, over HTTP: what a person does, from the first day on.
const PASSWORD = 'correct-horse-1'
let world: Awaited<ReturnType<typeof openPool>>
let serial = 0

beforeAll(async () => {
  world = await openPool({
    seeds: [
      { email: 'ada@example.org', password: PASSWORD },
      { email: 'invited@example.org', password: PASSWORD, status: 'FORCE_CHANGE_PASSWORD' },
      { email: 'forgetful@example.org', password: PASSWORD, status: 'RESET_REQUIRED' },
    ],
    settings: { customChallenge: 'mailed-code', rotation: { everyRefresh: true } },
  })
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.pool.close()
})

const userPool = () => ({ id: world.pool.poolId, clientId: world.pool.clientId, endpoint: world.pool.url })
const clock = {
  now: () => world.time.now,
  wait: async (ms: number) => {
    world.time.now += ms
  },
}

/** A browser; opened again over what it kept, it is the same one after a reload. */
function browser(kept = new Map<string, string>(), authenticator = createAuthenticator()) {
  const json = (value: object): Json => JSON.parse(JSON.stringify(value))
  const passkeys = {
    create: async (options: Json) => json(authenticator.create(options)),
    get: async (options: Json) => json(authenticator.get(options)),
  }
  const open = () =>
    createAuth({
      userPool: userPool(),
      identityPool: { id: world.pool.identityPoolId, endpoint: world.pool.url, allowGuestAccess: true },
      ports: memoryPorts({ store: memoryStore(kept), clock, passkeys }),
    })
  return { open, kept, auth: open() }
}

const totp = (secret: string) => {
  world.time.now += 30_000
  return totpAt(secret, stepOf(world.time.now))
}

async function register(auth: Auth, autoSignIn = true) {
  const username = `person${++serial}@example.org`
  await auth.signUp({
    username,
    password: PASSWORD,
    options: { autoSignIn, userAttributes: { email: username } },
  })
  await auth.confirmSignUp({ username, confirmationCode: await codeTo(world.pool, username) })
  return username
}

describe('a person', () => {
  it('signs up, is signed in by itself, and has attributes', async () => {
    const { auth } = browser()
    const username = `person${++serial}@example.org`
    const options = { autoSignIn: true, userAttributes: { email: username, name: 'Ada' } }
    const asked = await auth.signUp({ username, password: PASSWORD, options })
    expect(asked).toMatchObject({ isSignUpComplete: false, nextStep: { signUpStep: 'CONFIRM_SIGN_UP' } })
    await expect(auth.confirmSignUp({ username, confirmationCode: '000000' })).rejects.toMatchObject({
      name: 'CodeMismatchException',
    })
    const confirmationCode = await codeTo(world.pool, username)
    expect((await auth.confirmSignUp({ username, confirmationCode })).nextStep.signUpStep).toBe(
      'COMPLETE_AUTO_SIGN_IN',
    )
    expect((await auth.autoSignIn()).isSignedIn).toBe(true)
    expect(await auth.fetchUserAttributes()).toMatchObject({
      email: username,
      name: 'Ada',
      email_verified: 'true',
    })
    expect((await auth.getCurrentUser()).userId).toBe(asked.userId)
  })

  it('signs up, loads the page again, and is signed in by itself once the address is confirmed', async () => {
    const { auth, open, kept } = browser()
    for (const where of ['here', 'on another device']) {
      const username = `person${++serial}@example.org`
      const userAttributes = { email: username }
      await auth.signUp({ username, password: PASSWORD, options: { autoSignIn: true, userAttributes } })
      expect([...kept.values()].join()).not.toContain(PASSWORD)
      const reloaded = open()
      expect((await reloaded.autoSignIn({ once: true })).isSignedIn).toBe(false)
      world.time.now += 5_000
      const confirmationCode = await codeTo(world.pool, username)
      const confirming = where === 'here' ? reloaded : browser().auth
      await confirming.confirmSignUp({ username, confirmationCode })
      expect((await open().autoSignIn({ once: true })).isSignedIn).toBe(true)
      expect(await reloaded.fetchUserAttributes()).toMatchObject({ email: username })
      await reloaded.signOut()
    }
  })

  it('who has not confirmed is told so', async () => {
    const { auth } = browser()
    const username = `person${++serial}@example.org`
    await auth.signUp({ username, password: PASSWORD, options: { userAttributes: { email: username } } })
    expect((await auth.signIn({ username, password: PASSWORD })).nextStep).toEqual({
      signInStep: 'CONFIRM_SIGN_UP',
    })
    expect(await auth.resendSignUpCode({ username })).toMatchObject({ deliveryMedium: 'EMAIL' })
  })

  it('sets an authenticator app up; a remembered device is not asked for it, a stranger is', async () => {
    const { auth, kept, open } = browser()
    const username = await register(auth)
    await auth.autoSignIn()
    const { sharedSecret, getSetupUri } = await auth.setUpTOTP()
    expect(getSetupUri('Chiaroscuro').searchParams.get('secret')).toBe(sharedSecret)
    await auth.verifyTOTPSetup({ code: totp(sharedSecret) })
    await auth.updateMFAPreference({ totp: 'PREFERRED' })
    expect(await auth.fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' })
    await auth.signOut({ keepDevice: true })
    expect([...kept.keys()].filter((key) => key.endsWith('Token'))).toEqual([])

    expect((await auth.signIn({ username, password: PASSWORD })).isSignedIn).toBe(true)
    const [device] = await auth.fetchDevices()
    expect((await auth.fetchAuthSession()).tokens?.accessToken.payload.device_key).toBe(device?.id)

    const stranger = browser()
    const asked = await stranger.auth.signIn({ username, password: PASSWORD })
    expect(asked.nextStep).toEqual({ signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' })
    await expect(stranger.auth.confirmSignIn({ challengeResponse: '000000' })).rejects.toMatchObject({
      name: 'CodeMismatchException',
    })
    const reloaded = stranger.open()
    expect(await reloaded.resumeSignIn()).toEqual(asked)
    expect((await reloaded.confirmSignIn({ challengeResponse: totp(sharedSecret) })).isSignedIn).toBe(true)

    // The device is forgotten elsewhere: this browser signs in as a stranger, without an error.
    await auth.signOut({ keepDevice: true })
    await reloaded.forgetDevice({ device: { id: device?.id ?? '' } })
    const again = await open().signIn({ username, password: PASSWORD })
    expect(again.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
  })

  it.each(['USER_PASSWORD_AUTH', 'CUSTOM_WITH_SRP', 'CUSTOM_WITHOUT_SRP'] as const)(
    'signs in by %s',
    async (authFlowType) => {
      const { auth } = browser()
      const password = authFlowType === 'CUSTOM_WITHOUT_SRP' ? {} : { password: PASSWORD }
      const result = await auth.signIn({
        username: 'ada@example.org',
        ...password,
        options: { authFlowType },
      })
      if (authFlowType !== 'USER_PASSWORD_AUTH') {
        expect(result.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE')
        await auth.confirmSignIn({ challengeResponse: await codeTo(world.pool, 'ada@example.org') })
      }
      expect((await auth.getCurrentUser()).signInDetails?.authFlowType).toBe(authFlowType)
    },
  )

  it('who was invited chooses a password; who must reset one is told so, and does', async () => {
    const { auth } = browser()
    const invited = { username: 'invited@example.org', password: PASSWORD }
    expect((await auth.signIn(invited)).nextStep.signInStep).toBe(
      'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
    )
    await expect(auth.confirmSignIn({ challengeResponse: 'short' })).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    })
    expect((await auth.confirmSignIn({ challengeResponse: 'battery-staple-2' })).isSignedIn).toBe(true)
    await auth.signOut()
    const username = 'forgetful@example.org'
    expect((await auth.signIn({ username, password: PASSWORD })).nextStep).toEqual({
      signInStep: 'RESET_PASSWORD',
    })
    // Whoever demanded the reset had the code sent; it may have run out since.
    expect(await codeTo(world.pool, username)).toMatch(/^\d{6}$/)
    const { nextStep } = await auth.resetPassword({ username })
    expect(nextStep.resetPasswordStep).toBe('CONFIRM_RESET_PASSWORD_WITH_CODE')
    const confirmationCode = await codeTo(world.pool, username)
    await auth.confirmResetPassword({ username, newPassword: 'battery-staple-2', confirmationCode })
    expect((await auth.signIn({ username, password: 'battery-staple-2' })).isSignedIn).toBe(true)
  })

  it('adds a passkey, signs in with it, and takes it away', async () => {
    const { auth } = browser()
    const username = await register(auth)
    await auth.autoSignIn()
    await auth.registerPasskey()
    const [passkey] = await auth.listPasskeys()
    await auth.signOut()
    const signedIn = await auth.signIn({ username, options: { authFlowType: 'USER_AUTH' } })
    expect(signedIn.isSignedIn).toBe(true)
    await auth.deletePasskey({ credentialId: passkey?.credentialId ?? '' })
    expect(await auth.listPasskeys()).toEqual([])
  })

  it('signs out everywhere, and is signed out there at the next refresh', async () => {
    const [here, there] = [browser().auth, browser().auth]
    const username = await register(here)
    await here.autoSignIn()
    await there.signIn({ username, password: PASSWORD })
    await here.signOut({ global: true })
    await expect(here.getCurrentUser()).rejects.toMatchObject({ name: 'UserUnAuthenticatedException' })
    expect((await there.fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined()
    await expect(there.getCurrentUser()).rejects.toMatchObject({ name: 'UserUnAuthenticatedException' })
  })
})

describe('a session', () => {
  it('is refreshed with a rotating token, by two tabs once', async () => {
    const { auth, open } = browser()
    await auth.signIn({ username: 'ada@example.org', password: PASSWORD })
    const other = open()
    for (let round = 0; round < 5; round++) {
      world.time.now += 3_700_000
      const all = await Promise.all([auth, other].map((tab) => tab.fetchAuthSession()))
      expect(all.map(({ tokens }) => tokens !== undefined)).toEqual([true, true])
    }
  })

  it('of a guest has credentials, and of who is signed in its own', async () => {
    const { auth, open } = browser()
    const guest = await auth.fetchAuthSession()
    expect(guest.credentials?.accessKeyId).toBeTruthy()
    expect((await open().fetchAuthSession()).identityId).toBe(guest.identityId)
    await auth.signIn({ username: 'ada@example.org', password: PASSWORD })
    const own = await auth.fetchAuthSession()
    expect([own.identityId !== undefined, own.tokens !== undefined]).toEqual([true, true])
    expect(own.identityId).not.toBe(guest.identityId)
  })
})

describe('a server without scripts in the page', () => {
  const secrets = ['s'.repeat(40)]

  it('signs in over two posts, the question sealed in a cookie, and refreshes once for many requests', async () => {
    const server = serverAuth({ userPool: userPool(), ports: { clock } })
    const jar = new Map<string, string>()
    const post = async <T>(work: (auth: Auth) => Promise<T>): Promise<T> => {
      const header = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const shared = { header, secrets, random: nodePorts().random, now: clock.now }
      const session = sealedCookie({ ...shared, name: 'session', maxAgeSeconds: 86_400 })
      const challenge = sealedCookie({ ...shared, name: 'sign-in', maxAgeSeconds: 180 })
      const done = await work(server({ store: session.store, challengeStore: challenge.store }))
      for (const line of [...session.setCookies(), ...challenge.setCookies()]) {
        const [pair = '', ...flags] = line.split('; ')
        const [name = '', value = ''] = pair.split('=')
        if (flags.includes('Max-Age=0')) jar.delete(name)
        else jar.set(name, value)
      }
      return done
    }
    const invitee = browser().auth
    const username = await register(invitee)
    await invitee.autoSignIn()
    const { sharedSecret } = await invitee.setUpTOTP()
    await invitee.verifyTOTPSetup({ code: totp(sharedSecret) })
    await invitee.updateMFAPreference({ totp: 'PREFERRED' })

    const asked = await post((auth) => auth.signIn({ username, password: PASSWORD }))
    expect(asked.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
    expect([...jar.keys()]).toEqual(['sign-in.0'])
    const signedIn = await post((auth) => auth.confirmSignIn({ challengeResponse: totp(sharedSecret) }))
    expect(signedIn.isSignedIn).toBe(true)
    expect([...jar.keys()].every((name) => name.startsWith('session.'))).toBe(true)

    // Four requests with the same expired cookie: one refresh, and each is answered.
    world.time.now += 3_700_000
    const sessions = await Promise.all([1, 2, 3, 4].map(() => post((auth) => auth.fetchAuthSession())))
    expect(new Set(sessions.map(({ tokens }) => tokens?.accessToken.text)).size).toBe(1)
    expect(sessions[0]?.tokens).toBeDefined()
    await post((auth) => auth.signOut())
    expect(jar.size).toBe(0)
  })
})
