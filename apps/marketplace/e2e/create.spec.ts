import { createHash } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { violations } from './accessible.js'
import { COLLECTOR, logIn } from './log-in.js'
import { ask, record, text } from './places.js'
import { urlOf } from './product.js'
import { connect, inWallet } from './wallet.js'

test.setTimeout(150_000)

/** So large that it is on its way for a while, on a slow line. */
const WORDS = 'The light goes last from the water. '.repeat(6000)
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><title>${Date.now()}</title><desc>${WORDS}</desc><rect width="60" height="60" fill="#c08040"/></svg>`
const approve = (page: Page, name: string) =>
  inWallet(page, () => page.getByRole('button', { name }).click(), 'Approve and sign')

test('a work is minted in the browser, with the page left in the middle', async ({ page }) => {
  await logIn(page, COLLECTOR, '/wallet')
  await expect(page).toHaveURL(/\/wallet$/)
  await connect(page, 1)
  await page.goto(`${urlOf('Marketplace')}/nfts/create`)
  const creator = page.getByLabel('Creator')
  const newProfile = page.getByRole('button', { name: 'Make a profile in this wallet' })
  await expect(creator.or(newProfile)).toBeVisible({ timeout: 20_000 })
  if (await newProfile.isVisible()) await approve(page, 'Make a profile in this wallet')
  await expect(creator).toBeVisible({ timeout: 60_000 })

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'dusk.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(PICTURE) })
  const begin = page.getByRole('button', { name: 'Upload and compare' })
  await expect(page.getByText('Give it a name.')).toBeVisible()
  await expect(begin).toBeDisabled()
  await page.getByLabel('Name', { exact: true }).fill('Dusk over the harbour')
  await page.getByRole('button', { name: 'Add an attribute' }).click()
  await page.getByLabel('Attribute 1', { exact: true }).fill('Palette')
  await page.getByLabel('Value of attribute 1').fill('Ochre')
  await page.getByLabel('Collection').selectOption('new')
  await page.getByLabel('Name of the collection').fill('Evenings')
  await page.getByLabel('License').selectOption('CC0-1.0')
  expect(await violations(page, '/nfts/create')).toEqual([])
  const line = await page.context().newCDPSession(page)
  const upload = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput },
    })
  await upload(10_000)
  await begin.click()
  await expect(page.getByText(/^Sent 0\.[1-9] of 0\.2 MB$/)).toBeVisible({ timeout: 20_000 })
  expect(await violations(page, '/nfts/create, sending')).toEqual([])
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Stopped. Nothing was minted.')).toBeVisible()
  await upload(-1)
  await begin.click()

  const sign = page.getByRole('button', { name: 'Sign and mint' })
  await expect(sign).toBeVisible({ timeout: 20_000 })
  await page.reload()
  await page.getByRole('listitem').filter({ hasText: 'Dusk over' }).getByRole('button').click()
  await approve(page, 'Sign and mint')
  const work = page.getByRole('link', { name: 'Look at your work' })
  await expect(work).toBeVisible({ timeout: 60_000 })
  expect(await violations(page, '/nfts/create, minted')).toEqual([])

  const id = ((await work.getAttribute('href')) ?? '').split('/').at(-1) ?? ''
  const nft = async () => record(await ask(`/nfts/${id}`))
  await expect.poll(async () => text((await nft()).name)).toBe('Dusk over the harbour')
  const { data, collection_name, royalty_basis_points } = await nft()
  expect(record(data)).toMatchObject({
    data_hash: createHash('sha256').update(PICTURE).digest('hex'),
    metadata_json: { format: 'CHIP-0007', attributes: [{ trait_type: 'Palette', value: 'Ochre' }] },
  })
  expect([collection_name, royalty_basis_points]).toEqual(['Evenings', 500])
  await work.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dusk over the harbour' })).toBeVisible()
})

test('without script or a wallet the page says what it is for', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${urlOf('Marketplace')}/nfts/create`)
  await expect(page.getByRole('heading', { level: 1, name: 'Create an NFT' })).toBeVisible()
  await context.close()
})
