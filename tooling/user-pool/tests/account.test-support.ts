import { afterEach, beforeEach, expect } from 'vitest'
import type { GivenSettings, SeedUser } from '../src/index.js'
import { stepOf, totpAt } from '../src/index.js'
import type { srpSignIn } from './client.test-support.js'
import { openPool } from './client.test-support.js'

interface Options {
  readonly settings?: GivenSettings
  readonly seeds?: readonly SeedUser[]
}

type World = Awaited<ReturnType<typeof openPool>>

export const EMAIL = 'ada@example.org'
export const PASSWORD = 'correct-horse-1'
const ada: SeedUser = {
  email: EMAIL,
  password: PASSWORD,
  attributes: { phone_number: '+41791234567', phone_number_verified: 'true' },
}

/** A pool with Ada in it, opened anew for each case. */
export let world: World

beforeEach(() => open())
afterEach(close)

/** Another pool in place of the case's, set up otherwise. */
export async function reopen(options: Options): Promise<void> {
  await close()
  await open(options)
}

async function open(options: Options = {}): Promise<void> {
  world = await openPool({ seeds: [ada], ...options })
}

async function close(): Promise<void> {
  expect(world.faults).toEqual([])
  await world.pool.close()
}

/** The tokens of a sign-in that must end with some. */
export async function tokensOf(reply: ReturnType<typeof srpSignIn>) {
  const { AuthenticationResult, ...rest } = await reply
  if (!AuthenticationResult) throw new Error(`no tokens: ${JSON.stringify(rest)}`)
  return AuthenticationResult
}

/** Sets an authenticator app up and prefers it; gives its secret, and moves on to a step whose code is fresh. */
export async function setUpTotp(world: World, AccessToken: string): Promise<string> {
  const { SecretCode } = await world.call('AssociateSoftwareToken', { AccessToken })
  const secret = String(SecretCode)
  const UserCode = totpAt(secret, stepOf(world.time.now))
  expect(await world.call('VerifySoftwareToken', { AccessToken, UserCode })).toMatchObject({
    Status: 'SUCCESS',
  })
  await world.call('SetUserMFAPreference', {
    AccessToken,
    SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
  })
  world.time.now += 30_000
  return secret
}
