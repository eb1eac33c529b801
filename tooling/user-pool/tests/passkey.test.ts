import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthenticator, requestSchema } from './authenticator.test-support.js'
import { openPool, respond, srpClient, srpSignIn } from './client.test-support.js'

const EMAIL = 'ada@example.org'
const PASSWORD = 'correct-horse-1'

describe('passkeys', () => {
  let world: Awaited<ReturnType<typeof openPool>>
  const authenticator = createAuthenticator()
  const start = (username: string, more: object = { PREFERRED_CHALLENGE: 'WEB_AUTHN' }) =>
    world.call('InitiateAuth', {
      AuthFlow: 'USER_AUTH',
      ClientId: world.pool.clientId,
      AuthParameters: { USERNAME: username, ...more },
    })
  const optionsOf = (reply: Awaited<ReturnType<typeof start>>) =>
    JSON.parse(reply.ChallengeParameters?.CREDENTIAL_REQUEST_OPTIONS ?? '')
  const token = async () => (await srpSignIn(world, EMAIL, PASSWORD)).AuthenticationResult?.AccessToken

  beforeAll(async () => {
    world = await openPool({ seeds: [{ email: EMAIL, password: PASSWORD }] })
    const AccessToken = await token()
    const { CredentialCreationOptions } = await world.call('StartWebAuthnRegistration', { AccessToken })
    const Credential = authenticator.create(CredentialCreationOptions)
    const done = await world.call('CompleteWebAuthnRegistration', { AccessToken, Credential })
    expect(done).toEqual({ status: 200 })
  })
  afterAll(async () => {
    expect(world.faults).toEqual([])
    await world.pool.close()
  })

  it('signs in with one', async () => {
    const challenge = await start(EMAIL)
    const options = optionsOf(challenge)
    expect(requestSchema.parse(options).allowCredentials).toEqual([
      expect.objectContaining({ id: authenticator.id }),
    ])
    const done = await respond(world, challenge, { CREDENTIAL: JSON.stringify(authenticator.get(options)) })
    expect(done.AuthenticationResult?.AccessToken).toBeDefined()
  })

  it('lists it and forgets it', async () => {
    const AccessToken = await token()
    expect(await world.call('ListWebAuthnCredentials', { AccessToken })).toMatchObject({
      Credentials: [
        { CredentialId: authenticator.id, RelyingPartyId: 'localhost', AuthenticatorAttachment: 'platform' },
      ],
    })
    const other = await world.call('DeleteWebAuthnCredential', { AccessToken, CredentialId: 'another' })
    expect(other).toMatchObject({ __type: 'ResourceNotFoundException' })
  })

  it('refuses one made for another page, answered twice, or by another key', async () => {
    const options = async () => {
      const challenge = await start(EMAIL)
      return { challenge, options: optionsOf(challenge) }
    }
    const refused = { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' }
    const stranger = createAuthenticator()
    const first = await options()
    const forged = { ...stranger.get(first.options), id: authenticator.id, rawId: authenticator.id }
    expect(await respond(world, first.challenge, { CREDENTIAL: JSON.stringify(forged) })).toMatchObject(
      refused,
    )
    const second = await options()
    const old = authenticator.get(first.options)
    expect(await respond(world, second.challenge, { CREDENTIAL: JSON.stringify(old) })).toMatchObject(refused)
    const third = await options()
    expect(await respond(world, third.challenge, { CREDENTIAL: 'not json' })).toMatchObject(refused)
  })

  it('asks a name that has none as it asks any other', async () => {
    const [once, twice] = [await start('nobody@example.org'), await start('nobody@example.org')]
    expect(once.ChallengeName).toBe('WEB_AUTHN')
    expect(optionsOf(once).allowCredentials).toEqual(optionsOf(twice).allowCredentials)
  })

  it('refuses a passkey of a foreign page', async () => {
    const AccessToken = await token()
    const { CredentialCreationOptions } = await world.call('StartWebAuthnRegistration', { AccessToken })
    const Credential = createAuthenticator('https://elsewhere.example').create(CredentialCreationOptions)
    expect(await world.call('CompleteWebAuthnRegistration', { AccessToken, Credential })).toMatchObject({
      __type: 'WebAuthnOriginNotAllowedException',
    })
    // And the challenge is gone with it.
    expect(await world.call('CompleteWebAuthnRegistration', { AccessToken, Credential })).toMatchObject({
      __type: 'WebAuthnChallengeNotFoundException',
    })
  })

  it('offers everyone the same ways in, and takes the one chosen', async () => {
    const [mine, nobodys] = [await start(EMAIL, {}), await start('nobody@example.org', {})]
    expect(mine).toMatchObject({ ChallengeName: 'SELECT_CHALLENGE' })
    expect(mine.AvailableChallenges).toEqual(nobodys.AvailableChallenges)
    const srp = srpClient()
    const verifier = await respond(world, mine, { ANSWER: 'PASSWORD_SRP', SRP_A: srp.SRP_A })
    const user = verifier.ChallengeParameters?.USER_ID_FOR_SRP ?? ''
    const who = { group: 'Chiaroscuro', user, secret: PASSWORD }
    const done = await respond(
      world,
      verifier,
      srp.claim(verifier.ChallengeParameters ?? {}, who, world.time.now),
    )
    expect(done.AuthenticationResult).toBeDefined()
  })
})
