import { expect, type Page } from '@playwright/test'
import { hydrated } from './hydrated.js'
import { urlOf } from './product.js'
import { connect, inWallet } from './wallet.js'

/** Pays for a month with the wallet, by somebody who is signed in, and waits for the block. How many payments there were before. */
export async function payForMonth(page: Page): Promise<number> {
  await connect(page, 0)
  await page.goto(`${urlOf('Marketplace')}/user/premium`)
  const ask = page.getByRole('button', { name: 'Show how to pay' })
  const pay = page.getByRole('button', { name: /^Pay .* for 30 days$/ })
  await expect(ask.or(pay)).toBeVisible({ timeout: 20_000 })
  if (await ask.isVisible()) await (await hydrated(ask)).click()
  await expect(pay).toBeVisible({ timeout: 20_000 })
  // The head of the table comes with its first payment.
  const before = Math.max((await paymentsOf(page).count()) - 1, 0)
  expect(await inWallet(page, () => pay.click(), 'Approve')).toContain('0.5')
  await expect(page.getByText(/^Active until \d{4}-\d\d-\d\d$/)).toBeVisible({ timeout: 60_000 })
  return before
}

/** Rows of the table of payments, its head among them. */
export const paymentsOf = (page: Page) => page.getByRole('table', { name: 'Payments' }).getByRole('row')
