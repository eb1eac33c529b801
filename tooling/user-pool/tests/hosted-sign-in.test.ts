import { createAuth } from '@chiaroscuro/auth'
import { memoryPorts, memoryStore } from '@chiaroscuro/auth/memory'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stepOf, totpAt } from '../src/index.js'
import { openPool } from './client.test-support.js'

// The product's own client, sent to the hosted pages and back, over HTTP.
const PASSWORD = 'correct-horse-1'
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const SITE = 'http://localhost:4800/login'
const GUARD = 'CognitoIdentityServiceProvider'
let world: Awaited<ReturnType<typeof openPool>>

beforeAll(async () => {
  world = await openPool({
    seeds: [
      { email: 'ada@example.org', password: PASSWORD },
      {
        email: 'bo@example.org',
        password: PASSWORD,
        totpSecret: SECRET,
        mfa: { methods: ['SOFTWARE_TOKEN_MFA'] },
      },
    ],
    settings: { callbackUrls: [SITE, 'http://localhost:4800/'], logoutUrls: [SITE] },
  })
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.pool.close()
})

/** A browser with one tab; `load` is another page of it, over what it kept. */
function browser() {
  const kept = new Map<string, string>()
  let place = new URL(SITE)
  const sent: string[] = []
  const tab = { left: '', send: fetch as typeof globalThis.fetch }
  const load = (address = place.href, redirectSignIn: readonly string[] = [SITE]) => {
    place = new URL(address)
    return createAuth({
      userPool: { id: world.pool.poolId, clientId: world.pool.clientId, endpoint: world.pool.url },
      oauth: { domain: world.pool.url, redirectSignIn, redirectSignOut: [SITE] },
      ports: memoryPorts({
        store: memoryStore(kept),
        clock: { now: () => world.time.now, wait: async () => {} },
        fetch: (input, init) => {
          sent.push(String(input))
          return tab.send(input, init)
        },
        page: {
          location: () => place,
          rewrite: (path) => {
            place = new URL(path, place)
          },
          open: async (url) => {
            tab.left = url
          },
        },
      }),
    })
  }
  const name = (part: string) => `${GUARD}.${world.pool.clientId}.${part}`
  return { kept, sent, tab, load, name, place: () => place }
}

/** What a person does on the hosted page; gives the address it leads back to. */
async function onHostedPage(url: string, fields: Record<string, string>): Promise<string> {
  const page = await (await fetch(url)).text()
  const answer = await fetch(`${world.pool.url}/oauth2/authorize`, {
    method: 'POST',
    body: new URLSearchParams({ ...hiddenOf(page), ...fields }),
    redirect: 'manual',
  })
  const back = answer.headers.get('location')
  if (back) return back
  const second = await fetch(`${world.pool.url}/oauth2/authorize`, {
    method: 'POST',
    body: new URLSearchParams({
      ...hiddenOf(await answer.text()),
      code: totpAt(SECRET, stepOf(world.time.now)),
    }),
    redirect: 'manual',
  })
  return second.headers.get('location') ?? ''
}

const hiddenOf = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
const ADA = { username: 'ada@example.org', password: PASSWORD }
const OAUTH = /inflightOAuth|oauthState|oauthPKCE|oauthNonce|oauthAway/

describe('signing in on the hosted pages', () => {
  it.each([['ada@example.org'], ['bo@example.org']])('leaves, comes back and is %s', async (username) => {
    const one = browser()
    const auth = one.load()
    await auth.signInWithRedirect()
    expect(one.kept.get(one.name('inflightOAuth'))).toBe('true')
    const asked = new URL(one.tab.left).searchParams
    expect(asked.get('code_challenge_method')).toBe('S256')
    expect(one.tab.left).not.toContain(one.kept.get(one.name('oauthPKCE')))
    const back = await onHostedPage(one.tab.left, { username, password: PASSWORD })
    const returned = one.load(`${back}&keep=this`)
    // Whoever asks at the same time shares the answer.
    const [first, second] = await Promise.all([
      returned.finishSignInWithRedirect(),
      returned.finishSignInWithRedirect(),
    ])
    expect([first, first === second]).toEqual([{ isSignedIn: true, nextStep: { signInStep: 'DONE' } }, true])
    expect(one.place().href).toBe(`${SITE}?keep=this`)
    expect([...one.kept.keys()].filter((key) => OAUTH.test(key))).toEqual([])
    expect(await returned.fetchUserAttributes()).toMatchObject({ email: username })
    await expect(one.load().signInWithRedirect()).rejects.toMatchObject({
      name: 'UserAlreadyAuthenticatedException',
    })
    // A refresh later, and out by the hosted pages' own sign-out.
    expect((await returned.fetchAuthSession({ forceRefresh: true })).userSub).toBeDefined()
    await returned.signOut()
    expect(one.tab.left).toBe(
      `${world.pool.url}/logout?client_id=${world.pool.clientId}&logout_uri=${encodeURIComponent(SITE)}`,
    )
    expect([...one.kept.keys()]).toEqual([])
  })

  async function cameBack() {
    const one = browser()
    await one.load().signInWithRedirect()
    return { ...one, back: await onHostedPage(one.tab.left, ADA) }
  }
  const failed = { name: 'OAuthSignInException' }

  it('counts once', async () => {
    const { load, back, kept } = await cameBack()
    const before = new Map(kept)
    expect((await load(back).finishSignInWithRedirect())?.isSignedIn).toBe(true)
    const sub = (await load().getCurrentUser()).userId
    // The address from the history, with nothing under way: not ours to answer.
    expect(await load(back).finishSignInWithRedirect()).toBeUndefined()
    expect((await load().getCurrentUser()).userId).toBe(sub)
    // And if somebody had kept what was under way, the service refuses the spent code.
    for (const [key, text] of before) kept.set(key, text)
    await expect(load(back).finishSignInWithRedirect()).rejects.toMatchObject({
      ...failed,
      message: 'invalid_grant',
    })
  })

  it('asks for nothing where no sign-in is under way, or the page is another', async () => {
    const { load, sent, kept, back } = await cameBack()
    expect(await load(SITE).finishSignInWithRedirect()).toBeUndefined()
    // It is still under way after that.
    expect(kept.size).toBe(5)
    const stranger = browser()
    expect(await stranger.load(back).finishSignInWithRedirect()).toBeUndefined()
    expect([sent, stranger.sent]).toEqual([[], []])
    expect(stranger.place().href).toBe(back)
    expect((await load(back).finishSignInWithRedirect())?.isSignedIn).toBe(true)
  })

  it.each<[string, (back: URL, later: () => void) => void]>([
    ['with another state', (back) => back.searchParams.set('state', 'x'.repeat(43))],
    ['without its state', (back) => back.searchParams.delete('state')],
    ['too late', (_, later) => later()],
  ])('comes back %s: nothing is traded, nobody signed in, nothing kept', async (_, change) => {
    const { load, back, sent, kept } = await cameBack()
    const url = new URL(back)
    change(url, () => {
      world.time.now += 600_001
    })
    await expect(load(url.href).finishSignInWithRedirect()).rejects.toMatchObject(failed)
    expect([sent, kept.size]).toEqual([[], 0])
    await expect(load().getCurrentUser()).rejects.toMatchObject({ name: 'UserUnAuthenticatedException' })
  })

  it('comes back with an error where the person gave up, and can begin again', async () => {
    const one = browser()
    const auth = one.load()
    await auth.signInWithRedirect()
    const page = await (await fetch(one.tab.left)).text()
    const cancel = /<a href="([^"]+)">Cancel/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const returned = one.load(cancel)
    await expect(returned.finishSignInWithRedirect()).rejects.toMatchObject({
      ...failed,
      message: 'access_denied: The sign-in was given up.',
    })
    await returned.signInWithRedirect()
    const back = await onHostedPage(one.tab.left, ADA)
    expect((await one.load(back).finishSignInWithRedirect())?.isSignedIn).toBe(true)
  })

  it('takes no tokens of another sign-in, and none without the nonce', async () => {
    const { load, kept, name, back } = await cameBack()
    kept.set(name('oauthNonce'), 'another')
    await expect(load(back).finishSignInWithRedirect()).rejects.toMatchObject(failed)
    expect(kept.size).toBe(0)
  })

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch')), 'NetworkError'],
    ['the answer is no JSON', async () => new Response('<html>'), 'InvalidTokens'],
    ['the answer has no tokens', async () => Response.json({ access_token: 7 }), 'InvalidTokens'],
    ['the answer has no end', async () => new Response('x'.repeat(70_000)), 'InvalidTokens'],
    ['the service is down', async () => new Response('', { status: 503 }), 'NetworkError'],
    [
      'the service refuses',
      async () => Response.json({ error: 'invalid_client' }, { status: 400 }),
      'OAuthSignInException',
    ],
  ])('fails where %s', async (_, send, errorName) => {
    const { load, tab, back, kept } = await cameBack()
    tab.send = send
    await expect(load(back).finishSignInWithRedirect()).rejects.toMatchObject({ name: errorName })
    expect(kept.size).toBe(0)
  })

  it('leaves only where an address leads back', async () => {
    const { load, tab } = browser()
    for (const [redirects, errorName] of [
      [['https://elsewhere.example/'], 'InvalidOriginException'],
      [['app://callback'], 'InvalidRedirectException'],
      [[], 'InvalidRedirectException'],
    ] as const)
      await expect(load(SITE, redirects).signInWithRedirect()).rejects.toMatchObject({ name: errorName })
    expect(tab.left).toBe('')
  })
})
