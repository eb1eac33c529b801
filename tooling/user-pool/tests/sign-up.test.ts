import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeTo, lettersTo, openPool, srpSignIn } from './client.test-support.js'

const PASSWORD = 'correct-horse-1'

describe('from registration to tokens', () => {
  let world: Awaited<ReturnType<typeof openPool>>
  beforeAll(async () => {
    world = await openPool()
  })
  afterAll(() => world.pool.close())

  it('mails a code, confirms with it, and signs in by SRP', async () => {
    const { pool, call } = world
    const shared = { ClientId: pool.clientId, Username: 'Ada@Example.org' }
    const signedUp = await call('SignUp', { ...shared, Password: PASSWORD })
    expect(signedUp).toMatchObject({
      UserConfirmed: false,
      CodeDeliveryDetails: { Destination: 'A***@E***', DeliveryMedium: 'EMAIL', AttributeName: 'email' },
    })
    expect(await srpSignIn(world, 'ada@example.org', PASSWORD)).toMatchObject({
      __type: 'UserNotConfirmedException',
    })
    const code = await codeTo(pool, 'ada@example.org')
    expect(await call('ConfirmSignUp', { ...shared, ConfirmationCode: code })).toMatchObject({ status: 200 })
    const { AuthenticationResult: tokens } = await srpSignIn(world, 'ADA@example.org', PASSWORD)
    const user = await call('GetUser', { AccessToken: tokens?.AccessToken })
    expect(user.UserAttributes).toEqual(
      expect.arrayContaining([
        { Name: 'sub', Value: signedUp.UserSub },
        { Name: 'email', Value: 'Ada@Example.org' },
        { Name: 'email_verified', Value: 'true' },
      ]),
    )
  })

  it('answers a name nobody has as it answers a wrong password', async () => {
    const wrong = await srpSignIn(world, 'ada@example.org', 'not-the-password-1')
    const nobody = await srpSignIn(world, 'nobody@example.org', 'not-the-password-1')
    expect(wrong).toMatchObject({
      __type: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    })
    expect(nobody).toEqual(wrong)
  })

  it.each([
    ['short-1', 'not long enough'],
    ['12345678-', 'letters'],
    ['abcdefgh-', 'numeric'],
    ['abcdefgh1', 'symbol'],
  ])('refuses the password %s: %s', async (Password, reason) => {
    const reply = await world.call('SignUp', {
      ClientId: world.pool.clientId,
      Username: 'b@example.org',
      Password,
    })
    expect(reply).toMatchObject({ __type: 'InvalidPasswordException' })
    expect(reply.message).toContain(reason)
    expect(await lettersTo(world.pool, 'b@example.org')).toEqual([])
  })

  it('had no fault of its own', () => expect(world.faults).toEqual([]))
})
