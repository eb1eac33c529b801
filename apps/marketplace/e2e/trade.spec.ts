import { expect, test } from '@playwright/test'
import { nthForSale } from './for-sale.js'
import { urlOf } from './product.js'
import { connect, inWallet } from './wallet.js'

test.setTimeout(180_000)

test('a visitor connects the devnet’s wallet, buys a work, lists it and withdraws it, each settled on the chain', async ({
  page,
}) => {
  await connect(page)
  const path = `/nfts/${await nthForSale(0)}`
  await page.goto(urlOf('Marketplace') + path)
  const total = page.getByText('The buyer pays, before the network fee').locator('+ dd')
  const words = (await total.textContent()) ?? 'no total'
  const buying = await inWallet(
    page,
    () => page.getByRole('button', { name: 'Buy now' }).click(),
    'Approve and sign',
  )
  // The wallet reads from the spends what the page says.
  expect(buying).toContain(words.replace(/\s+/g, ' '))
  await expect(page.getByText('It is yours: a block holds the trade.')).toBeVisible({ timeout: 60_000 })
  // More blocks come on top, and the page counts them.
  await expect(page.getByText(/^In block [\d,]+: ([3-9]|\d\d) of 32 blocks/)).toBeVisible({ timeout: 90_000 })
  await expect(page.getByText('This work is in your wallet.')).toBeVisible({ timeout: 20_000 })

  await page.getByLabel('Your price').fill('3,25')
  await expect(page.getByText('You receive')).toBeVisible()
  await inWallet(page, () => page.getByRole('button', { name: 'Sign and list' }).click(), 'Approve and sign')
  await expect(page.getByText('Listed. Everybody can see it now.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('3.25').first()).toBeVisible({ timeout: 20_000 })

  await inWallet(
    page,
    () => page.getByRole('button', { name: 'Withdraw the listing' }).click(),
    'Approve and sign',
  )
  await expect(page.getByText('Done: a block holds it.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Not listed for sale.')).toBeVisible({ timeout: 20_000 })
  await page.goto(`${urlOf('Marketplace')}/wallet`)
  await expect(page.locator(`a[href="${path}"]`).first()).toBeVisible({ timeout: 20_000 })
})

test('a refusal in the wallet changes nothing, and says so', async ({ page }) => {
  await connect(page)
  const path = `/nfts/${await nthForSale(1)}`
  await page.goto(urlOf('Marketplace') + path)
  await inWallet(page, () => page.getByRole('button', { name: 'Buy now' }).click(), 'Refuse')
  await expect(page.getByRole('alert')).toHaveText('It was refused in the wallet. Nothing was signed.')
  await expect(page.getByRole('button', { name: 'Buy now' })).toBeEnabled()
})

test('a bid is signed and stands on the work’s page', async ({ page }) => {
  await connect(page)
  const path = `/nfts/${await nthForSale(2)}`
  await page.goto(urlOf('Marketplace') + path)
  await page.getByRole('button', { name: 'Place a bid' }).click()
  await page.getByLabel('Your bid').fill('0.0137')
  const asked = await inWallet(
    page,
    () => page.getByRole('button', { name: 'Sign and bid' }).click(),
    'Approve and sign',
  )
  expect(asked).toContain('Place a bid')
  await expect(page.getByText('Your bid stands. Its owner can take it now.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('list', { name: /Bids/ }).getByText('0.0137')).toBeVisible({ timeout: 20_000 })
})

test('an offer has a page that says whether it stands, readable without script, and a file', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const path = `/nfts/${await nthForSale(0)}`
  await page.goto(urlOf('Marketplace') + path)
  await page.getByRole('link', { name: /^Listed/ }).click()
  await expect(page.getByText('Open', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Asked for in return' })).toBeVisible()
  const file = await request.get(`${page.url()}/file`)
  expect(file.headers()['content-disposition']).toContain('.offer')
  expect(await file.text()).toMatch(/^offer1/)
  await context.close()
})
