import { expect, test } from '@playwright/test'
import { violations } from './accessible.js'
import { hydrated } from './hydrated.js'
import { ask, findPlaces, items, text } from './places.js'
import { urlOf } from './product.js'

const at = (path: string) => urlOf('Marketplace') + path

test('words stay among the filters, and activity is of one collection, without script', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(at('/nfts'))
  await page.getByLabel('Search', { exact: true }).last().fill('e')
  await page.getByRole('checkbox', { name: /^Listed/ }).check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('link', { name: 'Remove filter “e”' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove filter Listed' })).toBeVisible()

  const [collection] = items(await ask('/collections?interval=all&size=1'))
  const id = text(collection?.id)
  await page.goto(at('/events?type=0'))
  await page.getByRole('searchbox', { name: 'Collection' }).fill(id)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('collection') === id)
  expect(new URL(page.url()).searchParams.get('type')).toBe('0')
  await page.getByRole('link', { name: `Remove filter ${text(collection?.name)}` }).click()
  await page.waitForURL(at('/events?type=0'))
  await context.close()
})

test('the search leads to places and changes the theme, by key alone', async ({ page }) => {
  await page.goto(at('/mints'))
  const search = page.getByRole('combobox', { name: 'Search' })
  await hydrated(search)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option', { name: 'Watchlist' })).toBeVisible()
  expect(await violations(page, 'the commands')).toEqual([])
  await page.keyboard.type('auctions')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(at('/auctions'))
  await page.keyboard.press('Control+k')
  await page.keyboard.type('dark theme')
  await expect(page.getByRole('option', { name: 'Dark theme' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a hash that is nothing known is said to be so', async ({ page }) => {
  await page.goto(at(`/search?q=${'ab'.repeat(32)}`))
  await expect(page.getByText('Nothing is known by this hash')).toBeVisible()
  expect(await violations(page, 'an unknown hash')).toEqual([])
})

test('search engines are told what a page is about', async ({ request }) => {
  const { item, collection } = await findPlaces()
  for (const [path, type] of [
    [item, 'CreativeWork'],
    [collection, 'Collection'],
  ] as const) {
    const page = await (await request.get(at(path))).text()
    const told = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '{}'
    expect(JSON.parse(told)).toMatchObject({ '@context': 'https://schema.org', '@type': type, url: at(path) })
  }
})
