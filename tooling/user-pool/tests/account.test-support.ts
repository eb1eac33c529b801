import { expect } from 'vitest'
import { stepOf, totpAt } from '../src/index.js'
import type { openPool, srpSignIn } from './client.test-support.js'

export type World = Awaited<ReturnType<typeof openPool>>

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
