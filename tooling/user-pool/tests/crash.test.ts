import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeTo, lettersTo, openPool, srpSignIn } from './client.test-support.js'

const PASSWORD = 'correct-horse-1'
const SIGN_UPS = 200
const AT_ONCE = 20

describe('killed while 200 people sign up', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'user-pool-'))
  const folder = join(scratch, 'data')
  const child = join(scratch, 'child.mjs')
  const nameOf = (index: number) => `person-${index}@example.org`

  beforeAll(() =>
    build({
      entryPoints: [join(import.meta.dirname, 'crash-child.ts')],
      outfile: child,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      banner: { js: "import { createRequire as c } from 'node:module'; const require = c(import.meta.url);" },
    }),
  )
  afterAll(() => rmSync(scratch, { recursive: true, force: true }))

  /** Signs people up until the pool is killed, `after` answers; gives those who were told that it worked. */
  async function signUpUntilKilled(first: number, after: number): Promise<Set<number>> {
    const process_ = spawn(process.execPath, [child, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = await once(process_.stdout, 'data')
    const url = String(line).trim()
    const told = new Set<number>()
    const gone = once(process_, 'exit')
    const signUp = async (index: number) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp' },
        body: JSON.stringify({
          ClientId: '4hia705curo1oca1c1ient0001',
          Username: nameOf(index),
          Password: PASSWORD,
        }),
      })
      await response.json()
      told.add(index)
      if (told.size === after) process_.kill('SIGKILL')
    }
    const waiting = Array.from({ length: SIGN_UPS / 2 }, (_, index) => first + index)
    // So many at once: a pool that answers all in one go would have nobody left who is not told.
    const lane = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await signUp(next)
    }
    await Promise.allSettled(Array.from({ length: AT_ONCE }, lane))
    process_.kill('SIGKILL')
    await gone
    return told
  }

  it('has everybody who was told so, whole, and nobody by half', async () => {
    const told = new Set([
      ...(await signUpUntilKilled(0, 30)),
      ...(await signUpUntilKilled(SIGN_UPS / 2, 55)),
    ])
    expect(told.size).toBeGreaterThanOrEqual(85)
    expect(told.size).toBeLessThan(SIGN_UPS)
    const world = await openPool({ folder, now: Date.now() })
    const ClientId = world.pool.clientId
    let kept = 0
    for (let index = 0; index < SIGN_UPS; index++) {
      const Username = nameOf(index)
      const letters = await lettersTo(world.pool, Username)
      // An account and its letter come together or not at all: who has one can confirm.
      const reply =
        letters.length > 0 &&
        (await world.call('ConfirmSignUp', { ClientId, Username, ConfirmationCode: letters[0]?.code }))
      if (reply) expect(reply).toEqual({ status: 200 })
      else expect(told).not.toContain(index)
      if (reply) kept++
    }
    expect(kept).toBeGreaterThanOrEqual(told.size)
    const [anyone] = told
    const { AuthenticationResult } = await srpSignIn(world, nameOf(anyone ?? 0), PASSWORD)
    expect(AuthenticationResult?.AccessToken).toBeDefined()
    await world.pool.close()
  })

  it('keeps its key, its accounts and their sessions over a restart', async () => {
    const seeds = [{ email: 'ada@example.org', password: PASSWORD }]
    const home = join(scratch, 'restart')
    const before = await openPool({ folder: home, seeds })
    const { AuthenticationResult: tokens } = await srpSignIn(before, 'ada@example.org', PASSWORD)
    const keys = await (await fetch(`${before.pool.issuer}/.well-known/jwks.json`)).json()
    await before.call('ForgotPassword', { ClientId: before.pool.clientId, Username: 'ada@example.org' })
    await before.pool.close()
    const after = await openPool({ folder: home, seeds })
    expect(await (await fetch(`${after.pool.issuer}/.well-known/jwks.json`)).json()).toEqual(keys)
    const refreshed = await after.call('GetTokensFromRefreshToken', {
      ClientId: after.pool.clientId,
      RefreshToken: tokens?.RefreshToken,
    })
    expect(refreshed.AuthenticationResult?.AccessToken).toBeDefined()
    const reset = await after.call('ConfirmForgotPassword', {
      ClientId: after.pool.clientId,
      Username: 'ada@example.org',
      ConfirmationCode: await codeTo(after.pool, 'ada@example.org'),
      Password: 'battery-staple-2',
    })
    expect(reset).toEqual({ status: 200 })
    await after.pool.close()
  })
})
