import { type Browser, expect, type Page, test } from '@playwright/test'
import { violations } from './accessible.js'
import { addAuthenticator, codeOf, nextCodeOf } from './authenticator.js'
import { logIn } from './log-in.js'
import { newestCode } from './mailbox.js'
import { urlOf } from './product.js'
import { newcomer, register } from './register.js'
import { scriptsOf } from './scripts-of.js'

const at = (path: string) => urlOf('Marketplace') + path
const isAt = (path: string) => (url: URL) => url.pathname + url.search === path

async function logOut(page: Page, choice: 'Logout' | 'Sign out, keep this device') {
  await page.getByLabel('Account', { exact: true }).click()
  await page.getByRole('button', { name: choice }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
}

test('a person registers, takes a second factor, is remembered, and resets the password', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const me = newcomer()
  await test.step('register, with the rules shown as they are met', async () => {
    await page.goto(at('/register'))
    await page.getByLabel('Password').fill('abc1')
    await expect(page.getByText('A letter')).toHaveAttribute('data-met', 'true')
    await expect(page.getByText('At least 8 characters')).toHaveAttribute('data-met', 'false')
    await register(page, me, '/collections')
    await expect(page.getByLabel('Account', { exact: true })).toBeVisible()
  })
  await test.step('tokens are out of the reach of scripts', async () => {
    const kept = await page.evaluate(
      () => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie,
    )
    expect(kept).not.toMatch(/accessToken|idToken|refreshToken|eyJ|session/)
  })
  await test.step('this browser is among the remembered devices', async () => {
    await page.goto(at('/user/security'))
    await expect(page.getByText('Chrome, Linux')).toBeVisible()
  })
  const secret = await test.step('set up an authenticator app', () => setUpTotp(page))
  await test.step('a remembered device is not asked for a code', async () => {
    await logOut(page, 'Sign out, keep this device')
    await logIn(page, me, '/events')
    await page.waitForURL(isAt('/events'))
  })
  await test.step('another browser is asked, and a wrong code can be corrected', async () => {
    const elsewhere = await (await browser.newContext()).newPage()
    await logIn(elsewhere, me)
    await elsewhere.getByRole('link', { name: 'Back to log in' }).click()
    await expect(elsewhere.getByLabel('E-mail address')).toBeVisible()
    await logIn(elsewhere, me, '/mints')
    await elsewhere.getByRole('textbox', { name: 'Code' }).fill('000000')
    await elsewhere.getByRole('button', { name: 'Confirm' }).click()
    await expect(elsewhere.getByRole('alert')).toContainText('not right')
    // A reload does not lose the question.
    await elsewhere.reload()
    await elsewhere.getByRole('textbox', { name: 'Code' }).fill(nextCodeOf(secret, Date.now()))
    await elsewhere.getByRole('button', { name: 'Confirm' }).click()
    await elsewhere.waitForURL(isAt('/mints'))
  })
  const changed = { ...me, password: 'Second-2-password' }
  await test.step('reset a forgotten password', async () => {
    const before = await newestCode(me.email)
    await logOut(page, 'Logout')
    await page.goto(at('/login'))
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByRole('button', { name: 'Send the code' })).toBeVisible()
    await page.getByLabel('E-mail address').fill(me.email)
    await page.getByRole('button', { name: 'Send the code' }).click()
    await page.getByLabel('Code').fill(await newestCode(me.email, before))
    await page.getByLabel('New password').fill(changed.password)
    await page.getByRole('button', { name: 'Change the password' }).click()
    await expect(page.getByText('Your password is changed')).toBeVisible()
  })
  await test.step('the old password is worth nothing, the new one leads on', async () => {
    await logIn(page, me)
    await expect(page.getByRole('alert')).toContainText('not right')
    await logIn(page, changed)
    await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible()
  })
})

async function setUpTotp(page: Page): Promise<string> {
  await page.goto(at('/user/security'))
  await page.getByRole('button', { name: 'Set it up' }).click()
  const key = await page.getByText(/^([A-Z2-7]{4} ?)+$/).textContent()
  const secret = (key ?? '').replaceAll(' ', '')
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, Date.now()))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('asked for from now on')).toBeVisible()
  return secret
}

test('leaving everywhere ends the other browser’s session', async ({ page, browser }) => {
  const me = newcomer()
  await register(page, me, '/collections')
  const other = await (await browser.newContext()).newPage()
  await logIn(other, me, '/user/security')
  await other.waitForURL(isAt('/user/security'))
  await page.goto(at('/user/security'))
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  // What the service was asked for is refused from now on.
  await other.reload()
  await expect(other.getByText('This cannot be read at the moment.').first()).toBeVisible()
})

test('a passkey is added and signs in', async ({ page }) => {
  await addAuthenticator(page)
  const me = newcomer()
  await register(page, me, '/collections')
  await page.goto(at('/passkey-test'))
  await page.getByRole('button', { name: 'Add a passkey of this device' }).click()
  await expect(page.getByText('The passkey is added')).toBeVisible()
  await logOut(page, 'Logout')
  await page.goto(at('/login?returnTo=%2Fuser%2Fsecurity'))
  await page.getByLabel('E-mail address').fill(me.email)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await page.waitForURL(isAt('/user/security'))
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('The passkey is removed.')).toBeVisible()
})

test('everything works by posted forms, without JavaScript', async ({ browser }) => {
  test.setTimeout(90_000)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const me = newcomer()
  await page.goto(at('/user/profiles'))
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('E-mail address').fill(me.email)
  await page.getByLabel('Password').pressSequentially(me.password, { delay: 100 })
  await page.getByRole('button', { name: 'Create the account' }).click()
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('alert')).toContainText('not right')
  await page.getByLabel('Code').fill(await newestCode(me.email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('link', { name: 'Go on' }).click()
  await page.waitForURL(isAt('/user/profiles'))
  await page.goto(at('/user/security'))
  const secret = await setUpTotp(page)
  await page.getByLabel('Account', { exact: true }).click()
  await page.getByRole('button', { name: 'Logout', exact: true }).click()
  await page.goto(at('/login?returnTo=%2Fevents'))
  await page.getByLabel('E-mail address').fill(me.email)
  await page.getByLabel('Password').fill('Wrong-1-password')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('not right')
  await page.getByLabel('Password').fill(me.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill(nextCodeOf(secret, Date.now()))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(isAt('/events'))
  await context.close()
})

const GUARDED = [
  '/tools/auction',
  '/user/auctions',
  '/user/auctions/create',
  '/user/claim/did',
  '/user/collections',
  '/user/premium',
  '/user/notifications',
  '/user/profiles',
  '/user/profiles/1',
  '/user/searches',
  '/user/security',
]

test('pages for members lead to the login and nowhere else; admin pages do not exist', async ({
  request,
}) => {
  for (const path of GUARDED) {
    const answer = await request.get(at(path), { maxRedirects: 0 })
    expect([path, answer.status(), answer.headers().location]).toEqual([
      path,
      302,
      `/login?returnTo=${encodeURIComponent(path)}`,
    ])
  }
  for (const path of ['/admin/airdrop', '/admin/events']) {
    const answer = await request.get(at(path))
    expect([answer.status(), await answer.text()]).toEqual([
      404,
      expect.stringContaining(`Page not found: ${path}`),
    ])
  }
  for (const away of ['https://evil.test/', '//evil.test', '/\\evil.test']) {
    const page = await (await request.get(at(`/login?${new URLSearchParams({ returnTo: away })}`))).text()
    expect(page).toContain('name="returnTo" value="/"')
  }
})

test('tokens that the pool did not give us are refused', async ({ request }) => {
  const forged = (payload: object) =>
    ['{"alg":"none"}', JSON.stringify(payload), '']
      .map((part) => Buffer.from(part).toString('base64url'))
      .join('.')
  const origin = new URL(urlOf('Marketplace')).origin
  const now = Math.floor(Date.now() / 1000)
  const claims = { sub: 'x', exp: now + 3600, token_use: 'access', username: 'x', client_id: 'x', aud: 'x' }
  const tokens = {
    accessToken: forged(claims),
    idToken: forged({ ...claims, token_use: 'id' }),
    refreshToken: 'r',
  }
  for (const body of [tokens, {}, { ...tokens, idToken: 7 }, 'text']) {
    const answer = await request.post(at('/session'), {
      data: JSON.stringify(body),
      headers: { origin, 'content-type': 'application/json' },
    })
    expect([answer.status(), answer.headers()['set-cookie']]).toEqual([400, undefined])
  }
  const foreign = await request.post(at('/session'), {
    data: tokens,
    headers: { origin: 'https://evil.test' },
  })
  expect(foreign.status()).toBe(403)
})

test('the pages of the account are accessible and fit a phone, in both languages and themes', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  for (const lang of ['en', 'zh']) await lookAt(browser, lang)
})

async function lookAt(browser: Browser, lang: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await context.addCookies([{ name: 'user-lang', value: lang, url: urlOf('Marketplace') }])
  const page = await context.newPage()
  const paths = [
    '/login',
    '/login?view=forgot',
    '/login?view=reset&username=a',
    '/register',
    '/passkey-test',
    '/user/security',
  ]
  for (const path of paths) {
    await page.goto(at(path))
    await page.waitForLoadState('networkidle')
    expect(await violations(page, path)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, `${path} in ${lang}`).toBeLessThanOrEqual(390)
    if (path !== '/passkey-test') continue
    await page.goto(at('/login'))
    await page.locator('input[name=username]').fill('collector@chiaroscuro.test')
    await page.locator('input[name=password]').fill('Collector-1')
    await page.locator('main button[type=submit]').first().click()
    await page.waitForURL(isAt('/'))
  }
  await context.close()
}

test('a page where nobody signs in loads nothing of the sign-in', async ({ page }) => {
  const asked = scriptsOf(page)
  await page.goto(at('/'))
  await page.waitForLoadState('networkidle')
  const scripts = await asked()
  expect(scripts.length).toBeGreaterThan(1)
  for (const script of scripts)
    expect(script).not.toMatch(/USER_SRP_AUTH|CognitoIdentityServiceProvider\.\$|otpauth:\/\/totp/)
})

test('forms that are too large, or do not say how large they are, are refused', async ({ request }) => {
  const large = await request.post(at('/login'), {
    form: { at: 'credentials', username: 'x'.repeat(300_000) },
  })
  expect(large.status()).toBe(413)
})
