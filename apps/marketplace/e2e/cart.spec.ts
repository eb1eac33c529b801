import { expect, test } from '@playwright/test'
import { collectionsForSale } from './for-sale.js'
import { ask, items } from './places.js'
import { urlOf } from './product.js'
import { connect, inWallet } from './wallet.js'

test.setTimeout(180_000)

/** A collection in which three works are for sale. Not the busiest: the market's own traders buy as well. */
async function busyCollection(): Promise<string> {
  const found = (await collectionsForSale(3)).at(-1)
  if (!found) throw new Error('no collection has three works for sale')
  return found
}

async function ownerOf(id: string): Promise<unknown> {
  return items(await ask(`/nfts?id=${id}`))[0]?.owner_address_encoded_id
}

test('three works from the floor of a collection are bought in one transaction', async ({ page }) => {
  await connect(page)
  const mine = await page
    .getByRole('region', { name: 'Connected wallet' })
    .getByRole('link')
    .getAttribute('href')
  await page.goto(`${urlOf('Marketplace')}/collections/${await busyCollection()}`)
  await page.getByRole('button', { name: 'Sweep the floor' }).click()
  await page.getByLabel('At most, each, in XCH').fill('0.000000000001')
  await expect(page.getByText('Nothing is for sale in XCH at that price.')).toBeVisible()
  await page.getByLabel('At most, each, in XCH').fill('')
  await page.getByRole('button', { name: 'Put all 3 in the cart' }).click()

  const works = page.getByRole('list', { name: 'Works in the cart' }).getByRole('listitem')
  await expect(works).toHaveCount(3)
  const links = await works
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  await expect(page.getByRole('link', { name: 'Cart, 3' })).toBeVisible()
  const total = (await page.getByText('You pay', { exact: true }).locator('+ dd').textContent()) ?? 'no total'
  const asked = await inWallet(
    page,
    () => page.getByRole('button', { name: 'Buy all 3 at once' }).click(),
    'Approve and sign',
  )
  expect(asked).toContain('Take 3 offers at once')
  // The wallet reads from the spends what the page says.
  expect(asked).toContain(total.replace(/\s+/g, ' ').trim())
  await expect(page.getByText('All 3 are yours: one block holds the whole trade.')).toBeVisible({
    timeout: 90_000,
  })
  await expect(page.getByText('Nothing in the cart yet')).toBeVisible()

  const ids = links.map((link) => link.split('/').at(-1) ?? '')
  expect(ids).toHaveLength(3)
  for (const id of ids) expect(`/address/${await ownerOf(id)}`).toBe(mine)
  await page.goto(`${urlOf('Marketplace')}/events?type=2`)
  for (const link of links) await expect(page.locator(`a[href^="${link}"]`).first()).toBeVisible()
})
