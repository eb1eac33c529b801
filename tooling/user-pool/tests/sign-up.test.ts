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
      CodeDeliveryDetails: { Destination: 'a***@e***', DeliveryMedium: 'EMAIL', AttributeName: 'email' },
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

  it('answers alike for a forgotten password and another code, whoever has the name', async () => {
    const ClientId = world.pool.clientId
    for (const action of ['ForgotPassword', 'ResendConfirmationCode']) {
      const known = await world.call(action, { ClientId, Username: 'ADA@example.org' })
      const nobody = await world.call(action, { ClientId, Username: 'ABE@example.org' })
      expect(nobody).toEqual(known)
      expect(known).toMatchObject({ CodeDeliveryDetails: { Destination: 'a***@e***' } })
    }
    const guess = { ClientId, ConfirmationCode: 'abcdef', Password: PASSWORD }
    for (let attempt = 0; attempt < 7; attempt++) {
      const known = await world.call('ConfirmForgotPassword', { ...guess, Username: 'ada@example.org' })
      const nobody = await world.call('ConfirmForgotPassword', { ...guess, Username: 'abe@example.org' })
      expect(nobody).toEqual(known)
      expect(known.__type).toBe(attempt < 5 ? 'CodeMismatchException' : 'ExpiredCodeException')
    }
  })

  it('makes a name wait that is guessed at, whoever has it', async () => {
    // A right answer forgets the wrong ones before it.
    await srpSignIn(world, 'ada@example.org', PASSWORD)
    for (let attempt = 0; attempt < 8; attempt++) {
      const known = await srpSignIn(world, 'ada@example.org', 'wrong-horse-1')
      const nobody = await srpSignIn(world, 'abe@example.org', 'wrong-horse-1')
      expect(nobody).toEqual(known)
      if (attempt > 4) expect(known.message).toBe('Password attempts exceeded')
    }
    world.time.now += 60_000
    expect((await srpSignIn(world, 'ada@example.org', PASSWORD)).AuthenticationResult).toBeDefined()
  })

  it('sends a name so many letters and no more', async () => {
    const ask = () =>
      world.call('ForgotPassword', { ClientId: world.pool.clientId, Username: 'often@example.org' })
    const replies = []
    for (let time = 0; time < 9; time++) replies.push(await ask())
    expect(replies.at(-2)?.status).toBe(200)
    expect(replies.at(-1)).toMatchObject({ __type: 'LimitExceededException' })
    world.time.now += 15 * 60_000
    expect((await ask()).status).toBe(200)
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
