import { expect, it } from 'vitest'
import { codeTo, deviceVerifier, srpSignIn } from './client.test-support.js'
import {
  cases,
  denied,
  describeRefusals,
  initiate,
  invalid,
  made,
  missing,
  newcomer,
  PASSWORD,
  tokensOf,
  withClient,
  world,
} from './hostile.test-support.js'

/** A device of another person's, by its key. */
async function othersDevice() {
  const { AccessToken, NewDeviceMetadata } = await tokensOf()
  const { DeviceKey = '', DeviceGroupKey = '' } = NewDeviceMetadata ?? {}
  const DeviceSecretVerifierConfig = deviceVerifier(DeviceGroupKey, DeviceKey, 'secret')
  await world.call('ConfirmDevice', { AccessToken, DeviceKey, DeviceSecretVerifierConfig })
  return DeviceKey
}

/** Somebody confirmed who is not the victim. */
async function stranger() {
  const Username = await newcomer()
  await withClient('ConfirmSignUp', { Username, ConfirmationCode: await codeTo(world.pool, Username) })
  return { Username, ...(await tokensOf(Username)) }
}

const things = [
  ...cases(missing, {
    'another app client': () =>
      initiate('USER_SRP_AUTH', { USERNAME: 'x', SRP_A: 'ff' }, { ClientId: 'someoneelse' }),
    'a sign-up at another client': () =>
      world.call('SignUp', { ClientId: 'someoneelse', Username: 'x@example.org', Password: PASSWORD }),
    'a revocation at another client': () =>
      world.call('RevokeToken', { ClientId: 'someoneelse', Token: 'x' }),
    'another identity pool': () =>
      world.call('GetId', { IdentityPoolId: 'local:another' }, 'AWSCognitoIdentityService'),
    'an identity nobody has': () =>
      world.call('GetCredentialsForIdentity', { IdentityId: 'local:another' }, 'AWSCognitoIdentityService'),
    "another's device confirmed as one's own": async () => {
      const DeviceKey = await othersDevice()
      const { AccessToken } = await stranger()
      const DeviceSecretVerifierConfig = deviceVerifier('-x', DeviceKey, 'mine')
      return world.call('ConfirmDevice', { AccessToken, DeviceKey, DeviceSecretVerifierConfig })
    },
    "another's device forgotten": async () => {
      const DeviceKey = await othersDevice()
      return world.call('ForgetDevice', { AccessToken: (await stranger()).AccessToken, DeviceKey })
    },
    "another's device remembered": async () => {
      const DeviceKey = await othersDevice()
      const { AccessToken } = await stranger()
      return world.call('UpdateDeviceStatus', {
        AccessToken,
        DeviceKey,
        DeviceRememberedStatus: 'remembered',
      })
    },
    "another's device looked at": async () => {
      const DeviceKey = await othersDevice()
      return world.call('GetDevice', { AccessToken: (await stranger()).AccessToken, DeviceKey })
    },
    "a sign-in with another's device": async () => {
      const DEVICE_KEY = await othersDevice()
      return srpSignIn(world, (await stranger()).Username, PASSWORD, { DEVICE_KEY })
    },
  }),
  ...cases(denied, {
    "another's device in the place of one's own": async () => {
      const DEVICE_KEY = await othersDevice()
      return srpSignIn(world, 'victim@example.org', 'wrong-horse-1', { DEVICE_KEY })
    },
  }),
  ...cases(invalid, {
    'a device whose secret is nothing': async () => {
      const { AccessToken, NewDeviceMetadata } = await tokensOf()
      return world.call('ConfirmDevice', {
        AccessToken,
        DeviceKey: NewDeviceMetadata?.DeviceKey,
        DeviceSecretVerifierConfig: { Salt: 'AQ==', PasswordVerifier: 'AQ==' },
      })
    },
    'a group given to oneself': async () => {
      const { AccessToken } = await stranger()
      return world.call('UpdateUserAttributes', {
        AccessToken,
        UserAttributes: [{ Name: 'cognito:groups', Value: 'admin' }],
      })
    },
    'an address verified by oneself': async () => {
      const { AccessToken } = await stranger()
      return world.call('UpdateUserAttributes', {
        AccessToken,
        UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
      })
    },
    'another id': async () => {
      const { AccessToken } = await stranger()
      return world.call('UpdateUserAttributes', {
        AccessToken,
        UserAttributes: [{ Name: 'sub', Value: 'x' }],
      })
    },
    'an attribute called __proto__': async () => {
      const { AccessToken } = await stranger()
      return world.call('UpdateUserAttributes', {
        AccessToken,
        UserAttributes: [{ Name: '__proto__', Value: 'x' }],
      })
    },
    'a sign-up that is verified already': () =>
      withClient('SignUp', {
        Username: 'sly@example.org',
        Password: PASSWORD,
        UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
      }),
    'a sign-up for a name that is no address': () =>
      withClient('SignUp', { Username: 'sly', Password: PASSWORD }),
    'a sign-up with two addresses': () =>
      withClient('SignUp', {
        Username: 'sly@example.org',
        Password: PASSWORD,
        UserAttributes: [{ Name: 'email', Value: 'victim@example.org' }],
      }),
    'an app turned on that was never set up': async () => {
      const { AccessToken } = await stranger()
      return world.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled: true } })
    },
  }),
  ...cases('UsernameExistsException', {
    'an address that is taken, in capitals': () =>
      withClient('SignUp', { Username: 'VICTIM@example.org', Password: PASSWORD }),
  }),
  ...cases('AliasExistsException', {
    "an account's address taken over": async () => {
      const { AccessToken } = await stranger()
      await world.call('UpdateUserAttributes', {
        AccessToken,
        UserAttributes: [{ Name: 'email', Value: 'victim@example.org' }],
      })
      const Code = await codeTo(world.pool, 'victim@example.org')
      return world.call('VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code })
    },
  }),
]

const messages = [
  ...cases('SerializationException', {
    'no JSON': () => world.call('InitiateAuth', '{"AuthFlow":'),
    nothing: () => world.call('InitiateAuth', ''),
    'a list': () => world.call('InitiateAuth', '[]'),
    null: () => world.call('InitiateAuth', 'null'),
  }),
  ...cases('UnknownOperationException', {
    'an action nobody knows': () => world.call('AdminDeleteUser', {}),
    'an action called constructor': () => world.call('constructor', {}),
    'another service': () => world.call('InitiateAuth', {}, 'SomeOtherService'),
  }),
  ...cases('RequestEntityTooLargeException', {
    'a body of a megabyte': () => world.call('InitiateAuth', { AuthFlow: 'x'.repeat(1024 * 1024) }),
  }),
  ...cases(invalid, {
    'an empty object': () => world.call('InitiateAuth', {}),
    'a polluted prototype': () =>
      world.call(
        'InitiateAuth',
        '{"__proto__":{"AuthFlow":"USER_SRP_AUTH"},"constructor":{"prototype":{"x":1}}}',
      ),
    'parameters in the prototype': () =>
      world.call(
        'InitiateAuth',
        `{"AuthFlow":"USER_PASSWORD_AUTH","ClientId":"${world.pool.clientId}","AuthParameters":{"__proto__":{"USERNAME":"victim@example.org","PASSWORD":"${PASSWORD}"}}}`,
      ),
    'ten thousand nested lists': () =>
      world.call('InitiateAuth', `{"AuthParameters":${'['.repeat(10_000)}${']'.repeat(10_000)}}`),
    'a session of one letter': () => made('x', 'SMS_MFA', 'victim@example.org'),
  }),
]

describeRefusals('what belongs to others', things)
describeRefusals('messages that are none', messages)

it('left every object as it was', () => expect(Object.prototype).not.toHaveProperty('AuthFlow'))
