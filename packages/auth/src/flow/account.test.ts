import { describe, expect, it } from 'vitest'
import { memoryPorts, memoryStore } from '../adapter/memory.js'
import { createAuth } from '../auth.js'
import type { Ports } from '../config.js'
import { CLIENT_ID, fakePool, POOL_ID } from '../fake-pool.test-support.js'

const credentials = { username: 'ada@example.org', password: 'Passw0rd!' }

async function signedIn(more: Partial<Ports> = {}) {
  const pool = fakePool()
  const user = pool.addUser(credentials.username, credentials.password)
  const kept = new Map<string, string>()
  const ports = memoryPorts({ transport: pool.transport, store: memoryStore(kept), ...more })
  const auth = createAuth({ userPool: { id: POOL_ID, clientId: CLIENT_ID }, ports })
  await auth.signIn(credentials)
  const AccessToken = (await auth.fetchAuthSession()).tokens?.accessToken.text
  const [DeviceKey] = user.devices.keys()
  pool.requests.length = 0
  return { pool, auth, kept, AccessToken, DeviceKey, user }
}

describe('whoever is signed in', () => {
  it('reads attributes; what is no text is left out', async () => {
    const { pool, auth, AccessToken } = await signedIn()
    pool.actions.GetUser = () => ({
      Username: 'u',
      UserAttributes: [
        { Name: 'email', Value: 'a@b.c' },
        { Name: 'odd', Value: undefined },
      ],
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA', 'ODD'],
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    })
    expect(await auth.fetchUserAttributes()).toEqual({ email: 'a@b.c' })
    expect(await auth.fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' })
    expect(pool.requests[0]?.input).toEqual({ AccessToken })
  })

  it('sets an authenticator app up and says how it is preferred', async () => {
    const { pool, auth, AccessToken, user } = await signedIn()
    pool.actions.SetUserMFAPreference = () => ({})
    const { sharedSecret, getSetupUri } = await auth.setUpTOTP()
    expect(getSetupUri('App', 'ada').href).toBe(`otpauth://totp/App:ada?secret=${sharedSecret}&issuer=App`)
    expect(getSetupUri('App').pathname).toContain(user.sub)
    await auth.verifyTOTPSetup({ code: '123456', options: { friendlyDeviceName: 'phone' } })
    await auth.updateMFAPreference({ totp: 'PREFERRED', sms: 'DISABLED' })
    expect(pool.requests.slice(1).map(({ input }) => input)).toEqual([
      { AccessToken, UserCode: '123456', FriendlyDeviceName: 'phone' },
      {
        AccessToken,
        SMSMfaSettings: { Enabled: false, PreferredMfa: false },
        SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
      },
    ])
  })

  it('remembers and forgets this device, forgets another, and lists all of them page by page', async () => {
    const { pool, auth, kept, AccessToken, DeviceKey } = await signedIn()
    pool.actions.UpdateDeviceStatus = () => ({})
    pool.actions.ForgetDevice = () => ({})
    pool.actions.ListDevices = ({ PaginationToken }) =>
      PaginationToken
        ? { Devices: [{ DeviceKey: 'two' }] }
        : {
            Devices: [
              {
                DeviceKey: 'one',
                DeviceAttributes: [{ Name: 'device_name', Value: 'phone' }],
                DeviceLastAuthenticatedDate: new Date(5),
              },
              {},
            ],
            PaginationToken: 'next',
          }
    await auth.rememberDevice()
    await auth.forgetDevice({ device: { id: 'another' } })
    expect([...kept.values()]).toContain(DeviceKey)
    await auth.forgetDevice()
    expect([...kept.values()]).not.toContain(DeviceKey)
    expect(pool.requests.map(({ input }) => input)).toEqual([
      { AccessToken, DeviceKey, DeviceRememberedStatus: 'remembered' },
      { AccessToken, DeviceKey: 'another' },
      { AccessToken, DeviceKey },
    ])
    await expect(auth.rememberDevice()).rejects.toMatchObject({ name: 'DeviceMetadataNotFoundException' })
    expect(await auth.fetchDevices()).toEqual([
      { id: 'one', name: 'phone', lastAuthenticated: new Date(5) },
      { id: 'two' },
    ])
  })

  it('is not followed through pages without end', async () => {
    const { pool, auth } = await signedIn()
    pool.actions.ListDevices = () => ({ Devices: [{ DeviceKey: 'one' }], PaginationToken: 'next' })
    pool.actions.ListWebAuthnCredentials = () => ({ Credentials: [], NextToken: 'next' })
    expect(await auth.fetchDevices()).toHaveLength(10)
    await auth.listPasskeys()
    expect(pool.requests).toHaveLength(20)
  })

  it('adds passkeys, lists and deletes them', async () => {
    const asked: unknown[] = []
    const make = async (options: unknown) => {
      asked.push(options)
      return { id: 'made' }
    }
    const { pool, auth, AccessToken } = await signedIn({ passkeys: { create: make, get: make } })
    pool.actions.StartWebAuthnRegistration = () => ({ CredentialCreationOptions: { challenge: 'c' } })
    pool.actions.CompleteWebAuthnRegistration = () => ({})
    pool.actions.DeleteWebAuthnCredential = () => ({})
    pool.actions.ListWebAuthnCredentials = () => ({
      Credentials: [
        {
          CredentialId: 'made',
          FriendlyCredentialName: 'phone',
          RelyingPartyId: 'a.org',
          AuthenticatorTransports: [],
          CreatedAt: new Date(1),
        },
      ],
    })
    await auth.registerPasskey()
    expect(asked).toEqual([{ challenge: 'c' }])
    expect(pool.requests[1]?.input).toEqual({ AccessToken, Credential: { id: 'made' } })
    expect(await auth.listPasskeys()).toEqual([
      { credentialId: 'made', friendlyName: 'phone', relyingPartyId: 'a.org', createdAt: new Date(1) },
    ])
    await auth.deletePasskey({ credentialId: 'made' })
    expect(pool.requests.at(-1)?.input).toEqual({ AccessToken, CredentialId: 'made' })
  })

  it('is needed for all of it', async () => {
    const { auth } = await signedIn()
    await auth.signOut()
    const calls = [
      auth.fetchUserAttributes,
      auth.setUpTOTP,
      auth.rememberDevice,
      auth.forgetDevice,
      auth.fetchDevices,
      auth.listPasskeys,
      auth.startPasskey,
      auth.fetchMFAPreference,
    ]
    for (const call of calls)
      await expect(call()).rejects.toMatchObject({
        name: 'UserUnAuthenticatedException',
        message: 'User needs to be authenticated to call this API.',
      })
    await expect(auth.exportTokens()).rejects.toMatchObject({
      message: 'Auth session was not found. Make sure to call signIn.',
    })
    await expect(auth.registerPasskey()).rejects.toMatchObject({ name: 'PasskeyNotSupported' })
  })
})

describe('a passkey sign-in', () => {
  it('answers the service’s request, chosen for the person where several ways are offered', async () => {
    const { pool, auth } = await signedIn({
      passkeys: { create: async () => null, get: async (options) => ({ id: 'p', was: options }) },
    })
    await auth.signOut()
    pool.actions.InitiateAuth = () => ({
      ChallengeName: 'SELECT_CHALLENGE',
      Session: 's1',
      AvailableChallenges: ['PASSWORD', 'WEB_AUTHN'],
    })
    const respond = pool.actions.RespondToAuthChallenge
    pool.actions.RespondToAuthChallenge = (input) =>
      input.ChallengeName === 'SELECT_CHALLENGE'
        ? {
            ChallengeName: 'WEB_AUTHN',
            Session: 's2',
            ChallengeParameters: { CREDENTIAL_REQUEST_OPTIONS: '{"challenge":"c"}' },
          }
        : { ChallengeName: 'SMS_MFA', Session: 's3' }
    pool.requests.length = 0
    const options = { authFlowType: 'USER_AUTH' as const }
    const { nextStep } = await auth.signIn({ username: 'ada@example.org', options })
    expect([nextStep.signInStep, respond !== undefined]).toEqual(['CONFIRM_SIGN_IN_WITH_SMS_CODE', true])
    expect(pool.requests.map(({ input }) => input)).toMatchObject([
      {
        AuthFlow: 'USER_AUTH',
        AuthParameters: { USERNAME: 'ada@example.org', PREFERRED_CHALLENGE: 'WEB_AUTHN' },
      },
      { ChallengeName: 'SELECT_CHALLENGE', ChallengeResponses: { ANSWER: 'WEB_AUTHN' }, Session: 's1' },
      {
        ChallengeName: 'WEB_AUTHN',
        ChallengeResponses: { CREDENTIAL: '{"id":"p","was":{"challenge":"c"}}' },
        Session: 's2',
      },
    ])
  })
})
