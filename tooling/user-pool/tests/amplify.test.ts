import { Amplify } from 'aws-amplify'
import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  fetchAuthSession,
  fetchUserAttributes,
  forgetDevice,
  resetPassword,
  setUpTOTP,
  signIn,
  signOut,
  signUp,
  updateMFAPreference,
  verifyTOTPSetup,
} from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { stepOf, totpAt } from '../src/index.js'
import { codeTo } from './client.test-support.js'
import { openRealTimePool, PASSWORD } from './real-time.test-support.js'

const username = 'cy@example.org'

/** The vendor's newer client, unmodified, told only where the pool is. */
describe('aws-amplify', () => {
  let world: Awaited<ReturnType<typeof openRealTimePool>>
  const kept = new Map<string, string>()

  beforeAll(async () => {
    // It names the device by its browser, and Node 20 has none to ask.
    vi.stubGlobal('navigator', { userAgent: 'a test' })
    world = await openRealTimePool()
    const { poolId, clientId, url } = world.pool
    Amplify.configure({
      Auth: { Cognito: { userPoolId: poolId, userPoolClientId: clientId, userPoolEndpoint: url } },
    })
    cognitoUserPoolsTokenProvider.setKeyValueStorage({
      setItem: async (key, value) => void kept.set(key, value),
      getItem: async (key) => kept.get(key) ?? null,
      removeItem: async (key) => void kept.delete(key),
      clear: async () => kept.clear(),
    })
  })
  afterAll(async () => {
    vi.unstubAllGlobals()
    expect(world.faults).toEqual([])
    await world.pool.close()
  })

  it('registers, confirms, signs in, and proves its device the next time', async () => {
    const registered = await signUp({ username, password: PASSWORD })
    expect(registered.nextStep.signUpStep).toBe('CONFIRM_SIGN_UP')
    await confirmSignUp({ username, confirmationCode: await codeTo(world.pool, username) })
    expect(await signIn({ username, password: PASSWORD })).toMatchObject({ nextStep: { signInStep: 'DONE' } })
    expect(await fetchUserAttributes()).toMatchObject({ email: username, email_verified: 'true' })
    const before = (await fetchAuthSession()).tokens?.accessToken.payload.device_key
    const after = (await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken.payload.device_key
    expect(after).toBe(before)
    for (const key of [...kept.keys()].filter((one) => /Token$|LastAuthUser$/.test(one))) kept.delete(key)
    await signIn({ username, password: PASSWORD })
    expect((await fetchAuthSession()).tokens?.accessToken.payload.device_key).toBe(before)
  })

  it('sets an app up, is asked for it, and resets the password', async () => {
    const { sharedSecret } = await setUpTOTP()
    const now = stepOf(Date.now())
    await verifyTOTPSetup({ code: totpAt(sharedSecret, now) })
    await updateMFAPreference({ totp: 'PREFERRED' })
    // A device that it remembers would stand for the app.
    await forgetDevice()
    await signOut({ global: true })
    const asked = await signIn({ username, password: PASSWORD })
    expect(asked.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
    await expect(confirmSignIn({ challengeResponse: 'abcdef' })).rejects.toMatchObject({
      name: 'CodeMismatchException',
    })
    const done = await confirmSignIn({ challengeResponse: totpAt(sharedSecret, now + 1) })
    expect(done.isSignedIn).toBe(true)
    await forgetDevice()
    await signOut()
    await resetPassword({ username })
    const confirmationCode = await codeTo(world.pool, username)
    await confirmResetPassword({ username, confirmationCode, newPassword: 'battery-staple-2' })
    await expect(signIn({ username, password: PASSWORD })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    })
    const again = await signIn({ username, password: 'battery-staple-2' })
    expect(again.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
  })
})
