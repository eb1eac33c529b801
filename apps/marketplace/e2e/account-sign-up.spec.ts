import { type Browser, expect, type Page, test } from '@playwright/test'
import { violations } from './accessible.js'
import type { Person } from './log-in.js'
import { newestCode } from './mailbox.js'
import { urlOf } from './product.js'
import { newcomer, signUp } from './register.js'

// Whoever signed up is signed in by itself: after a reload, without script, and where the code was entered elsewhere.
const at = (path: string) => urlOf('Marketplace') + path
const isAt = (path: string) => (url: URL) => url.pathname + url.search === path
// Each waits for looks that come every five seconds, on a machine that may have much else to do.
test.describe.configure({ timeout: 120_000 })

/** Enters the code in another browser, where nobody is signed in. */
async function confirmElsewhere(browser: Browser, { email }: Person) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(at(`/login?view=confirm&username=${encodeURIComponent(email)}`))
  await page.getByLabel('Code').fill(await newestCode(email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Your account is confirmed')).toBeVisible()
  await context.close()
}

async function isSignedIn(page: Page) {
  await page.getByRole('link', { name: 'Go on' }).click()
  await page.waitForURL(isAt('/collections'))
  await expect(page.getByLabel('Account', { exact: true })).toBeVisible()
}

for (const javaScriptEnabled of [true, false])
  test(`a reload while the code is awaited loses nothing, and keeps no password${javaScriptEnabled ? '' : ', without script'}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    const me = newcomer()
    await signUp(page, me, '/collections')
    await page.goto(at('/register?returnTo=%2Fcollections'))
    await expect(page.getByText(me.email)).toBeVisible()
    if (javaScriptEnabled) {
      expect(await violations(page, 'the code after a reload')).toEqual([])
      const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
      expect(kept).not.toContain(me.password)
      expect(await page.evaluate(() => document.cookie)).not.toContain('sign-in')
    }
    await page.getByLabel('Code').fill(await newestCode(me.email))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await isSignedIn(page)
    await context.close()
  })

for (const reloads of [false, true])
  test(`who confirms on another device is signed in here by itself${reloads ? ', after a reload too' : ''}`, async ({
    page,
    browser,
  }) => {
    const me = newcomer()
    await signUp(page, me, '/collections')
    if (reloads) await page.reload()
    const looked = page.waitForRequest((request) =>
      reloads ? request.method() === 'PUT' : request.url().startsWith(new URL(urlOf('Mailbox')).origin),
    )
    await looked
    await confirmElsewhere(browser, me)
    await isSignedIn(page)
  })

test('another address can be chosen, and an address that is taken looks like a new one', async ({ page }) => {
  const cookies = async () =>
    (await page.context().cookies())
      .filter(({ name }) => name.startsWith('sign-in.'))
      .map(({ name, value }) => [name, value.length])
  await signUp(page, newcomer(), '/collections')
  const fresh = await cookies()
  expect(fresh).toHaveLength(1)
  await page.getByRole('link', { name: 'Use another address' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
  await signUp(page, { email: 'collector@chiaroscuro.test', password: 'Not-hers-1' }, '/collections')
  expect(await cookies()).toEqual(fresh)
  await page.reload()
  await expect(page.getByText('collector@chiaroscuro.test')).toBeVisible()
  await page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.status() === 202)
  expect(await cookies()).toEqual(fresh)
})
