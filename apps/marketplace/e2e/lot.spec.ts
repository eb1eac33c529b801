import { expect, type Page, test } from '@playwright/test'
import { fits } from './fits.js'
import { urlOf } from './product.js'
import { connect, inWallet } from './wallet.js'
import { watchWork } from './watch-work.js'

test.setTimeout(240_000)

const at = (path: string) => urlOf('Marketplace') + path
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select / })

async function disconnect(page: Page): Promise<void> {
  await page.goto(at('/wallet'))
  await page.getByRole('button', { name: 'Disconnect' }).click()
}

/** The offer of two works at this price, on the wallet's own page. */
async function openOffer(page: Page, price: string): Promise<string> {
  await page.goto(at('/wallet?tab=offers'))
  const row = page.getByRole('row').filter({ hasText: 'and 1 other' }).filter({ hasText: price })
  const link = row.getByRole('link', { name: 'Listing' })
  return (await link.first().getAttribute('href')) ?? ''
}

test('two works are sold together for one price, then bid for together and given back', async ({ page }) => {
  page.setDefaultTimeout(30_000)
  await connect(page, 0)
  await expect(boxes(page).nth(1)).toBeVisible()
  // The last ones: others of these tests take the first.
  const names = (
    await boxes(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  ).slice(-2)
  for (const name of names) await page.getByRole('checkbox', { name, exact: true }).check()
  await page.getByRole('button', { name: 'List for sale' }).click()
  const form = page.getByRole('region', { name: 'List 2 works' })
  await form.getByRole('checkbox', { name: 'Together, for one price' }).check()
  await form.getByLabel('Price of all together').fill('0.75')
  await fits(page, 'listing works together')
  const signing = await inWallet(
    page,
    () => form.getByRole('button', { name: 'Sign and list them together' }).click(),
    'Approve and sign',
  )
  expect(signing).toContain('Offer for sale')
  expect(signing).toContain('0.75 XCH')
  await expect(page.getByText('The works are listed together.')).toBeVisible({ timeout: 30_000 })

  await page.goto(at(await openOffer(page, '0.75')))
  await expect(page.getByRole('heading', { name: 'Offer to sell 2 works together' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Withdraw the offer' })).toBeVisible()
  const works = await page
    .locator('main a[href^="/nfts/"]')
    .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('href') ?? ''))])
  expect(works).toHaveLength(2)
  await fits(page, 'an offer of a lot')

  await disconnect(page)
  await connect(page, 1)
  await page.goto(at(works[0] ?? ''))
  await expect(page.getByText('Not for sale by itself.')).toBeVisible()
  const together = page.getByRole('list', { name: /For sale together with others/ })
  await expect(together.getByText('for 2 works together').first()).toBeVisible()
  await together.getByRole('link').first().click()
  const buying = await inWallet(
    page,
    () => page.getByRole('button', { name: 'Buy all 2' }).click(),
    'Approve and sign',
  )
  expect(buying.match(/NFTnft1/g)).toHaveLength(2)
  await expect(page.getByText('They are yours: a block holds the trade.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Taken', { exact: true })).toBeVisible({ timeout: 20_000 })
  await disconnect(page)

  await connect(page, 0)
  for (const work of works) {
    await page.goto(at(work))
    await watchWork(page.getByRole('button', { name: /^Watch / }).first())
  }
  await page.goto(at('/watchlist'))
  await page.getByRole('button', { name: 'Bid on several' }).click()
  await page.getByRole('button', { name: 'Select all shown' }).click()
  await page.getByRole('button', { name: 'Name your bid' }).click()
  await page.getByRole('checkbox', { name: 'All of them together' }).check()
  await page.getByLabel('Your bid for all').fill('0.0456')
  await fits(page, 'bidding for works together')
  const bidding = await inWallet(
    page,
    () => page.getByRole('button', { name: 'Sign and bid for all' }).click(),
    'Approve and sign',
  )
  expect(bidding).toContain('Place a bid')
  await expect(page.getByText('Your bid stands. Its owner can take it now.')).toBeVisible()
  await disconnect(page)

  await connect(page, 1)
  await page.goto(at(works[1] ?? ''))
  const bids = page.getByRole('list', { name: /Bids for it together with others/ })
  await expect(bids.getByText('0.0456')).toBeVisible()
  await bids.getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Bid for 2 works together' })).toBeVisible()
  await inWallet(
    page,
    () => page.getByRole('button', { name: 'Accept, and give all 2' }).click(),
    'Approve and sign',
  )
  await expect(page.getByText('Done: a block holds it.')).toBeVisible({ timeout: 60_000 })
  await disconnect(page)
  await connect(page, 0)
  for (const work of works)
    await expect(page.locator(`main a[href="${work}"]`).first()).toBeVisible({ timeout: 20_000 })
})
