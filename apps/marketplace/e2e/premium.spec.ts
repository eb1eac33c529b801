import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { violations } from './accessible.js'
import { COLLECTOR, logIn } from './log-in.js'
import { payForMonth, paymentsOf } from './membership.js'
import { urlOf } from './product.js'

test.setTimeout(120_000)

const at = (path: string) => urlOf('Marketplace') + path

test('a month of membership is paid with the wallet, and is there with its block', async ({ page }) => {
  await page.goto(at('/premium'))
  expect(await violations(page, '/premium')).toEqual([])
  await logIn(page, COLLECTOR, '/user/premium')
  await page.waitForURL(at('/user/premium'))
  const before = await payForMonth(page)
  await expect(paymentsOf(page)).toHaveCount(before + 2, { timeout: 60_000 })
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
