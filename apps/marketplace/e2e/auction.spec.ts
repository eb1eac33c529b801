import { expect, type Page, test } from '@playwright/test'
import { inSeconds } from './in-seconds.js'
import { COLLECTOR, logIn } from './log-in.js'
import { urlOf } from './product.js'
import { connect, inWallet } from './wallet.js'

test.setTimeout(300_000)

const at = (path: string) => urlOf('Marketplace') + path

const auction = (page: Page) => page.getByRole('region', { name: 'Auction' })

async function bid(page: Page, path: string, xch: string): Promise<void> {
  await page.goto(at(path))
  await page.getByRole('button', { name: 'Bid in this auction' }).click()
  await page.getByLabel('Your bid, in XCH').fill(xch)
  await inWallet(page, () => page.getByRole('button', { name: 'Sign and bid' }).click(), 'Approve and sign')
  await expect(page.getByText('Your bid is in. You lead until somebody bids more.')).toBeVisible({
    timeout: 30_000,
  })
}

test('an owner holds an auction to its end: bids, a bid too low, the winner accepted by hand', async ({
  page,
  browser,
}) => {
  page.setDefaultTimeout(30_000)
  await logIn(page, COLLECTOR, '/wallet')
  await page.waitForURL(at('/wallet'))
  await connect(page)
  await page.goto(at('/user/auctions/create'))
  await page.getByRole('link', { name: 'Auction this work' }).first().click()
  await page.getByLabel('Reserve, in XCH').fill('0.02')
  await page.getByLabel('Ends').fill(inSeconds(-60))
  await page.getByRole('button', { name: 'Sign and start' }).click()
  await expect(page.getByRole('alert')).toHaveText('It has to end after it starts.')
  await page.getByLabel('Ends').fill(inSeconds(110))
  await page.getByLabel('Overtime').selectOption('0')
  const asked = await inWallet(
    page,
    () => page.getByRole('button', { name: 'Sign and start' }).click(),
    'Approve',
  )
  expect(asked).toContain('Reserve: 0.02 XCH')
  const link = page.getByRole('link', { name: 'See it on the page of the work' })
  const path = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(auction(page).getByText('No bids yet.')).toBeVisible()
  await expect(auction(page).getByRole('timer')).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await connect(other, 1)
  await other.goto(at(path))
  await other.getByRole('button', { name: 'Bid in this auction' }).click()
  await other.getByLabel('Your bid, in XCH').fill('0.01')
  await other.getByRole('button', { name: 'Sign and bid' }).click()
  await expect(other.getByRole('alert')).toHaveText('Bid at least 0.02 XCH.')
  await bid(other, path, '0.025')
  await expect(auction(other).getByRole('list', { name: 'Bid history' })).toContainText('leads', {
    timeout: 20_000,
  })

  await expect(async () => {
    await page.reload()
    await expect(auction(page).getByText('Auction ended')).toBeVisible({ timeout: 2000 })
    await expect(page.getByRole('button', { name: 'Accept the winning bid' })).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 150_000 })
  await inWallet(
    page,
    () => page.getByRole('button', { name: 'Accept the winning bid' }).click(),
    'Approve and sign',
  )
  await expect(page.getByText('Sold: a block holds the trade.')).toBeVisible({ timeout: 60_000 })
  await expect(auction(other).getByText('The owner accepted the bid'))
    .toBeVisible({ timeout: 1 })
    .catch(async () => {
      await other.reload()
      await expect(auction(other).getByText('The owner accepted the bid')).toBeVisible({ timeout: 20_000 })
    })
  await page.goto(at('/user/auctions'))
  await expect(page.locator(`a[href="${path}"]`).getByText('Sold')).toBeVisible()
  await other.goto(at('/wallet'))
  await expect(other.locator(`a[href="${path}"]`).first()).toBeVisible({ timeout: 20_000 })
})

test('auctions are listed by phase, readable without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(at('/auctions'))
  await expect(page.getByRole('heading', { name: 'Auctions', level: 1 })).toBeVisible()
  await expect(page.getByRole('timer').first()).toBeVisible()
  await page.getByRole('link', { name: 'Upcoming' }).click()
  await expect(page.getByText('Starts in').first()).toBeVisible()
  await context.close()
})
