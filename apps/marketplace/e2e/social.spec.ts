import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { violations } from './accessible.js'
import { ARTIST, logIn } from './log-in.js'
import { urlOf } from './product.js'
import { connect, inWallet } from './wallet.js'

test.setTimeout(120_000)
// The artist’s one Discord account is linked and unlinked by both.
test.describe.configure({ mode: 'serial' })

const at = (path: string) => urlOf('Marketplace') + path
const someone = () => `e2e_${randomUUID().slice(0, 8)}`

/** Answers on the service's own page, and gives the address that its answer led to. */
async function answer(page: Page, person: string, button: 'Allow' | 'Deny'): Promise<string> {
  await page.getByLabel('Somebody else').fill(person)
  const returning = page.waitForRequest((request) => /\/callback\?.*state=/.test(request.url()))
  await page.getByRole('button', { name: button }).click()
  return (await returning).url()
}

test('a member links Discord, is shown with a mark, and unlinks; an answer counts once', async ({ page }) => {
  const person = someone()
  await page.goto(at('/discord'))
  expect(await violations(page, '/discord')).toEqual([])
  await logIn(page, ARTIST, '/discord')
  await page.waitForURL(at('/discord'))
  await page.getByRole('button', { name: 'Link Discord' }).click()
  expect(await violations(page, 'the stand-in’s page')).toEqual([])
  const back = await answer(page, person, 'Allow')
  await expect(page.getByText('Your Discord account is linked.')).toBeVisible()
  expect(page.url()).toBe(at('/discord/callback?outcome=linked'))
  expect(await violations(page, '/discord/callback')).toEqual([])
  await page.goto(back)
  await expect(page.getByText(/^This answer of Discord was used already/)).toBeVisible()

  await page.goto(at('/user/profiles'))
  await page.locator('main a[href^="/user/profiles/did"]').first().click()
  await expect(page.getByRole('heading', { name: 'Social verification' })).toBeVisible()
  await expect(page.getByText(person)).toBeVisible()
  expect(await violations(page, '/user/profiles/{id}')).toEqual([])
  await page.getByRole('link', { name: 'See its page' }).click()
  const mark = page.getByLabel('Verified Discord account')
  await expect(page.getByText(`Discord ${person}`)).toBeVisible()
  await mark.click()
  await expect(page.getByText(`signed in to Discord as ${person}`)).toBeVisible()
  const profile = page.url()

  await page.goto(at('/discord'))
  await page.getByRole('button', { name: 'Unlink Discord' }).click()
  await expect(page.getByText('Not linked')).toBeVisible()
  await page.goto(profile)
  await expect(page.getByText(person)).toHaveCount(0)
})

test('without script, in Chinese: a no and another’s browser each say so', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'zh-CN' })
  const page = await context.newPage()
  await page.goto(at('/login?returnTo=%2Fdiscord&lang=zh'))
  await page.getByLabel('电子邮箱').fill(ARTIST.email)
  await page.getByLabel('密码').fill(ARTIST.password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.goto(at('/discord?lang=zh'))
  const link = () => page.getByRole('button', { name: '关联 Discord', exact: true }).click()
  await link()
  await answer(page, 'kestrel', 'Deny')
  await expect(page.getByRole('alert')).toContainText('你在 Discord 选择了拒绝')

  // The same answer in another browser, though of the same person.
  const other = await (await browser.newContext()).newPage()
  await page.goto(at('/discord?lang=zh'))
  await link()
  const back = await answer(page, someone(), 'Allow')
  await expect(page.getByRole('status')).toContainText('你的 Discord 账号已关联')
  await logIn(other, ARTIST, '/discord')
  await other.waitForURL(at('/discord'))
  await other.goto(back)
  await expect(other.getByRole('alert')).toContainText('This was begun in another browser')
  await other.goto(at('/discord'))
  await other.getByRole('button', { name: 'Unlink Discord' }).click()
  await expect(other.getByText('Not linked')).toBeVisible()
})

test('a wallet links X to its address by a signature, with nobody signed in, and takes it back', async ({
  page,
}) => {
  const person = someone()
  await connect(page, 1)
  await page.goto(at('/wallet?tab=profiles'))
  const link = page.getByRole('button', { name: 'Link X' })
  await expect(link).toBeEnabled({ timeout: 20_000 })
  const own = page.locator('main a[href^="/address/"]').first()
  // Kept for everybody: it is written anew for what follows all the same.
  await page.request.get(at((await own.getAttribute('href')) ?? ''))
  // The browser does not get there by itself.
  await page.route('**/authorize?*', (route) => route.abort('aborted'), { times: 1 })
  expect(await inWallet(page, () => link.click(), 'Approve')).toContain('link an account of X')
  await expect(async () => {
    await page.getByRole('link', { name: 'Go on to X' }).click()
    await expect(page.getByLabel('Somebody else')).toBeVisible({ timeout: 5000 })
  }).toPass()
  await answer(page, person, 'Allow')
  await expect(page.getByText('Your X account is linked.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the wallet' }).click()
  const unlink = page.getByRole('button', { name: 'Unlink X' })
  await expect(unlink).toBeEnabled({ timeout: 20_000 })
  expect(await violations(page, '/wallet?tab=profiles')).toEqual([])
  await own.click()
  await expect(page.getByText(`X @${person}`)).toBeVisible()
  await expect(page.getByLabel('Verified X account')).toBeAttached()
  const shown = page.url()
  await page.goBack()
  await expect(unlink).toBeEnabled({ timeout: 20_000 })
  expect(await inWallet(page, () => unlink.click(), 'Approve')).toContain('unlink')
  await expect(link).toBeEnabled({ timeout: 20_000 })
  await page.goto(shown)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(`X @${person}`)).toHaveCount(0)
})
