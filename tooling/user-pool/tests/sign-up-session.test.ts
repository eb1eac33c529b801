import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeTo, openPool } from './client.test-support.js'

const PASSWORD = 'correct-horse-1'

describe('the session of a sign-up', () => {
  let world: Awaited<ReturnType<typeof openPool>>
  let people = 0
  beforeAll(async () => {
    world = await openPool({ seeds: [{ email: 'ada@example.org', password: PASSWORD }] })
  })
  afterAll(async () => {
    expect(world.faults).toEqual([])
    await world.pool.close()
  })

  const ask = (action: string, body: object) => world.call(action, { ClientId: world.pool.clientId, ...body })
  async function newcomer() {
    const Username = `newcomer-${people++}@example.org`
    const { Session = '' } = await ask('SignUp', { Username, Password: PASSWORD })
    expect(Session).not.toBe('')
    return { Username, Session }
  }
  const signIn = (USERNAME: string, Session: string) =>
    ask('InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters: { USERNAME }, Session })
  const confirm = async (Username: string, more: object = {}) =>
    ask('ConfirmSignUp', { Username, ConfirmationCode: await codeTo(world.pool, Username), ...more })

  it('confirmed with, becomes one that signs in without the password, once', async () => {
    const { Username, Session } = await newcomer()
    const next = (await confirm(Username, { Session })).Session ?? ''
    expect(next).not.toBe('')
    expect((await signIn(Username, next)).AuthenticationResult?.AccessToken).toBeDefined()
    for (const spent of [next, Session])
      expect(await signIn(Username, spent)).toMatchObject({
        __type: 'NotAuthorizedException',
        message: 'Invalid session for the user.',
      })
  })

  it('waits for a confirmation made elsewhere, however often it is asked', async () => {
    const { Username, Session } = await newcomer()
    for (let looks = 0; looks < 12; looks++)
      expect(await signIn(Username, Session)).toMatchObject({ __type: 'UserNotConfirmedException' })
    expect((await confirm(Username)).Session).toBeUndefined()
    expect((await signIn(Username, Session)).AuthenticationResult).toBeDefined()
  })

  it('is nobody else’s, no guess, and over after three minutes', async () => {
    const { Username, Session } = await newcomer()
    const other = await newcomer()
    await confirm(Username)
    await confirm(other.Username, { Session })
    const refused = async (name: string, session: string) => {
      const answer = await signIn(name, session)
      expect([answer.__type, answer.AuthenticationResult]).toEqual(['NotAuthorizedException', undefined])
    }
    await refused('ada@example.org', other.Session)
    // Tried on somebody else, it is spent.
    await refused(other.Username, other.Session)
    await refused('ada@example.org', 'x'.repeat(64))
    await refused(Username, Session)
    const late = await newcomer()
    await confirm(late.Username)
    world.time.now += 180_000
    await refused(late.Username, late.Session)
  })

  it('ends when the password changes', async () => {
    const { Username, Session } = await newcomer()
    await confirm(Username)
    await ask('ForgotPassword', { Username })
    const ConfirmationCode = await codeTo(world.pool, Username)
    expect(
      (await ask('ConfirmForgotPassword', { Username, ConfirmationCode, Password: 'another-horse-2' }))
        .status,
    ).toBe(200)
    expect(await signIn(Username, Session)).toMatchObject({ __type: 'NotAuthorizedException' })
  })
})
