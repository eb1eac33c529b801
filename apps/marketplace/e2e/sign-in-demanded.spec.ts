import { type Browser, expect, type Page, test } from '@playwright/test'
import { violations } from './accessible.js'
import { codeOf, nextCodeOf } from './authenticator.js'
import { newestCode } from './mailbox.js'
import { type OwnPool, ownPool } from './own-pool.js'
import { ownSite } from './own-site.js'

// What a pool demands before it lets anybody in: a second factor of everyone, another password of some.
const PASSWORD = 'Given-1-password'
const CHOSEN = 'Chosen-2-password'
const EN = {
  logIn: 'Log in',
  setUp: 'Set up your authenticator app',
  fromApp: 'Enter the code your authenticator app shows for Chiaroscuro.',
  confirm: 'Confirm',
  newPassword: 'Choose a new password',
  hasToBeReset: 'Your password has to be reset. Enter the code we sent you and a new password.',
  change: 'Change the password',
  another: 'Send another code',
  changed: 'Your password is changed. Sign in with the new one.',
}
const ZH: typeof EN = {
  logIn: '登录',
  setUp: '设置验证器应用',
  fromApp: '请输入验证器应用中 Chiaroscuro 的验证码。',
  confirm: '确认',
  newPassword: '设置新密码',
  hasToBeReset: '你的密码需要重置。请输入我们发送的验证码和新密码。',
  change: '修改密码',
  another: '重新发送验证码',
  changed: '密码已修改。请用新密码登录。',
}
const WAYS = [
  { id: 'en', lang: 'en', words: EN, javaScriptEnabled: true, how: '' },
  { id: 'zh', lang: 'zh', words: ZH, javaScriptEnabled: true, how: ', in Chinese' },
  { id: 'plain', lang: 'en', words: EN, javaScriptEnabled: false, how: ', without script' },
] as const
type Way = (typeof WAYS)[number]

const fresh = (id: string) => `fresh-${id}@mail.test`
const leaked = (id: string) => `leaked-${id}@mail.test`
const SEEDS = WAYS.flatMap(({ id }) => [
  { email: fresh(id), password: PASSWORD },
  { email: leaked(id), password: PASSWORD, status: 'RESET_REQUIRED' },
])

// Each goes through many pages, on a machine that may have much else to do.
test.describe.configure({ timeout: 240_000 })

let pool: OwnPool
let site: Awaited<ReturnType<typeof ownSite>>

test.beforeAll(async () => {
  pool = await ownPool({ IDENTITY_SEEDS: JSON.stringify(SEEDS), IDENTITY_MFA: 'required' })
  site = await ownSite(pool.settings)
})

test.afterAll(async () => {
  await site?.stop()
  await pool?.stop()
})

/** A browser that has never been here. */
async function newcomer(browser: Browser, { lang, javaScriptEnabled }: Way): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled })
  await context.addCookies([{ name: 'user-lang', value: lang, url: site.url }])
  return context.newPage()
}

async function logIn(page: Page, { words }: Way, email: string, password: string) {
  await page.goto(`${site.url}/login?returnTo=%2Fevents`)
  await page.locator('input[name=username]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: words.logIn, exact: true }).click()
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function enterCode(page: Page, { words }: Way, code: string) {
  await page.locator('input[name=code]').fill(code)
  await page.getByRole('button', { name: words.confirm, exact: true }).click()
}

for (const way of WAYS) {
  const { id, words, javaScriptEnabled, how } = way

  test(`an app is set up on the way in where the pool demands one${how}`, async ({ browser }) => {
    const page = await newcomer(browser, way)
    await logIn(page, way, fresh(id), PASSWORD)
    await expect(heading(page)).toHaveText(words.setUp)
    if (javaScriptEnabled) expect(await violations(page, 'an app set up on the way in')).toEqual([])
    const keyShown = async () =>
      ((await page.getByText(/^([A-Z2-7]{4} ?)+$/).textContent()) ?? '').replaceAll(' ', '')
    const secret = await keyShown()
    const right = codeOf(secret, Date.now())
    await enterCode(page, way, right === '000000' ? '000001' : '000000')
    await expect(page.getByRole('alert')).toBeVisible()
    // It is in the app by now.
    expect(await keyShown()).toBe(secret)
    // Nobody is in before the app has proven itself.
    const guarded = await page.request.get(`${site.url}/user/security`, { maxRedirects: 0 })
    expect(guarded.headers().location).toMatch(/^\/login/)
    await enterCode(page, way, codeOf(secret, Date.now()))
    await page.waitForURL(`${site.url}/events`)
    await page.context().close()

    const elsewhere = await newcomer(browser, way)
    await logIn(elsewhere, way, fresh(id), PASSWORD)
    await expect(elsewhere.getByText(words.fromApp)).toBeVisible()
    await enterCode(elsewhere, way, nextCodeOf(secret, Date.now()))
    await elsewhere.waitForURL(`${site.url}/events`)
    await elsewhere.context().close()
  })

  test(`a password that has to be reset lets nobody in before it is${how}`, async ({ browser }) => {
    const page = await newcomer(browser, way)
    const email = leaked(id)
    const first = await newestCode(email, '', pool.mailbox)
    await logIn(page, way, email, PASSWORD)
    await expect(heading(page)).toHaveText(words.newPassword)
    await expect(page.getByText(words.hasToBeReset)).toBeVisible()
    if (javaScriptEnabled) expect(await violations(page, 'a password that has to be reset')).toEqual([])
    await page.getByRole('button', { name: words.another }).click()
    await expect(page.getByRole('status')).toBeVisible()
    const change = async (code: string) => {
      await page.locator('input[name=code]').fill(code)
      await page.locator('input[name=password]').fill(CHOSEN)
      await page.getByRole('button', { name: words.change }).click()
    }
    const second = await newestCode(email, first, pool.mailbox)
    await change(first)
    await expect(page.getByRole('alert')).toBeVisible()
    await change(second)
    await expect(page.getByText(words.changed)).toBeVisible()
    await logIn(page, way, email, PASSWORD)
    await expect(page.getByRole('alert')).toBeVisible()
    await logIn(page, way, email, CHOSEN)
    // The next thing this pool demands.
    await expect(heading(page)).toHaveText(words.setUp)
    await page.context().close()
  })
}
