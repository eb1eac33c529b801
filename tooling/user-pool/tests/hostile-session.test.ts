import { randomBytes } from 'node:crypto'
import { stepOf, totpAt } from '../src/index.js'
import { codeTo, respond, srpSignIn } from './client.test-support.js'
import {
  cases,
  denied,
  describeRefusals,
  expired,
  made,
  mismatch,
  newcomer,
  opened,
  PASSWORD,
  SECRET,
  UNKNOWN_DEVICE,
  withClient,
  world,
} from './hostile.test-support.js'

const sessions = cases(denied, {
  'a made-up session for a new password': () =>
    made(randomBytes(48).toString('base64url'), 'NEW_PASSWORD_REQUIRED', 'invited@example.org', {
      NEW_PASSWORD: 'Taken-over-1',
    }),
  'a made-up session for a text message': () =>
    made(randomBytes(48).toString('base64url'), 'SMS_MFA', 'victim@example.org', { SMS_MFA_CODE: '123456' }),
  'a made-up session for an app': () =>
    made(randomBytes(48).toString('base64url'), 'SOFTWARE_TOKEN_MFA', 'careful@example.org', {
      SOFTWARE_TOKEN_MFA_CODE: totpAt(SECRET, stepOf(world.time.now)),
    }),
  'a made-up session for a set-up': () =>
    made(randomBytes(48).toString('base64url'), 'MFA_SETUP', 'victim@example.org'),
  'a made-up session to associate an app': () =>
    world.call('AssociateSoftwareToken', { Session: randomBytes(48).toString('base64url') }),
  'a made-up session to verify an app': () =>
    world.call('VerifySoftwareToken', { Session: randomBytes(48).toString('base64url'), UserCode: '123456' }),
  'a password challenge answered as a new password': async () => {
    const { challenge } = await opened('invited@example.org')
    return made(challenge.Session ?? '', 'NEW_PASSWORD_REQUIRED', 'invited@example.org', {
      NEW_PASSWORD: 'Taken-over-1',
    })
  },
  'a password challenge answered as a passkey': async () => {
    const { challenge } = await opened()
    return made(challenge.Session ?? '', 'WEB_AUTHN', 'victim@example.org', { CREDENTIAL: '{}' })
  },
  'a password challenge answered as a device': async () => {
    const { challenge } = await opened()
    return made(challenge.Session ?? '', 'DEVICE_SRP_AUTH', 'victim@example.org', {
      SRP_A: 'ff',
      DEVICE_KEY: UNKNOWN_DEVICE,
    })
  },
  'a password session to associate an app': async () =>
    world.call('AssociateSoftwareToken', { Session: (await opened()).challenge.Session }),
  'an app challenge skipped as a set-up': async () => {
    const challenge = await srpSignIn(world, 'careful@example.org', PASSWORD)
    return made(challenge.Session ?? '', 'MFA_SETUP', 'careful@example.org')
  },
  'an app challenge answered in another name': async () => {
    const challenge = await srpSignIn(world, 'careful@example.org', PASSWORD)
    const code = { SOFTWARE_TOKEN_MFA_CODE: totpAt(SECRET, stepOf(world.time.now)) }
    return made(challenge.Session ?? '', 'SOFTWARE_TOKEN_MFA', 'victim@example.org', code)
  },
  'a sixth guess on one session': async () => {
    const challenge = await srpSignIn(world, 'careful@example.org', PASSWORD)
    for (let guess = 0; guess < 5; guess++)
      await respond(world, challenge, { SOFTWARE_TOKEN_MFA_CODE: `00000${guess}` })
    return respond(world, challenge, { SOFTWARE_TOKEN_MFA_CODE: totpAt(SECRET, stepOf(world.time.now)) })
  },
})

const codes = [
  ...cases(mismatch, {
    'a wrong sign-up code': async () =>
      withClient('ConfirmSignUp', { Username: await newcomer(), ConfirmationCode: 'abcdef' }),
    'an empty-looking code': async () =>
      withClient('ConfirmSignUp', { Username: await newcomer(), ConfirmationCode: '0' }),
    "another's sign-up code": async () => {
      const [mine, theirs] = [await newcomer(), await newcomer()]
      const [a, b] = [await codeTo(world.pool, mine), await codeTo(world.pool, theirs)]
      return withClient('ConfirmSignUp', { Username: theirs, ConfirmationCode: a === b ? 'x' : a })
    },
    'a sign-up code that a newer one replaced': async () => {
      const Username = await newcomer()
      const old = await codeTo(world.pool, Username)
      await withClient('ResendConfirmationCode', { Username })
      return withClient('ConfirmSignUp', {
        Username,
        ConfirmationCode: old === (await codeTo(world.pool, Username)) ? 'x' : old,
      })
    },
    'a wrong app code': async () => {
      const challenge = await srpSignIn(world, 'careful@example.org', PASSWORD)
      return respond(world, challenge, { SOFTWARE_TOKEN_MFA_CODE: 'abcdef' })
    },
    'a guess at the reset code of nobody': async () => {
      await withClient('ForgotPassword', { Username: 'nobody@example.org' })
      return withClient('ConfirmForgotPassword', {
        Username: 'nobody@example.org',
        ConfirmationCode: '123456',
        Password: 'Brand-new-1',
      })
    },
  }),
  ...cases(expired, {
    'a sign-up code used twice': async () => {
      const Username = await newcomer()
      const ConfirmationCode = await codeTo(world.pool, Username)
      await withClient('ConfirmSignUp', { Username, ConfirmationCode })
      return withClient('ConfirmSignUp', { Username, ConfirmationCode })
    },
    'a sign-up code after a day': async () => {
      const Username = await newcomer()
      const ConfirmationCode = await codeTo(world.pool, Username)
      world.time.now += 86_401_000
      return withClient('ConfirmSignUp', { Username, ConfirmationCode })
    },
    'a sign-up code to reset a password': async () => {
      const Username = await newcomer()
      const ConfirmationCode = await codeTo(world.pool, Username)
      return withClient('ConfirmForgotPassword', { Username, ConfirmationCode, Password: 'Brand-new-1' })
    },
    'a code nobody asked for': () =>
      withClient('ConfirmForgotPassword', {
        Username: 'invited@example.org',
        ConfirmationCode: '123456',
        Password: 'Brand-new-1',
      }),
    'a code for nobody': () =>
      withClient('ConfirmSignUp', { Username: 'constructor', ConfirmationCode: '123456' }),
    'an app code taken before': async () => {
      world.time.now += 60_000
      const code = { SOFTWARE_TOKEN_MFA_CODE: totpAt(SECRET, stepOf(world.time.now)) }
      await respond(world, await srpSignIn(world, 'careful@example.org', PASSWORD), code)
      return respond(world, await srpSignIn(world, 'careful@example.org', PASSWORD), code)
    },
  }),
]

describeRefusals('sessions of others, or made up', sessions)
describeRefusals('codes that are wrong, old, used or another’s', codes)
