import { expect, type Page, test } from '@playwright/test'
import { violations } from './accessible.js'
import { findPlaces, record } from './places.js'
import { urlOf } from './product.js'

const FIXED = ['/', '/collections', '/nfts', '/mints', '/auctions', '/cart', '/events', '/search?q=moon']

async function allPaths(): Promise<string[]> {
  const places = await findPlaces()
  return [
    ...FIXED,
    places.collection,
    `${places.collection}?tab=activity`,
    `${places.collection}?tab=trades`,
    places.item,
    places.auction,
    ...places.kinds,
    places.event,
    places.address,
  ]
}

/** Faults a page reports about itself, and what it asks of strangers. */
function watch(page: Page): { faults: string[]; foreign: string[] } {
  const ours = new Set([urlOf('Marketplace'), urlOf('API'), urlOf('Media')].map((url) => new URL(url).origin))
  const seen = { faults: [] as string[], foreign: [] as string[] }
  page.on('pageerror', (error) => seen.faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') seen.faults.push(message.text())
  })
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && !ours.has(origin)) seen.foreign.push(request.url())
  })
  return seen
}

/** A few of each kind of a page's links: lists hold hundreds of items that are all alike. */
async function linksOf(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const kinds = new Map<string, number>()
  return links.filter((link) => {
    const kind = link.split('?')[0]?.split('/').slice(0, 2).join('/') ?? ''
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    return (kinds.get(kind) ?? 0) <= 4
  })
}

for (const lang of ['en', 'zh']) {
  test(`every page is accessible in both themes, quiet, and leads somewhere, in ${lang}`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    await context.addCookies([{ name: 'user-lang', value: lang, url: urlOf('Marketplace') }])
    const page = await context.newPage()
    const { faults, foreign } = watch(page)
    const links = new Set<string>()
    for (const path of await allPaths()) {
      const answer = await page.goto(urlOf('Marketplace') + path)
      expect(answer?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      expect(await violations(page, path)).toEqual([])
      for (const link of await linksOf(page)) links.add(link)
    }
    expect({ faults, foreign }).toEqual({ faults: [], foreign: [] })
    const reference = await page.getByRole('link', { name: 'API', exact: true }).getAttribute('href')
    for (const link of links)
      expect((await context.request.get(urlOf('Marketplace') + link)).status(), link).toBeLessThan(400)
    expect((await context.request.get(reference ?? '')).status(), reference ?? '').toBe(200)
    await context.close()
  })
}

test('every page fits a phone, in both languages', async ({ browser }) => {
  test.setTimeout(120_000)
  for (const lang of ['en', 'zh']) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    await context.addCookies([{ name: 'user-lang', value: lang, url: urlOf('Marketplace') }])
    const page = await context.newPage()
    for (const path of await allPaths()) {
      await page.goto(urlOf('Marketplace') + path)
      await expect(page.locator('html')).toHaveAttribute('lang', lang === 'zh' ? /^zh/ : 'en')
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, `${path} in ${lang}`).toBeLessThanOrEqual(390)
    }
    await context.close()
  }
})

test('every page reads without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of await allPaths()) {
    await page.goto(urlOf('Marketplace') + path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    expect(((await page.locator('main').textContent()) ?? '').length, path).toBeGreaterThan(80)
  }
  await page.goto(`${urlOf('Marketplace')}/nfts`)
  const first = await page.locator('main a[href^="/nfts/"]').first().getAttribute('href')
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(page).toHaveURL(/page=/)
  expect(await page.locator('main a[href^="/nfts/"]').first().getAttribute('href')).not.toBe(first)
  await context.close()
})

test('the command beside a sale saves its spends', async ({ request, page }) => {
  const { event } = await findPlaces()
  await page.goto(`${urlOf('Marketplace')}${event}?spends`)
  const command = (await page.locator('pre').first().textContent()) ?? ''
  const url = /curl -o spends\.json (\S+)/.exec(command)?.[1] ?? ''
  const answer = await request.get(url)
  expect([url, answer.status()]).toEqual([url, 200])
  expect(record(await answer.json()).coin_spends).not.toHaveLength(0)
})
