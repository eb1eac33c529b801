import type { Auth } from '@chiaroscuro/auth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPool, srpSignIn } from './client.test-support.js'
import { CookieJar, openWebsite } from './website.test-support.js'

// Sessions as a website keeps them: tokens in a sealed cookie, refreshed by whichever request finds them expired.
const credentials = { username: 'ada@example.org', password: 'correct-horse-1' }
const ACCESS_SECONDS = 60
const GRACE_SECONDS = 20

let world: Awaited<ReturnType<typeof openPool>>
let site: ReturnType<typeof openWebsite>
let jar: CookieJar

async function open(devices: 'always' | 'off' = 'always') {
  world = await openPool({
    seeds: [{ email: credentials.username, password: credentials.password }],
    settings: {
      devices,
      lifetime: { accessToken: ACCESS_SECONDS, idToken: ACCESS_SECONDS },
      rotation: { everyRefresh: true, grace: GRACE_SECONDS },
    },
  })
  site = openWebsite(world)
  jar = new CookieJar()
  const { found, setCookies } = await site.handle('', (auth) => auth.signIn(credentials))
  expect(found).toMatchObject({ status: 'fulfilled', value: { isSignedIn: true } })
  jar.take(setCookies)
  site.sent.length = 0
}

const close = async () => {
  expect(world.faults).toEqual([])
  await world.pool.close()
}

beforeEach(() => open())
afterEach(close)

const look = (auth: Auth) => auth.fetchAuthSession()
const visit = (header = jar.header, where = site) => where.handle(header, look)
const tenAtOnce = () => Promise.all(Array.from({ length: 10 }, () => visit()))
const expire = () => {
  world.time.now += (ACCESS_SECONDS + 1) * 1000
}
const somebody = { status: 'fulfilled', value: { tokens: { accessToken: expect.anything() } } }
const nobody = { status: 'fulfilled', value: {} }

function tokenOf({ found }: Awaited<ReturnType<typeof visit>>): string | undefined {
  return found.status === 'fulfilled' ? found.value.tokens?.accessToken.text : undefined
}

describe('a session in a cookie', () => {
  it('is refreshed once for ten requests at once, and goes on with the cookie that comes back', async () => {
    for (let round = 1; round <= 5; round++) {
      expire()
      const visits = await tenAtOnce()
      for (const { found } of visits) expect(found).toMatchObject(somebody)
      expect(new Set(visits.map(tokenOf)).size).toBe(1)
      expect(site.sent).toEqual(Array(round).fill('REFRESH_TOKEN_AUTH'))
      for (const { setCookies } of visits) jar.take(setCookies)
      const next = await visit()
      expect([tokenOf(next), next.setCookies]).toEqual([tokenOf(visits[0] ?? next), []])
    }
    expect(site.sent).toHaveLength(5)
  })

  it('goes on with the cookie of any of the answers', async () => {
    expire()
    const visits = await tenAtOnce()
    expire()
    for (const { setCookies } of visits) {
      const own = new CookieJar()
      own.take(setCookies)
      expect((await visit(own.header)).found).toMatchObject(somebody)
    }
    expect(site.sent).toHaveLength(2)
  })

  it.each(['the same process', 'another process'])(
    'that was just replaced works within the grace, in %s',
    async (which) => {
      expire()
      const late = jar.header
      const first = await visit()
      jar.take(first.setCookies)
      world.time.now += (GRACE_SECONDS - 1) * 1000
      const there = which === 'the same process' ? site : openWebsite(world)
      const second = await visit(late, there)
      expect(second.found).toMatchObject(somebody)
      expect(there.sent).toEqual(['REFRESH_TOKEN_AUTH'])
      expect((await visit()).found).toMatchObject(somebody)
      // What the late one was answered with goes on too.
      expire()
      jar.take(second.setCookies)
      expect((await visit()).found).toMatchObject(somebody)
    },
  )

  it('keeps a named device, which the person finds in their list', async () => {
    const { found } = await site.handle(jar.header, (auth) => auth.fetchDevices())
    expect(found).toMatchObject({ status: 'fulfilled', value: [{ name: 'Firefox on Linux' }] })
  })
})

describe('a session that was revoked', () => {
  const signOutEverywhere = async () => {
    const elsewhere = await srpSignIn(world, credentials.username, credentials.password)
    const { AccessToken } = elsewhere.AuthenticationResult ?? {}
    expect(await world.call('GlobalSignOut', { AccessToken })).toEqual({ status: 200 })
  }

  it('ends with its cookies', async () => {
    await close()
    await open('off')
    await signOutEverywhere()
    expire()
    for (const { found, setCookies } of await tenAtOnce()) {
      expect(found).toEqual(nobody)
      jar.take(setCookies)
    }
    expect(jar.header).toBe('')
  })

  it('ends where its device is forgotten elsewhere; the next sign-in is a stranger’s, asked for once more', async () => {
    const elsewhere = await srpSignIn(world, credentials.username, credentials.password)
    const { AccessToken } = elsewhere.AuthenticationResult ?? {}
    const { found: known } = await site.handle(jar.header, (auth) => auth.fetchDevices())
    const [device] = known.status === 'fulfilled' ? known.value : []
    await world.call('ForgetDevice', { AccessToken, DeviceKey: device?.id })
    expire()
    const { found, setCookies } = await visit()
    expect(found).toEqual(nobody)
    jar.take(setCookies)
    site.sent.length = 0
    const again = await site.handle(jar.header, (auth) => auth.signIn(credentials))
    expect(again.found).toMatchObject({ value: { isSignedIn: true } })
    // The proof with the device, and once without.
    expect(site.sent.map((one) => one.split('.').at(-1))).toEqual([
      'USER_SRP_AUTH',
      'RespondToAuthChallenge',
      'RespondToAuthChallenge',
      'ConfirmDevice',
    ])
  })

  it('leaves the device known, and nobody signed in', async () => {
    await signOutEverywhere()
    expire()
    const { found, setCookies } = await visit()
    expect(found).toEqual(nobody)
    jar.take(setCookies)
    const asked = await site.handle(jar.header, (auth) => auth.getCurrentUser())
    expect(asked.found).toMatchObject({ reason: { name: 'UserUnAuthenticatedException' } })
    site.sent.length = 0
    const again = await site.handle(jar.header, (auth) => auth.signIn(credentials))
    expect(again.found).toMatchObject({ value: { isSignedIn: true } })
    expect(site.sent.join()).not.toContain('ConfirmDevice')
  })
})

describe('a pool that is not there', () => {
  const away = {
    'answers 503': async () => new Response('starting\n', { status: 503 }),
    'answers 429': async () => new Response('', { status: 429 }),
    'is not reached': async () => {
      throw new TypeError('fetch failed')
    },
  }

  it.each(Object.entries(away))('because it %s ends no session', async (_, answer) => {
    site.way.answer = answer
    expect((await visit()).found).toMatchObject(somebody)
    expire()
    for (const { found, setCookies } of await tenAtOnce()) {
      expect(found).toMatchObject({ status: 'rejected', reason: { name: 'NetworkError', retryable: true } })
      expect(setCookies).toEqual([])
    }
    world.time.now += 600_000
    expect((await visit()).setCookies).toEqual([])
    delete site.way.answer
    const { found, setCookies } = await visit()
    expect(found).toMatchObject(somebody)
    jar.take(setCookies)
    expect((await visit()).found).toMatchObject(somebody)
  })
})
