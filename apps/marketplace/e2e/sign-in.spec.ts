import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, type Page, test } from '@playwright/test'
import { violations } from './accessible.js'
import { codeOf } from './authenticator.js'
import { newestCode } from './mailbox.js'
import { ownSite } from './own-site.js'
import { urlOf } from './product.js'

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
const phoned = (number: string) => ({ email: `phoned-${number}@mail.test`, phone: `+49155500010${number}` })
const both = (number: string) => ({ email: `both-${number}@mail.test`, phone: `+49155500020${number}` })
const seed = ({ email, phone }: ReturnType<typeof both>) => ({
  email,
  password: PASSWORD,
  attributes: { phone_number: phone, phone_number_verified: 'true' },
})
const SEEDS = [
  { email: INVITED, password: PASSWORD, status: 'FORCE_CHANGE_PASSWORD' },
  ...WAYS.flatMap(({ number }) => [
    { email: mailed(number), password: PASSWORD },
    { ...seed(phoned(number)), mfa: { methods: ['SMS_MFA'] } },
    { ...seed(both(number)), mfa: { methods: ['SMS_MFA', 'SOFTWARE_TOKEN_MFA'] }, totpSecret: TOTP_SECRET },
  ]),
]

// Each goes through many pages, on a machine that may have much else to do.
test.describe.configure({ timeout: 240_000 })

let pool: ChildProcess
let mailbox = ''
let site: Awaited<ReturnType<typeof ownSite>>
/** Of a pool that asks its own challenge after the password, too. */
let strictSite: typeof site

test.beforeAll(async () => {
  pool = spawn(process.execPath, [resolve(import.meta.dirname, '../../../tooling/user-pool/dist/main.js')], {
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      IDENTITY_DEMO_USERS: '0',
      IDENTITY_SEEDS: JSON.stringify(SEEDS),
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  if (!pool.stdout) throw new Error('the pool says nothing')
  const [line] = await once(createInterface(pool.stdout), 'line')
  const said: unknown = JSON.parse(String(line))
  const text = (name: string) => {
    const value: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, name) : undefined
    if (typeof value !== 'string') throw new Error(`the pool did not say its ${name}`)
    return value
  }
  mailbox = `${text('url')}/mailbox`
  const settings = {
    PUBLIC_API_URL: urlOf('API'),
    NETWORK: 'devnet',
    USER_POOL_ID: text('poolId'),
    USER_POOL_CLIENT_ID: text('clientId'),
    USER_POOL_REGION: text('region'),
    USER_POOL_ENDPOINT: text('url'),
    SESSION_SECRETS: 'a secret of this test alone and longer than need be',
  }
  site = await ownSite({ ...settings, USER_POOL_CUSTOM_CHALLENGE: 'instead' })
  strictSite = await ownSite({ ...settings, USER_POOL_CUSTOM_CHALLENGE: 'after' })
})

test.afterAll(async () => {
  await site?.stop()
  await strictSite?.stop()
  const gone = once(pool, 'exit')
  pool.kill('SIGTERM')
  await gone
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
      await page.getByRole('button', { name: 'Log in with a code by e-mail' }).click()
      await expect(page.getByText('Enter the code we sent to m***@m***')).toBeVisible()
    }
    const answer = async (given: string) => {
      await code.fill(given)
      const asked = page.waitForResponse((answered) => answered.request().method() === 'POST')
      await confirm(page)
      await asked
    }
    await test.step('wrong, then right', async () => {
      await askForCode(email)
      if (javaScriptEnabled) expect(await violations(page, 'the code by e-mail')).toEqual([])
      const sent = await newestCode(email, '', mailbox)
      await answer(sent === '000000' ? '000001' : '000000')
      await expect(page.getByRole('alert')).toContainText('not right')
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
