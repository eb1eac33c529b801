import { describe, expect, it } from 'vitest'
import { stepOf, totpAt } from '../src/index.js'
import { EMAIL, PASSWORD, reopen, setUpTotp, tokensOf, world } from './account.test-support.js'
import { codeTo, lettersTo, respond, srpClient, srpSignIn } from './client.test-support.js'

describe('second factors', () => {
  it('takes a right code after a wrong one on the same session', async () => {
    const secret = await setUpTotp(world, (await tokensOf(srpSignIn(world, EMAIL, PASSWORD))).AccessToken)
    const challenge = await srpSignIn(world, EMAIL, PASSWORD)
    const right = totpAt(secret, stepOf(world.time.now))
    const wrong = right === '000000' ? '000001' : '000000'
    expect(await respond(world, challenge, { SOFTWARE_TOKEN_MFA_CODE: wrong })).toMatchObject({
      __type: 'CodeMismatchException',
    })
    const done = await respond(world, challenge, { SOFTWARE_TOKEN_MFA_CODE: right })
    expect(done.AuthenticationResult).toBeDefined()
  })

  it('lets one choose between a text message and an app', async () => {
    const { AccessToken } = await tokensOf(srpSignIn(world, EMAIL, PASSWORD))
    await setUpTotp(world, AccessToken)
    await world.call('SetUserMFAPreference', {
      AccessToken,
      SMSMfaSettings: { Enabled: true },
      SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: false },
    })
    const choice = await srpSignIn(world, EMAIL, PASSWORD)
    expect(JSON.parse(choice.ChallengeParameters?.MFAS_CAN_CHOOSE ?? '')).toEqual(
      expect.arrayContaining(['SMS_MFA', 'SOFTWARE_TOKEN_MFA']),
    )
    const sms = await respond(world, choice, { ANSWER: 'SMS_MFA' })
    expect(sms.ChallengeParameters).toMatchObject({ CODE_DELIVERY_DESTINATION: '+*******4567' })
    const done = await respond(world, sms, { SMS_MFA_CODE: await codeTo(world.pool, '+41791234567') })
    expect(done.AuthenticationResult).toBeDefined()
  })

  it('demands a set-up where the pool demands a second factor', async () => {
    await reopen({ settings: { mfa: 'required' } })
    const setUp = await srpSignIn(world, EMAIL, PASSWORD)
    expect(setUp.ChallengeName).toBe('MFA_SETUP')
    const given = await world.call('AssociateSoftwareToken', { Session: setUp.Session })
    const UserCode = totpAt(String(given.SecretCode), stepOf(world.time.now))
    const verified = await world.call('VerifySoftwareToken', { Session: given.Session, UserCode })
    const done = await respond(world, { ...setUp, Session: verified.Session }, {})
    expect(done.AuthenticationResult).toBeDefined()
    world.time.now += 30_000
    expect((await srpSignIn(world, EMAIL, PASSWORD)).ChallengeName).toBe('SOFTWARE_TOKEN_MFA')
  })
})

describe('passwords', () => {
  it('resets one by mail, and ends the sessions of whoever knew the old one', async () => {
    const before = await tokensOf(srpSignIn(world, EMAIL, PASSWORD))
    const shared = { ClientId: world.pool.clientId, Username: EMAIL }
    await world.call('ForgotPassword', shared)
    const ConfirmationCode = await codeTo(world.pool, EMAIL)
    const next = 'battery-staple-2'
    const reset = { ...shared, ConfirmationCode, Password: next }
    expect(await world.call('ConfirmForgotPassword', reset)).toMatchObject({ status: 200 })
    expect(await world.call('ConfirmForgotPassword', reset)).toMatchObject({ __type: 'ExpiredCodeException' })
    expect(await srpSignIn(world, EMAIL, PASSWORD)).toMatchObject({ __type: 'NotAuthorizedException' })
    await tokensOf(srpSignIn(world, EMAIL, next))
    expect(await world.call('GetUser', { AccessToken: before.AccessToken })).toMatchObject({
      __type: 'NotAuthorizedException',
    })
  })

  it('asks who was invited for one of their own', async () => {
    await reopen({
      seeds: [{ email: EMAIL, password: PASSWORD, status: 'FORCE_CHANGE_PASSWORD' }],
      settings: { requiredAttributes: ['name'], mfa: 'required' },
    })
    const challenge = await srpSignIn(world, EMAIL, PASSWORD)
    expect(challenge).toMatchObject({ ChallengeName: 'NEW_PASSWORD_REQUIRED' })
    expect(challenge.ChallengeParameters?.requiredAttributes).toBe('["userAttributes.name"]')
    const NEW_PASSWORD = 'of-my-own-3'
    expect(await respond(world, challenge, { NEW_PASSWORD })).toMatchObject({
      __type: 'InvalidParameterException',
    })
    const done = await respond(world, challenge, { NEW_PASSWORD, 'userAttributes.name': 'Ada' })
    expect(done.ChallengeName).toBe('MFA_SETUP')
    const { status } = await world.call('AssociateSoftwareToken', { Session: done.Session })
    expect(status).toBe(200)
    expect((await srpSignIn(world, EMAIL, NEW_PASSWORD)).ChallengeName).toBe('MFA_SETUP')
  })

  it('keeps the old address until the new one is proven', async () => {
    const { AccessToken } = await tokensOf(srpSignIn(world, EMAIL, PASSWORD))
    const UserAttributes = [{ Name: 'email', Value: 'new@example.org' }]
    await world.call('UpdateUserAttributes', { AccessToken, UserAttributes })
    expect(await srpSignIn(world, 'new@example.org', PASSWORD)).toMatchObject({
      __type: 'NotAuthorizedException',
    })
    const Code = await codeTo(world.pool, 'new@example.org')
    await world.call('VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code })
    await tokensOf(srpSignIn(world, 'new@example.org', PASSWORD))
    expect(await srpSignIn(world, EMAIL, PASSWORD)).toMatchObject({ __type: 'NotAuthorizedException' })
  })
})

describe('tokens', () => {
  const refresh = (token: string | undefined) =>
    world.call('GetTokensFromRefreshToken', { ClientId: world.pool.clientId, RefreshToken: token })

  it('rotates with a grace, and says so when a token is used after it', async () => {
    const { RefreshToken } = await tokensOf(srpSignIn(world, EMAIL, PASSWORD))
    const second = await refresh(RefreshToken)
    expect(second.AuthenticationResult?.RefreshToken).not.toBe(RefreshToken)
    expect((await refresh(RefreshToken)).AuthenticationResult).toBeDefined()
    world.time.now += 61_000
    expect(await refresh(RefreshToken)).toMatchObject({ __type: 'RefreshTokenReuseException' })
    expect((await refresh(second.AuthenticationResult?.RefreshToken)).AuthenticationResult).toBeDefined()
  })

  it('ends with a global sign-out, a revocation, and the account', async () => {
    const one = await tokensOf(srpSignIn(world, EMAIL, PASSWORD))
    const two = await tokensOf(srpSignIn(world, EMAIL, PASSWORD))
    const revoked = { __type: 'NotAuthorizedException', message: 'Access Token has been revoked' }
    await world.call('RevokeToken', { ClientId: world.pool.clientId, Token: one.RefreshToken })
    expect(await world.call('GetUser', { AccessToken: one.AccessToken })).toMatchObject(revoked)
    expect(await world.call('GetUser', { AccessToken: two.AccessToken })).toMatchObject({ status: 200 })
    await world.call('GlobalSignOut', { AccessToken: two.AccessToken })
    expect(await world.call('GetUser', { AccessToken: two.AccessToken })).toMatchObject(revoked)
    const three = await tokensOf(srpSignIn(world, EMAIL, PASSWORD))
    await world.call('DeleteUser', { AccessToken: three.AccessToken })
    expect(await srpSignIn(world, EMAIL, PASSWORD)).toMatchObject({
      message: 'Incorrect username or password.',
    })
  })
})

describe('a pool with its own challenge', () => {
  it('mails a code, with and without a password before it', async () => {
    await reopen({ settings: { customChallenge: 'mailed-code' } })
    const ClientId = world.pool.clientId
    const ask = (more: object) =>
      world.call('InitiateAuth', {
        AuthFlow: 'CUSTOM_AUTH',
        ClientId,
        AuthParameters: { USERNAME: EMAIL, ...more },
      })
    const plain = await ask({})
    expect(plain.ChallengeName).toBe('CUSTOM_CHALLENGE')
    const wrong = await respond(world, plain, { ANSWER: 'no' })
    expect(wrong.ChallengeName).toBe('CUSTOM_CHALLENGE')
    const done = await respond(world, wrong, { ANSWER: await codeTo(world.pool, EMAIL) })
    expect(done.AuthenticationResult).toBeDefined()
    const srp = srpClient()
    const first = await ask({ CHALLENGE_NAME: 'SRP_A', SRP_A: srp.SRP_A })
    const user = first.ChallengeParameters?.USER_ID_FOR_SRP ?? ''
    const who = { group: 'Chiaroscuro', user, secret: PASSWORD }
    const next = await respond(world, first, srp.claim(first.ChallengeParameters ?? {}, who, world.time.now))
    expect(next.ChallengeName).toBe('CUSTOM_CHALLENGE')
    expect(await lettersTo(world.pool, EMAIL)).toHaveLength(2)
  })
})

describe('the identity pool', () => {
  it("makes a guest's identity the account's, and gives it to nobody else", async () => {
    const service = 'AWSCognitoIdentityService'
    const { identityPoolId: IdentityPoolId, issuer } = world.pool
    const { IdentityId } = await world.call('GetId', { IdentityPoolId }, service)
    const { IdToken } = await tokensOf(srpSignIn(world, EMAIL, PASSWORD))
    const Logins = { [issuer.replace('http://', '')]: IdToken }
    const claimed = await world.call('GetCredentialsForIdentity', { IdentityId, Logins }, service)
    expect(claimed).toMatchObject({
      IdentityId,
      Credentials: { AccessKeyId: expect.stringMatching(/^ASIA/) },
    })
    expect(await world.call('GetId', { IdentityPoolId, Logins }, service)).toMatchObject({ IdentityId })
    expect(await world.call('GetCredentialsForIdentity', { IdentityId }, service)).toMatchObject({
      __type: 'NotAuthorizedException',
    })
  })
})
