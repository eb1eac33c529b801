import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './hydrated.js'
import { ownSite } from './own-site.js'
import { urlOf } from './product.js'
import { type SlowWay, slowWayTo } from './slow-way.js'

/** A part of a page that takes long comes after the rest, which does not wait for it. */
let way: SlowWay
let site: Awaited<ReturnType<typeof ownSite>>
/** Each is asked about once: what is known of it is shared for seconds. */
let [first, second, third] = ['', '', '']

test.beforeAll(async () => {
  way = await slowWayTo(urlOf('API'))
  site = await ownSite({ API_URL: way.url })
  const asked = await fetch(`${urlOf('API')}/v2/collections?size=3&interval=all`)
  const { items }: { items: { id: string }[] } = await asked.json()
  ;[first = '', second = '', third = ''] = items.map(({ id }) => `/collections/${id}`)
})
test.afterAll(async () => {
  await site.stop()
  await way.stop()
})

const chart = (page: Page) => page.locator('details', { hasText: 'Price, volume and floor' })
const waiting = (page: Page) => page.getByText('This part is on its way.')
const cards = (page: Page) => page.getByRole('main').locator('a[href^="/nfts/"]')

test('the rest of a page is read and alive before a late part is there, which then takes its place', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (said) => {
    if (said.type() === 'error') faults.push(said.text())
  })
  const letThrough = way.hold('/chart')
  await page.goto(`${site.url}${first}`, { waitUntil: 'commit' })
  await expect(waiting(page)).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  await hydrated(page.getByRole('contentinfo'))
  await expect(chart(page)).toHaveCount(0)
  letThrough()
  await expect(chart(page)).toBeVisible()
  await expect(waiting(page)).toHaveCount(0)
  // In its place, above the works.
  const [part, works] = [await chart(page).boundingBox(), await cards(page).first().boundingBox()]
  expect(part?.y ?? 0).toBeLessThan(works?.y ?? 0)
  await page.waitForLoadState()
  expect(faults).toEqual([])
})

test('on the way from page to page it comes late as well', async ({ page }) => {
  await page.goto(site.url + second)
  await hydrated(page.getByRole('contentinfo'))
  await expect(chart(page)).toBeVisible()
  const letThrough = way.hold('/chart?interval=all')
  await page.getByRole('link', { name: 'All Time' }).click()
  await expect(page).toHaveURL(/interval=all/)
  // What was drawn is of another time.
  await expect(waiting(page)).toBeVisible()
  await expect(chart(page)).toHaveCount(0)
  letThrough()
  await expect(chart(page)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('what comes late is read at the end of the page', async ({ page }) => {
    const letThrough = way.hold('/chart')
    const gone = page.goto(`${site.url}${third}`)
    await expect(waiting(page)).toBeVisible()
    await expect(page.getByText('It follows at the end of the page.')).toBeVisible()
    letThrough()
    await gone
    await expect(chart(page)).toBeVisible()
    const [part, end] = [await chart(page).boundingBox(), await page.getByRole('contentinfo').boundingBox()]
    expect(part?.y ?? 0).toBeGreaterThan(end?.y ?? 0)
  })
})
