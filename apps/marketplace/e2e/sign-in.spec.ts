import { expect, type Page, type Response, test } from '@playwright/test'
import { violations } from './accessible.js'
import { codeOf } from './authenticator.js'
import { hydrated } from './hydrated.js'
import { newestCode } from './mailbox.js'
import { type OwnPool, ownPool } from './own-pool.js'
import { ownSite } from './own-site.js'

// Questions that a pool asks of few: of those who were invited, and of those whose codes come by SMS.
const PASSWORD = 'Given-1-password'
const TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const INVITED = 'invited@mail.test'
/** With script, and without: each has a telephone of their own, so that every code is the first. */
const WAYS = [
  { javaScriptEnabled: true, how: '', number: '1' },
  { javaScriptEnabled: false, how: ', without script', number: '2' },
] as const
const mailed = (number: string) => `mailed-${number}@mail.test`
const EARLY = 'mailed-early@mail.test'
const phoned = (number: string) => ({ email: `phoned-${number}@mail.test`, phone: `+49155500010${number}` })
const both = (number: string) => ({ email: `both-${number}@mail.test`, phone: `+49155500020${number}` })
const seed = ({ email, phone }: ReturnType<typeof both>) => ({
  email,
  password: PASSWORD,
  attributes: { phone_number: phone, phone_number_verified: 'true' },
})
const SEEDS = [
  { email: EARLY, password: PASSWORD },
  { email: INVITED, password: PASSWORD, status: 'FORCE_CHANGE_PASSWORD' },
  ...WAYS.flatMap(({ number }) => [
    { email: mailed(number), password: PASSWORD },
    { ...seed(phoned(number)), mfa: { methods: ['SMS_MFA'] } },
    { ...seed(both(number)), mfa: { methods: ['SMS_MFA', 'SOFTWARE_TOKEN_MFA'] }, totpSecret: TOTP_SECRET },
  ]),
]

// Each goes through many pages, on a machine that may have much else to do.
test.describe.configure({ timeout: 240_000 })

let pool: OwnPool
let mailbox = ''
let site: Awaited<ReturnType<typeof ownSite>>
/** Of a pool that asks its own challenge after the password, too. */
let strictSite: typeof site

test.beforeAll(async () => {
  pool = await ownPool({ IDENTITY_SEEDS: JSON.stringify(SEEDS) })
  const { mailbox: address, settings } = pool
  mailbox = address
  site = await ownSite({ ...settings, USER_POOL_CUSTOM_CHALLENGE: 'instead' })
  strictSite = await ownSite({ ...settings, USER_POOL_CUSTOM_CHALLENGE: 'after' })
})

test.afterAll(async () => {
  await site?.stop()
  await strictSite?.stop()
  await pool?.stop()
})

async function logIn(page: Page, email: string, password = PASSWORD, { url } = site) {
  await page.goto(`${url}/login?returnTo=%2Fevents`)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm' }).click()
const isIn = (page: Page, { url } = site) => page.waitForURL(`${url}/events`)

for (const { javaScriptEnabled, how, number } of WAYS) {
  test(`a code that comes by SMS signs in; a wrong one can be corrected${how}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    const { email, phone } = phoned(number)
    await logIn(page, email)
    const code = page.getByRole('textbox', { name: 'Code' })
    await expect(page.getByText(/Enter the code we sent to/)).toBeVisible()
    const sent = await newestCode(phone, '', mailbox)
    await code.fill(sent === '000000' ? '000001' : '000000')
    await confirm(page)
    await expect(page.getByRole('alert')).toContainText('not right')
    await code.fill(sent)
    await confirm(page)
    await isIn(page)
    await context.close()
  })

  test(`a code by e-mail stands for the password, or follows it; wrong ones are counted${how}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    const email = mailed(number)
    const code = page.getByRole('textbox', { name: 'Code' })
    const askForCode = async (to: string) => {
      await page.goto(`${site.url}/login?returnTo=%2Fevents`)
      await page.getByLabel('E-mail address').fill(to)
      const way = page.getByRole('button', { name: 'Log in with a code by e-mail' })
      if (javaScriptEnabled) await hydrated(way)
      await way.click()
      await expect(page.getByText('Enter the code we sent to m***@m***')).toBeVisible()
    }
    const answer = async (given: string) => {
      await code.fill(given)
      const isAnswer = (answered: Response) => answered.request().method() === 'POST'
      await Promise.all([page.waitForResponse(isAnswer), confirm(page)])
    }
    await test.step('wrong, then right', async () => {
      await askForCode(email)
      if (javaScriptEnabled) expect(await violations(page, 'the code by e-mail')).toEqual([])
      const sent = await newestCode(email, '', mailbox)
      await answer(sent === '000000' ? '000001' : '000000')
      await expect(page.getByRole('alert')).toContainText('not right')
      if (!javaScriptEnabled) {
        // It is kept for as long as it may be answered, and no longer.
        const kept = (await context.cookies()).find(({ name }) => name.startsWith('sign-in.'))
        const left = (kept?.expires ?? 0) - Date.now() / 1000
        expect(left).toBeGreaterThan(100)
        expect(left).toBeLessThanOrEqual(180)
      }
      // A reload does not lose the question.
      await page.goto(`${site.url}/login?returnTo=%2Fevents`)
      await code.fill(sent)
      await confirm(page)
      await isIn(page)
      await context.clearCookies()
    })
    await test.step('an address that nobody has is asked the same, and never let in', async () => {
      await askForCode('mailed-nobody@mail.test')
      for (let wrong = 0; wrong < 2; wrong++) {
        await answer('000000')
        await expect(page.getByRole('alert')).toContainText('not right')
      }
      await answer('000000')
      await expect(page.getByRole('alert')).toContainText('start again')
      await expect(page.getByLabel('E-mail address')).toBeVisible()
    })
    await test.step('after the password, where the site is set up so', async () => {
      const before = await newestCode(email, '', mailbox)
      await logIn(page, email, PASSWORD, strictSite)
      await expect(page.getByText('Enter the code we sent to m***@m***')).toBeVisible()
      await code.fill(await newestCode(email, before, mailbox))
      await confirm(page)
      await isIn(page, strictSite)
    })
    await context.close()
  })

  test(`whoever has both chooses how to confirm${how}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    const { email, phone } = both(number)
    await logIn(page, email)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How do you want to confirm?')
    if (javaScriptEnabled) expect(await violations(page, 'the choice')).toEqual([])
    await page
      .getByRole('button', { name: javaScriptEnabled ? 'By my authenticator app' : 'By a code to my phone' })
      .click()
    const code = page.getByRole('textbox', { name: 'Code' })
    await expect(code).toBeVisible()
    await code.fill(
      javaScriptEnabled ? codeOf(TOTP_SECRET, Date.now()) : await newestCode(phone, '', mailbox),
    )
    await confirm(page)
    await isIn(page)
    await context.close()
  })
}

test('whoever pressed before the page came alive is asked by the server, and can answer once it has', async ({
  page,
}) => {
  const scripts = '**/assets/*.js'
  await page.route(scripts, (route) => route.abort())
  await page.goto(`${site.url}/login?returnTo=%2Fevents`)
  await page.getByLabel('E-mail address').fill(EARLY)
  await page.getByRole('button', { name: 'Log in with a code by e-mail' }).click()
  await expect(page.getByText('Enter the code we sent to m***@m***')).toBeVisible()
  const sent = await newestCode(EARLY, '', mailbox)
  await page.unroute(scripts)
  await page.goto(`${site.url}/login?returnTo=%2Fevents`)
  const code = await hydrated(page.getByRole('textbox', { name: 'Code' }))
  await code.fill(sent === '000000' ? '000001' : '000000')
  await confirm(page)
  await expect(page.getByRole('alert')).toContainText('not right')
  await (await hydrated(code)).fill(sent)
  await confirm(page)
  await isIn(page)
})

test('whoever was invited chooses a password of their own, which alone is good from then on', async ({
  page,
}) => {
  await logIn(page, INVITED)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
  expect(await violations(page, 'the new password')).toEqual([])
  await page.getByLabel('New password').fill('Chosen-2-password')
  await page.getByRole('button', { name: 'Save and log in' }).click()
  await isIn(page)
  await page.context().clearCookies()
  await logIn(page, INVITED)
  await expect(page.getByRole('alert')).toContainText('not right')
  await logIn(page, INVITED, 'Chosen-2-password')
  await isIn(page)
})
