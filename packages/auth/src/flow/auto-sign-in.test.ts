import { describe, expect, it } from 'vitest'
import { memoryPorts, memoryStore } from '../adapter/memory.js'
import { createAuth } from '../auth.js'
import { AuthError } from '../auth-error.js'
import { CLIENT_ID, fakePool, jwt, POOL_ID } from '../fake-pool.test-support.js'

const EMAIL = 'ada@example.org'
const PASSWORD = 'Passw0rd!'
const input = { username: EMAIL, password: PASSWORD, options: { autoSignIn: true } }
const MINUTE = 60_000

/** A service whose sign-ups have a session, and a page that is loaded again by `open`. */
function world(verificationMethod: 'code' | 'link' = 'code') {
  let now = Date.UTC(2026, 0, 1)
  let confirmed = false
  let live = 'session of the sign-up'
  let down = false
  let confirmedAt = 0
  const looks: number[] = []
  const start = now
  const pool = fakePool(() => now)
  pool.actions.SignUp = () => ({ UserConfirmed: false, UserSub: 'sub', Session: live })
  pool.actions.ConfirmSignUp = ({ Session }) => {
    confirmed = true
    if (Session !== live) return {}
    live = 'session of the confirmation'
    return { Session: live }
  }
  pool.actions.InitiateAuth = ({ AuthFlow, AuthParameters, Session }) => {
    looks.push(now - start)
    if (looks.length === confirmedAt) confirmed = true
    if (down) throw new AuthError('NetworkError', 'Network error', { retryable: true })
    expect([AuthFlow, AuthParameters]).toEqual(['USER_AUTH', { USERNAME: EMAIL }])
    if (Session !== live) throw new AuthError('NotAuthorizedException', 'Invalid session for the user.')
    if (!confirmed) throw new AuthError('UserNotConfirmedException', 'User is not confirmed.')
    live = ''
    return { AuthenticationResult: { AccessToken: jwt({ sub: 'sub', username: 'sub' }) } }
  }
  const clock = {
    now: () => now,
    wait: async (ms: number) => {
      now += ms
    },
  }
  const kept = new Map<string, string>()
  const open = () =>
    createAuth({
      userPool: { id: POOL_ID, clientId: CLIENT_ID },
      verificationMethod,
      ports: memoryPorts({ transport: pool.transport, clock, challengeStore: memoryStore(kept) }),
    })
  return {
    open,
    kept,
    looks,
    pool,
    pass(ms: number) {
      now += ms
    },
    confirmElsewhere() {
      confirmed = true
    },
    confirmAtLook(nth: number) {
      confirmedAt = nth
    },
    setDown(is: boolean) {
      down = is
    },
  }
}

const confirmation = { username: EMAIL, confirmationCode: '1' }
const NOT_STARTED = {
  name: 'AutoSignInException',
  message: 'The autoSignIn flow has not started, or has been cancelled/completed.',
}

describe('signing in by itself after a reload', () => {
  it('by code: the sign-up is found again, and its session signs in without the password', async () => {
    const { open, kept, pool } = world()
    await open().signUp(input)
    expect([...kept.values()].join()).not.toContain(PASSWORD)
    const reloaded = open()
    expect(await reloaded.resumeSignUp()).toEqual({ username: EMAIL, awaits: 'code' })
    expect((await reloaded.confirmSignUp(confirmation)).nextStep.signUpStep).toBe('COMPLETE_AUTO_SIGN_IN')
    expect(pool.requests.at(-1)?.input).toMatchObject({ Session: 'session of the sign-up' })
    // Once more, between the confirmation and the sign-in.
    const again = open()
    expect(await again.resumeSignUp()).toEqual({ username: EMAIL, awaits: 'nothing' })
    const both = await Promise.all([again.autoSignIn(), again.autoSignIn()])
    expect([both[0].isSignedIn, both[0] === both[1]]).toEqual([true, true])
    expect(kept.size).toBe(0)
    expect(await open().resumeSignUp()).toBeUndefined()
    await expect(open().autoSignIn()).rejects.toMatchObject(NOT_STARTED)
  })

  it('by link: looks every 5 seconds in the window that was open before', async () => {
    const { open, looks, pass, confirmAtLook, kept } = world('link')
    await open().signUp(input)
    pass(MINUTE)
    confirmAtLook(3)
    expect((await open().autoSignIn()).isSignedIn).toBe(true)
    expect(looks).toEqual([65_000, 70_000, 75_000])
    expect(kept.size).toBe(0)

    const late = world('link')
    await late.open().signUp(input)
    late.pass(MINUTE)
    await expect(late.open().autoSignIn()).rejects.toMatchObject({
      message: 'The account was not confirmed on time.',
    })
    expect(late.looks.at(-1)).toBe(180_000)
    expect(late.kept.size).toBe(0)
  })

  it('once: one look on a server, until it was confirmed on another device', async () => {
    const { open, looks, confirmElsewhere, pass, setDown } = world()
    await open().signUp(input)
    for (let asked = 0; asked < 3; asked++) {
      expect((await open().autoSignIn({ once: true })).nextStep).toEqual({ signInStep: 'CONFIRM_SIGN_UP' })
      pass(5_000)
    }
    setDown(true)
    await expect(open().autoSignIn({ once: true })).rejects.toMatchObject({ name: 'NetworkError' })
    setDown(false)
    confirmElsewhere()
    expect((await open().autoSignIn({ once: true })).isSignedIn).toBe(true)
    expect(looks).toHaveLength(5)
  })

  it('is over after three minutes, when it is given up, and when the person signs out', async () => {
    const late = world()
    await late.open().signUp(input)
    late.pass(3 * MINUTE + 1)
    expect(await late.open().resumeSignUp()).toBeUndefined()
    await expect(late.open().autoSignIn({ once: true })).rejects.toMatchObject(NOT_STARTED)
    // Nor is a session sent along that the service has forgotten by then.
    expect((await late.open().confirmSignUp(confirmation)).nextStep.signUpStep).toBe('DONE')
    expect(late.pool.requests.at(-1)?.input).not.toHaveProperty('Session')
    for (const end of ['cancelSignUp', 'signOut'] as const) {
      const { open, kept } = world()
      await open().signUp(input)
      await open()[end]()
      expect(kept.size).toBe(0)
    }
  })

  it('goes on with a sign-up made elsewhere, and asks again where its session is refused', async () => {
    const { open, confirmElsewhere, kept } = world()
    await open().adoptSignUp({ username: EMAIL, session: 'no session of this service' })
    expect(await open().resumeSignUp()).toEqual({ username: EMAIL, awaits: 'code' })
    confirmElsewhere()
    await expect(open().autoSignIn({ once: true })).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    expect(kept.size).toBe(0)
  })

  it.each(['', 'null', '{}', '[1]', '{"username":"a","session":"s","awaits":"odd","since":1}'])(
    'finds nothing in %s',
    async (text) => {
      const { open, kept } = world()
      kept.set(`CognitoSignUpState.${CLIENT_ID}`, text)
      expect(await open().resumeSignUp()).toBeUndefined()
    },
  )
})
