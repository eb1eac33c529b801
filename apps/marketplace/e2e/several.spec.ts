import { expect, type Page, test } from '@playwright/test'
import { fits } from './fits.js'
import { COLLECTOR, logIn } from './log-in.js'
import { urlOf } from './product.js'
import { connect, inWallet } from './wallet.js'
import { watchWork } from './watch-work.js'

test.setTimeout(180_000)

const at = (path: string) => urlOf('Marketplace') + path
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select / })

test('one bid on three works of the watchlist is signed once, and stands on each', async ({ page }) => {
  page.setDefaultTimeout(30_000)
  await connect(page, 1)
  await page.goto(at('/nfts?sort=recent'))
  const stars = page.getByRole('button', { name: /^Watch / })
  for (const place of [0, 1, 2]) await watchWork(stars.nth(place))
  await page.goto(at('/watchlist'))
  await page.getByRole('button', { name: 'Bid on several' }).click()
  await expect(boxes(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Select all shown' }).click()
  await page.getByRole('button', { name: 'Name your bid' }).click()
  await page.getByLabel('Your bid on each').fill('0.0123')
  await fits(page, 'bidding on one of several')
  const links = await page
    .locator('main li a[href^="/nfts/"]')
    .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('href') ?? ''))])
  const asked = await inWallet(
    page,
    () => page.getByRole('button', { name: 'Sign all 3 bids' }).click(),
    'Approve and sign',
  )
  expect(asked).toContain('Leaves your wallet at most')
  expect(asked).toContain('3, of the same coins: at most one is taken')
  await expect(page.getByText('3 bids stand. The first owner who accepts ends the others.')).toBeVisible()
  expect(links).toHaveLength(3)
  for (const link of links) {
    await page.goto(at(link))
    await expect(page.getByText('0.0123').first()).toBeVisible()
  }
})

test('three works are put up for auction by one approval, one after another', async ({ page }) => {
  page.setDefaultTimeout(30_000)
  await logIn(page, COLLECTOR, '/wallet')
  await page.waitForURL(at('/wallet'))
  await connect(page, 0)
  await page.goto(at('/tools/auction'))
  // The last ones: others of these tests take the first.
  await expect(boxes(page).nth(2)).toBeVisible()
  for (const place of [-1, -2, -3]) await boxes(page).nth(place).check()
  await page.getByRole('button', { name: 'Name the terms' }).click()
  const panel = page.getByRole('region', { name: 'Auction 3 works' })
  await panel.getByLabel('Reserve, in XCH').fill('0.5')
  await panel.getByLabel('They run').selectOption('10')
  await fits(page, 'putting up three works')
  const asked = await inWallet(
    page,
    () => panel.getByRole('button', { name: 'Sign and start all 3' }).click(),
    'Approve',
  )
  expect(asked).toContain('You sign these texts')
  expect(asked.match(/Reserve: 0\.5 XCH/g)).toHaveLength(3)
  await expect(page.getByText('3 auctions stand.')).toBeVisible()
  await page.getByRole('link', { name: 'My Auctions' }).last().click()
  await page.waitForURL(at('/user/auctions'))
  expect(await page.locator('main a[href^="/nfts/"]').count()).toBeGreaterThanOrEqual(3)
})
