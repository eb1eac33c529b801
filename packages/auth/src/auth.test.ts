import { describe, expect, it } from 'vitest'
import { memoryPorts, memoryStore } from './adapter/memory.js'
import { createAuth } from './auth.js'
import { CLIENT_ID, fakePool, POOL_ID, TOTP_CODE } from './fake-pool.test-support.js'

function world() {
  const pool = fakePool()
  const kept = new Map<string, string>()
  const open = () =>
    createAuth({
      userPool: { id: POOL_ID, clientId: CLIENT_ID },
      ports: memoryPorts({ transport: pool.transport, store: memoryStore(kept) }),
    })
  return { pool, kept, open, auth: open() }
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

  it('asks for a code, takes it after a wrong one, and after a reload', async () => {
    const { pool, auth, open } = world()
    pool.addUser(EMAIL, PASSWORD, { mfa: ['SOFTWARE_TOKEN_MFA'] })
    const asked = { isSignedIn: false, nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' } }
    expect(await auth.signIn(credentials)).toEqual(asked)
    await expect(auth.confirmSignIn({ challengeResponse: '000000' })).rejects.toMatchObject({
      name: 'CodeMismatchException',
    })
    const reloaded = open()
    expect(await reloaded.resumeSignIn()).toEqual(asked)
    expect((await reloaded.confirmSignIn({ challengeResponse: TOTP_CODE })).isSignedIn).toBe(true)
    await expect(open().resumeSignIn()).resolves.toBeUndefined()
  })
})
