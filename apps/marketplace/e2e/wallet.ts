import { expect, type Page } from '@playwright/test'
import { record, text } from './places.js'
import { urlOf } from './product.js'

/** Presses something that asks the wallet, and answers in the wallet's own window. */
export async function inWallet(
  page: Page,
  press: () => Promise<void>,
  answer: string,
  before: (wallet: Page) => Promise<void> = async () => {},
): Promise<string> {
  const opening = page.waitForEvent('popup')
  await press()
  const wallet = await opening
  const button = wallet.getByRole('button', { name: answer })
  await button.waitFor({ timeout: 20_000 })
  const shown = (await wallet.locator('main').textContent()) ?? ''
  await before(wallet)
  // The window closes itself once it is answered.
  await button.click().catch(() => {})
  return shown
}

/** Connects one of the wallet's accounts, counted from 0. */
export async function connect(page: Page, account = 0): Promise<void> {
  await page.goto(`${urlOf('Marketplace')}/wallet`)
  const press = () => page.getByRole('button', { name: 'Wallet of this devnet' }).click()
  const choose = (wallet: Page) => wallet.getByRole('radio').nth(account).check()
  expect(await inWallet(page, press, 'Connect', choose)).toContain('Connect to this site?')
  await expect(page.getByRole('button', { name: 'Disconnect' })).toBeVisible()
}

/** Has the connected wallet sign a sale of the first work in it, and keeps what would be published from the book. */
export async function signUnpublished(page: Page, price: string): Promise<{ offer: string; work: string }> {
  await page.goto(`${urlOf('Marketplace')}/wallet`)
  const link = page.locator('main a[href^="/nfts/"]').first()
  await expect(link).toBeVisible({ timeout: 20_000 })
  const work = (await link.getAttribute('href')) ?? ''
  let offer = ''
  await page.route('**/v2/offers', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    offer = text(record(route.request().postDataJSON()).offer)
    await route.fulfill({ status: 200, contentType: 'application/json', body: '{}' })
  })
  await nameAPrice(page, work, price)
  await inWallet(page, () => page.getByRole('button', { name: 'Sign and list' }).click(), 'Approve and sign')
  await expect.poll(() => offer, { timeout: 30_000 }).toMatch(/^offer1/)
  return { offer, work }
}

/** Opens the page of a work that is in the connected wallet, and fills in what it shall cost. */
export async function nameAPrice(page: Page, work: string, price: string): Promise<void> {
  await page.goto(urlOf('Marketplace') + work)
  await expect(page.getByText('This work is in your wallet.')).toBeVisible({ timeout: 20_000 })
  if (!(await page.getByLabel('Your price').isVisible()))
    await page.getByRole('button', { name: /^List / }).click()
  await page.getByLabel('Your price').fill(price)
}
