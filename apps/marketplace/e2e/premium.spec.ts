import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { violations } from './accessible.js'
import { hydrated } from './hydrated.js'
import { COLLECTOR, logIn } from './log-in.js'
import { urlOf } from './product.js'
import { connect, inWallet } from './wallet.js'

test.setTimeout(120_000)

const at = (path: string) => urlOf('Marketplace') + path

test('a month of membership is paid with the wallet, and is there with its block', async ({ page }) => {
  await page.goto(at('/premium'))
  expect(await violations(page, '/premium')).toEqual([])
  await logIn(page, COLLECTOR, '/user/premium')
  await page.waitForURL(at('/user/premium'))
  await connect(page, 0)
  await page.goto(at('/user/premium'))
  const ask = page.getByRole('button', { name: 'Show how to pay' })
  const pay = page.getByRole('button', { name: /^Pay .* for 30 days$/ })
  await expect(ask.or(pay)).toBeVisible({ timeout: 20_000 })
  if (await ask.isVisible()) await (await hydrated(ask)).click()
  await expect(pay).toBeVisible({ timeout: 20_000 })
  const before = await page.getByRole('table', { name: 'Payments' }).getByRole('row').count()
  expect(await inWallet(page, () => pay.click(), 'Approve')).toContain('0.5')
  await expect(page.getByText(/^Active until \d{4}-\d\d-\d\d$/)).toBeVisible({ timeout: 60_000 })
  // The head of the table comes with its first payment.
  const rows = page.getByRole('table', { name: 'Payments' }).getByRole('row')
  await expect(rows).toHaveCount(before === 0 ? 2 : before + 1, { timeout: 60_000 })
  await expect(page.getByText('1 month').first()).toBeVisible()
  expect(await violations(page, '/user/premium')).toEqual([])

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Receipts as CSV' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toMatch(/,0\.5,0,1,.+,yes,\d+,[0-9a-f]{64}\r\n/)
})

test('without script the address and the prices are there', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await logIn(page, COLLECTOR, '/user/premium')
  const ask = page.getByRole('button', { name: 'Show how to pay' })
  if (await ask.isVisible()) await ask.click()
  await expect(page.getByText(/^txch1/).first()).toBeAttached()
  await expect(page.getByText('Send XCH from any wallet to this address.')).toBeVisible()
})
