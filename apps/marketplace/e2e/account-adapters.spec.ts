import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { resolve } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { build } from 'esbuild'
import { COLLECTOR } from './log-in.js'
import { urlOf } from './product.js'

// The adapters for whoever keeps tokens in the browser, in a real one, on a page of nothing else.
const LOCAL = { id: 'local_Chiaroscuro', clientId: '4hia705curo1oca1c1ient0001' }
const root = `CognitoIdentityServiceProvider.${LOCAL.clientId}`
const HOUR = 3_600_000
const ROUNDS = 20

let server: Server
let site = ''

test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [resolve(import.meta.dirname, 'account-adapters.page.ts')],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['@chiaroscuro/source'],
    outdir: '/',
    write: false,
    logLevel: 'error',
  })
  const files = new Map(outputFiles.map(({ path, text }) => [path, text]))
  const page =
    '<!doctype html><title>adapters</title><script type="module" src="/account-adapters.page.js"></script>'
  server = createServer(({ url = '/' }, answer) => {
    const script = files.get(url)
    answer.writeHead(200, { 'content-type': script === undefined ? 'text/html' : 'text/javascript' })
    answer.end(script ?? page)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  site = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
})

test.afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

async function open(context: BrowserContext, kept: 'localStorage' | 'cookies'): Promise<Page> {
  const page = await context.newPage()
  await page.goto(site)
  await page.waitForFunction(() => 'harness' in globalThis)
  const endpoint = new URL(urlOf('Mailbox')).origin
  await page.evaluate(([how, place]) => globalThis.harness.open(how, place, 'a tab of the adapters’ test'), [
    kept,
    { ...LOCAL, endpoint },
  ] as const)
  return page
}

const signIn = (page: Page) =>
  page.evaluate(({ email, password }) => globalThis.harness.signIn(email, password), COLLECTOR)
const tokenAt = (page: Page, ahead: number) => page.evaluate((ms) => globalThis.harness.tokenAt(ms), ahead)
const keysOf = (page: Page, storage: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => Object.keys(globalThis[name]), storage)

test('cookies are kept for 365 days, at path /, secure, and hold any text', async ({ context }) => {
  const page = await open(context, 'cookies')
  const text = 'a;b=c, é "潮" %41 \u{1f600}'
  await page.evaluate((given) => globalThis.harness.write('x.ada@example.org.idToken', given), text)
  const [cookie] = await context.cookies(site)
  expect(cookie).toMatchObject({
    path: '/',
    secure: true,
    sameSite: 'Lax',
    httpOnly: false,
    domain: 'localhost',
  })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(364.9)
  expect(days).toBeLessThanOrEqual(365)
  const other = await open(context, 'cookies')
  expect(await other.evaluate(() => globalThis.harness.read('x.ada@example.org.idToken'))).toBe(text)
  await other.evaluate(() => globalThis.harness.write('x.ada@example.org.idToken', undefined))
  expect(await context.cookies(site)).toEqual([])
})

for (const kept of ['localStorage', 'cookies'] as const)
  test(`two tabs over ${kept} are one session: one refresh for both, and one end`, async ({ context }) => {
    const first = await open(context, kept)
    expect(await signIn(first)).toBe('DONE')
    const cookies = await context.cookies(site)
    if (kept === 'cookies') {
      expect(await keysOf(first, 'localStorage')).toEqual([])
      for (const { path, secure, name, value } of cookies) {
        expect({ path, secure }).toEqual({ path: '/', secure: true })
        // What a browser takes: name, value and attributes in 4,096 bytes.
        expect(name.length + value.length).toBeLessThan(4_000)
      }
    } else {
      expect(cookies).toEqual([])
      const keys = await keysOf(first, 'localStorage')
      expect(keys).toContain(`${root}.LastAuthUser`)
      expect(keys.filter((key) => key.endsWith('.refreshToken'))).toHaveLength(1)
    }
    // The question of a sign-in is its tab's own, and answered by now.
    expect(await keysOf(first, 'sessionStorage')).toEqual([])

    const second = await open(context, kept)
    expect(await tokenAt(second, 0)).toBe(await tokenAt(first, 0))
    let refreshes = 0
    for (const page of [first, second])
      page.on('request', (request) => {
        if (request.postData()?.includes('REFRESH_TOKEN_AUTH')) refreshes++
      })
    const seen = new Set([await tokenAt(first, 0)])
    for (let round = 1; round <= ROUNDS; round++) {
      const ahead = round * 2 * HOUR
      const [one, two] = await Promise.all([tokenAt(first, ahead), tokenAt(second, ahead)])
      expect(one).toBe(two)
      seen.add(one)
    }
    expect({ refreshes, sessions: seen.size }).toEqual({ refreshes: ROUNDS, sessions: ROUNDS + 1 })

    if (kept === 'localStorage')
      expect(await second.evaluate(() => globalThis.harness.heard())).toBeGreaterThan(0)
    await first.close()
    await second.evaluate(() => globalThis.harness.signOut())
    const third = await open(context, kept)
    expect(await tokenAt(third, 0)).toBe('')
    // What is left is the device alone.
    const left =
      kept === 'cookies'
        ? (await context.cookies(site)).map(({ name }) => decodeURIComponent(name))
        : await keysOf(third, 'localStorage')
    expect(left.map((key) => key.split('.').at(-1)).sort()).toEqual([
      'deviceGroupKey',
      'deviceKey',
      'deviceUser',
      'randomPasswordKey',
    ])
  })
