import {
  CognitoIdentityClient,
  GetCredentialsForIdentityCommand,
  GetIdCommand,
} from '@aws-sdk/client-cognito-identity'
import type { InitiateAuthCommandOutput } from '@aws-sdk/client-cognito-identity-provider'
import {
  CognitoIdentityProviderClient,
  ConfirmDeviceCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  ListDevicesCommand,
  NotAuthorizedException,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import {
  createDeviceVerifier,
  createSrpSession,
  signSrpSession,
  signSrpSessionWithDevice,
  wrapAuthChallenge,
  wrapInitiateAuth,
} from 'cognito-srp-helper'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EMAIL, openRealTimePool, PASSWORD } from './real-time.test-support.js'

/** Another author's SRP over the vendor's SDK, both unmodified. */
describe('cognito-srp-helper and the AWS SDK', () => {
  let world: Awaited<ReturnType<typeof openRealTimePool>>
  let client: CognitoIdentityProviderClient

  beforeAll(async () => {
    world = await openRealTimePool()
    client = new CognitoIdentityProviderClient({ region: world.pool.region, endpoint: world.pool.url })
  })
  afterAll(async () => {
    client.destroy()
    expect(world.faults).toEqual([])
    await world.pool.close()
  })

  /** What the helper looks at in an answer; its types know nothing of undefined. */
  const seen = ({ ChallengeParameters = {}, Session = '' }: InitiateAuthCommandOutput) => ({
    ChallengeParameters,
    Session,
  })

  async function signIn(password: string, more: Record<string, string> = {}) {
    const { clientId: ClientId, poolId } = world.pool
    // The account's id is hashed with the password, and is known only from the challenge.
    const session = createSrpSession(EMAIL, password, poolId, false)
    const start = {
      ClientId,
      AuthFlow: 'USER_SRP_AUTH' as const,
      AuthParameters: { CHALLENGE_NAME: 'SRP_A', USERNAME: EMAIL },
    }
    const challenge = await client.send(new InitiateAuthCommand(wrapInitiateAuth(session, start)))
    const answer = {
      ClientId,
      ChallengeName: 'PASSWORD_VERIFIER' as const,
      ChallengeResponses: { USERNAME: EMAIL, ...more },
    }
    const signed = signSrpSession(session, seen(challenge))
    return client.send(new RespondToAuthChallengeCommand(wrapAuthChallenge(signed, answer)))
  }

  it('signs in, remembers the device, and proves it the next time', async () => {
    const { clientId: ClientId, poolId } = world.pool
    const first = await signIn(PASSWORD)
    const { AccessToken, NewDeviceMetadata } = first.AuthenticationResult ?? {}
    const { DeviceKey = '', DeviceGroupKey = '' } = NewDeviceMetadata ?? {}
    const { DeviceRandomPassword, DeviceSecretVerifierConfig } = createDeviceVerifier(
      DeviceKey,
      DeviceGroupKey,
    )
    await client.send(new ConfirmDeviceCommand({ AccessToken, DeviceKey, DeviceSecretVerifierConfig }))
    const devices = await client.send(new ListDevicesCommand({ AccessToken }))
    expect(devices.Devices?.[0]).toMatchObject({ DeviceKey, DeviceCreateDate: expect.any(Date) })

    const asked = await signIn(PASSWORD, { DEVICE_KEY: DeviceKey })
    expect(asked.ChallengeName).toBe('DEVICE_SRP_AUTH')
    const session = createSrpSession(EMAIL, PASSWORD, poolId, false)
    const shared = { ClientId, Session: asked.Session ?? '' }
    const ChallengeResponses = { USERNAME: EMAIL, DEVICE_KEY: DeviceKey }
    const verifier = await client.send(
      new RespondToAuthChallengeCommand({
        ...shared,
        ChallengeName: 'DEVICE_SRP_AUTH',
        ChallengeResponses: { ...ChallengeResponses, SRP_A: session.largeA },
      }),
    )
    const signed = signSrpSessionWithDevice(session, seen(verifier), DeviceGroupKey, DeviceRandomPassword)
    const proof = wrapAuthChallenge(signed, {
      ...shared,
      ChallengeName: 'DEVICE_PASSWORD_VERIFIER' as const,
      Session: verifier.Session ?? '',
      ChallengeResponses,
    })
    const done = await client.send(new RespondToAuthChallengeCommand(proof))
    expect(done.AuthenticationResult?.AccessToken).toBeDefined()
    expect(done.AuthenticationResult?.NewDeviceMetadata).toBeUndefined()
  })

  it('throws the class of the error the service names', async () => {
    await expect(signIn('wrong-horse-1')).rejects.toBeInstanceOf(NotAuthorizedException)
  })

  it('gets an identity with its ID token, and is out after a global sign-out', async () => {
    const { AccessToken, IdToken = '' } = (await signIn(PASSWORD)).AuthenticationResult ?? {}
    const identity = new CognitoIdentityClient({ region: world.pool.region, endpoint: world.pool.url })
    const Logins = { [world.pool.issuer.replace('http://', '')]: IdToken }
    const { IdentityId } = await identity.send(
      new GetIdCommand({ IdentityPoolId: world.pool.identityPoolId, Logins }),
    )
    const { Credentials } = await identity.send(new GetCredentialsForIdentityCommand({ IdentityId, Logins }))
    expect(Credentials?.Expiration?.getTime()).toBeGreaterThan(Date.now() + 3000_000)
    identity.destroy()
    await client.send(new GlobalSignOutCommand({ AccessToken }))
    await expect(client.send(new GetUserCommand({ AccessToken }))).rejects.toBeInstanceOf(
      NotAuthorizedException,
    )
  })
})
