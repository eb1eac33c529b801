import type { CognitoUserSession } from 'amazon-cognito-identity-js'
import { AuthenticationDetails, CognitoUser, CognitoUserPool } from 'amazon-cognito-identity-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stepOf, totpAt } from '../src/index.js'
import { codeTo } from './client.test-support.js'
import { EMAIL, openRealTimePool, PASSWORD } from './real-time.test-support.js'

/** The vendor's older client, unmodified, told only where the pool is. */
describe('amazon-cognito-identity-js', () => {
  let world: Awaited<ReturnType<typeof openRealTimePool>>
  const kept = new Map<string, string>()
  const Storage = {
    setItem: (key: string, value: string) => void kept.set(key, value),
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  }
  const poolOf = () => {
    const { poolId: UserPoolId, clientId: ClientId, url: endpoint } = world.pool
    return new CognitoUserPool({ UserPoolId, ClientId, endpoint, Storage })
  }
  const userOf = (Username: string) => new CognitoUser({ Username, Pool: poolOf(), Storage })
  const signIn = (user: CognitoUser, Password: string, code?: () => string) =>
    new Promise<CognitoUserSession>((onSuccess, onFailure) => {
      const handlers = {
        onSuccess,
        onFailure,
        totpRequired: () => user.sendMFACode(code?.() ?? '', handlers, 'SOFTWARE_TOKEN_MFA'),
      }
      user.authenticateUser(new AuthenticationDetails({ Username: user.getUsername(), Password }), handlers)
    })
  const deviceIn = (session: CognitoUserSession) => session.getAccessToken().decodePayload().device_key

  beforeAll(async () => {
    world = await openRealTimePool()
  })
  afterAll(async () => {
    expect(world.faults).toEqual([])
    await world.pool.close()
  })

  it('registers, confirms, and signs in; its device is asked for its own proof the next time', async () => {
    const email = 'bo@example.org'
    await new Promise((done, fail) =>
      poolOf().signUp(email, PASSWORD, [], [], (error, result) => (error ? fail(error) : done(result))),
    )
    const code = await codeTo(world.pool, email)
    await new Promise((done, fail) =>
      userOf(email).confirmRegistration(code, false, (error, result) => (error ? fail(error) : done(result))),
    )
    const first = await signIn(userOf(email), PASSWORD)
    const second = await signIn(userOf(email), PASSWORD)
    expect(deviceIn(second)).toBe(deviceIn(first))
    expect(deviceIn(second)).toMatch(/^local_/)
  })

  it('refreshes, sets an app up and is asked for it, and signs out everywhere', async () => {
    const user = userOf(EMAIL)
    const session = await signIn(user, PASSWORD)
    const refreshed = await new Promise<CognitoUserSession>((done, fail) =>
      user.refreshSession(session.getRefreshToken(), (error, next) => (error ? fail(error) : done(next))),
    )
    expect(refreshed.getAccessToken().getJwtToken()).not.toBe(session.getAccessToken().getJwtToken())
    const secret = await new Promise<string>((associateSecretCode, onFailure) =>
      user.associateSoftwareToken({ associateSecretCode, onFailure }),
    )
    const now = stepOf(Date.now())
    await new Promise((onSuccess, onFailure) =>
      user.verifySoftwareToken(totpAt(secret, now), 'phone', { onSuccess, onFailure }),
    )
    const on = { PreferredMfa: true, Enabled: true }
    await new Promise((done, fail) =>
      user.setUserMfaPreference(null, on, (error, result) => (error ? fail(error) : done(result))),
    )
    kept.clear()
    // The neighbouring step: this one's code was used for the set-up.
    const again = userOf(EMAIL)
    const signedIn = await signIn(again, PASSWORD, () => totpAt(secret, now + 1))
    expect(signedIn.isValid()).toBe(true)
    await new Promise((onSuccess, onFailure) => again.globalSignOut({ onSuccess, onFailure }))
  })

  it('resets a forgotten password', async () => {
    const email = 'bo@example.org'
    await new Promise((onSuccess, onFailure) => userOf(email).forgotPassword({ onSuccess, onFailure }))
    const code = await codeTo(world.pool, email)
    const next = 'battery-staple-2'
    await new Promise((onSuccess, onFailure) =>
      userOf(email).confirmPassword(code, next, { onSuccess, onFailure }),
    )
    kept.clear()
    expect((await signIn(userOf(email), next)).isValid()).toBe(true)
    await expect(signIn(userOf(email), PASSWORD)).rejects.toMatchObject({
      code: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    })
  })
})
