import { describe, expect, it } from 'vitest'
import { stepOf, totpAt } from '../src/index.js'
import { EMAIL, PASSWORD, setUpTotp, tokensOf, world } from './account.test-support.js'
import { deviceVerifier, respond, srpClient, srpSignIn } from './client.test-support.js'

/** Confirms the device that a sign-in offered. */
async function confirmDevice(tokens: Awaited<ReturnType<typeof tokensOf>>, name?: string) {
  const { DeviceKey = '', DeviceGroupKey = '' } = tokens.NewDeviceMetadata ?? {}
  const secret = 'forty random bytes, say'
  const reply = await world.call('ConfirmDevice', {
    AccessToken: tokens.AccessToken,
    DeviceKey,
    DeviceName: name,
    DeviceSecretVerifierConfig: deviceVerifier(DeviceGroupKey, DeviceKey, secret),
  })
  return { reply, DeviceKey, DeviceGroupKey, secret }
}

/** Answers DEVICE_SRP_AUTH and what follows it. */
async function proveDevice(
  challenge: Awaited<ReturnType<typeof respond>>,
  device: Awaited<ReturnType<typeof confirmDevice>>,
  secret = device.secret,
) {
  const srp = srpClient()
  const { DeviceKey: DEVICE_KEY, DeviceGroupKey: group } = device
  const verifier = await respond(world, challenge, { DEVICE_KEY, SRP_A: srp.SRP_A })
  expect(verifier.ChallengeName).toBe('DEVICE_PASSWORD_VERIFIER')
  const claim = srp.claim(
    verifier.ChallengeParameters ?? {},
    { group, user: DEVICE_KEY, secret },
    world.time.now,
  )
  return respond(world, verifier, { DEVICE_KEY, ...claim })
}

describe('devices', () => {
  it('remembers one, asks it for its own proof next time, and names it in the token', async () => {
    const device = await confirmDevice(await tokensOf(srpSignIn(world, EMAIL, PASSWORD)))
    expect(device.reply).toMatchObject({ UserConfirmationNecessary: false })
    const challenge = await srpSignIn(world, EMAIL, PASSWORD, { DEVICE_KEY: device.DeviceKey })
    expect(challenge.ChallengeName).toBe('DEVICE_SRP_AUTH')
    const { AuthenticationResult: tokens } = await proveDevice(challenge, device)
    expect(tokens?.NewDeviceMetadata).toBeUndefined()
    const claims = JSON.parse(Buffer.from(tokens?.AccessToken.split('.')[1] ?? '', 'base64url').toString())
    expect(claims).toMatchObject({ device_key: device.DeviceKey, token_use: 'access' })
  })

  it('lists one by the name it gave itself', async () => {
    const tokens = await tokensOf(srpSignIn(world, EMAIL, PASSWORD))
    const { DeviceKey } = await confirmDevice(tokens, 'Firefox on Linux')
    const { Devices } = await world.call('ListDevices', { AccessToken: tokens.AccessToken })
    const named = { Name: 'device_name', Value: 'Firefox on Linux' }
    expect(Devices).toEqual([
      expect.objectContaining({ DeviceKey, DeviceAttributes: expect.arrayContaining([named]) }),
    ])
    const long = { AccessToken: tokens.AccessToken, DeviceKey, DeviceName: 'x'.repeat(1025) }
    expect(await world.call('ConfirmDevice', long)).toMatchObject({ __type: 'InvalidParameterException' })
  })

  it('refuses another secret', async () => {
    const device = await confirmDevice(await tokensOf(srpSignIn(world, EMAIL, PASSWORD)))
    const challenge = await srpSignIn(world, EMAIL, PASSWORD, { DEVICE_KEY: device.DeviceKey })
    expect(await proveDevice(challenge, device, 'another')).toMatchObject({
      __type: 'NotAuthorizedException',
    })
  })

  it('lets the same challenge be answered again without a device it does not know', async () => {
    const srp = srpClient()
    const first = await world.call('InitiateAuth', {
      AuthFlow: 'USER_SRP_AUTH',
      ClientId: world.pool.clientId,
      AuthParameters: { USERNAME: EMAIL, SRP_A: srp.SRP_A },
    })
    const user = first.ChallengeParameters?.USER_ID_FOR_SRP ?? ''
    const who = { group: 'Chiaroscuro', user, secret: PASSWORD }
    const claim = srp.claim(first.ChallengeParameters ?? {}, who, world.time.now)
    const DEVICE_KEY = 'local_00000000-0000-4000-8000-000000000000'
    expect(await respond(world, first, { ...claim, DEVICE_KEY })).toMatchObject({
      __type: 'ResourceNotFoundException',
      message: 'Device does not exist.',
    })
    expect((await respond(world, first, claim)).AuthenticationResult).toBeDefined()
  })

  it('stands for the second factor until it is forgotten', async () => {
    const tokens = await tokensOf(srpSignIn(world, EMAIL, PASSWORD))
    const device = await confirmDevice(tokens)
    const secret = await setUpTotp(world, tokens.AccessToken)
    const { DeviceKey: DEVICE_KEY } = device
    expect((await srpSignIn(world, EMAIL, PASSWORD, { DEVICE_KEY })).ChallengeName).toBe('DEVICE_SRP_AUTH')
    await world.call('ForgetDevice', { AccessToken: tokens.AccessToken, DeviceKey: DEVICE_KEY })
    const challenge = await srpSignIn(world, EMAIL, PASSWORD)
    expect(challenge.ChallengeName).toBe('SOFTWARE_TOKEN_MFA')
    const code = { SOFTWARE_TOKEN_MFA_CODE: totpAt(secret, stepOf(world.time.now)) }
    expect((await respond(world, challenge, code)).AuthenticationResult).toBeDefined()
    const again = await srpSignIn(world, EMAIL, PASSWORD)
    expect(await respond(world, again, code)).toMatchObject({ __type: 'ExpiredCodeException' })
  })

  it('owns its refresh token', async () => {
    const tokens = await tokensOf(srpSignIn(world, EMAIL, PASSWORD))
    const { DeviceKey } = await confirmDevice(tokens)
    const ask = (more: object) =>
      world.call('InitiateAuth', {
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        ClientId: world.pool.clientId,
        AuthParameters: { REFRESH_TOKEN: tokens.RefreshToken, ...more },
      })
    expect(await ask({})).toMatchObject({ __type: 'NotAuthorizedException' })
    expect((await ask({ DEVICE_KEY: DeviceKey })).AuthenticationResult?.AccessToken).toBeDefined()
  })
})
