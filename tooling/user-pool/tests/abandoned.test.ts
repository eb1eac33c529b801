import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeTo, openPool, srpSignIn } from './client.test-support.js'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const PASSWORD = 'correct-horse-1'
const ADA = 'ada@example.org'
const BOB = 'bob@example.org'

describe('a sign-up that nobody confirms', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'abandoned-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('keeps its address a week beyond its last code, and then no longer', async () => {
    const { pool, time, call } = await openPool()
    const shared = { ClientId: pool.clientId, Username: ADA }
    const signUp = (Password = PASSWORD) => call('SignUp', { ...shared, Password })
    const first = await signUp()
    time.now += 12 * HOUR
    await call('ResendConfirmationCode', shared)
    time.now += 8 * DAY - 1
    expect(await signUp()).toMatchObject({ __type: 'UsernameExistsException' })
    time.now += 1
    const second = await signUp('another-horse-2')
    expect(second).toMatchObject({ status: 200, UserConfirmed: false })
    expect(second.UserSub).not.toBe(first.UserSub)
    // Nothing of the first account is left.
    await call('ConfirmSignUp', { ...shared, ConfirmationCode: await codeTo(pool, ADA) })
    expect(await srpSignIn({ pool, call, time }, ADA, PASSWORD)).toMatchObject({
      __type: 'NotAuthorizedException',
    })
    expect(await srpSignIn({ pool, call, time }, ADA, 'another-horse-2')).toHaveProperty(
      'AuthenticationResult',
    )
    // Who has confirmed is never forgotten.
    time.now += 400 * DAY
    expect(await signUp()).toMatchObject({ __type: 'UsernameExistsException' })
    await pool.close()
  })

  it('is dropped when the pool is opened again by then; whoever confirmed, and whoever still may, stays', async () => {
    const before = await openPool({ folder, seeds: [{ email: BOB, password: PASSWORD }] })
    const { ClientId, now } = { ClientId: before.pool.clientId, now: before.time.now }
    await before.call('SignUp', { ClientId, Username: ADA, Password: PASSWORD })
    await before.pool.close()
    const reopened = async (at: number) => {
      const { pool, call, time } = await openPool({ folder, now: at })
      const answers = [
        await srpSignIn({ pool, call, time }, ADA, PASSWORD),
        await srpSignIn({ pool, call, time }, BOB, PASSWORD),
      ]
      await pool.close()
      return answers.map(({ __type }) => __type)
    }
    expect(await reopened(now + 8 * DAY - 1)).toEqual(['UserNotConfirmedException', undefined])
    expect(await reopened(now + 8 * DAY)).toEqual(['NotAuthorizedException', undefined])
  })
})
