import { expect, test } from '@playwright/test'
import { violations } from './accessible.js'
import { hydrated } from './hydrated.js'
import { ask, findPlaces, items, text } from './places.js'
import { urlOf } from './product.js'

const at = (path: string) => urlOf('Marketplace') + path

/** The pages of this file, on things that the running product holds. */
async function explorePaths() {
  const [ranked, mints, places] = await Promise.all([
    ask('/profiles?interval=all&size=100'),
    ask('/mints?size=1'),
    findPlaces(),
  ])
  const claimed = items(ranked).find(({ username }) => typeof username === 'string')
  const did = text(claimed?.encoded_id)
  const profile = `/profile/${did}`
  return {
    did,
    username: text(claimed?.username),
    all: [
      '/profiles?interval=all',
      profile,
      ...['collections', 'activity'].map((tab) => `${profile}?tab=${tab}`),
      `/${text(claimed?.username)}`,
      `/profile-embed/${did}`,
      '/new',
      `/mints/${text(items(mints)[0]?.id)}`,
      '/watchlist',
      `${places.address}?tab=activity`,
      `${places.collection}?tab=owners`,
    ],
  }
}

for (const lang of ['en', 'zh']) {
  test(`every page of exploring is accessible in both themes, in ${lang}`, async ({ browser }) => {
    test.setTimeout(120_000)
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    await context.addCookies([{ name: 'user-lang', value: lang, url: at('/') }])
    const page = await context.newPage()
    for (const path of (await explorePaths()).all) {
      expect((await page.goto(at(path)))?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      expect(await violations(page, path)).toEqual([])
    }
    await context.close()
  })
}

test('every page of exploring reads without JavaScript, fits a phone and names its languages', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  for (const path of (await explorePaths()).all) {
    await page.goto(at(path))
    expect(((await page.locator('main').textContent()) ?? '').length, path).toBeGreaterThan(80)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
    await expect(page.locator('link[rel=canonical]'), path).toHaveCount(1)
    await expect(page.locator('link[rel=alternate][hreflang]'), path).toHaveCount(
      path.startsWith('/profile-embed/') ? 0 : 3,
    )
  }
  await page.goto(at('/watchlist'))
  // What stands in `noscript` is passed over when text is looked for.
  const words = await page.evaluate(() => {
    const place = document.querySelector<HTMLElement>('main noscript')
    return place?.firstElementChild?.clientHeight ? place.textContent : null
  })
  expect(words).toContain('The watchlist needs JavaScript')
  await page.goto(at('/new?lang=zh'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/new\?lang=zh$/)
  await context.close()
})

test('a profile lives under its DID and its username; other names are not there', async ({ page }) => {
  const { did, username } = await explorePaths()
  await page.goto(at(`/profile/${did}`))
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`/${username}$`))
  await page.goto(at(`/${username.toUpperCase()}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  for (const [path, words] of [
    ['/nobody-at-all', 'Page Not Found: /nobody-at-all'],
    ['/profile/nonsense', 'Page Not Found: /profile/nonsense'],
    ['/admin', 'Page not found: /admin'],
    ['/mints/nonsense', 'Page Not Found: /mints/nonsense'],
  ] as const) {
    expect((await page.goto(at(path)))?.status(), path).toBe(404)
    await expect(page.getByText(words)).toBeVisible()
  }
})

test('a profile stands in other people’s pages, and nothing else does', async ({ page, request }) => {
  const { did, username } = await explorePaths()
  const embed = await request.get(at(`/profile-embed/${did}`))
  expect(embed.headers()['x-frame-options']).toBeUndefined()
  expect(embed.headers()['content-security-policy']).toMatch(/script-src 'none'.*frame-ancestors \*/)
  for (const path of [`/profile/${did}`, `/${username}`, '/']) {
    const { 'x-frame-options': frame, 'content-security-policy': policy } = (
      await request.get(at(path))
    ).headers()
    expect([path, frame, policy?.includes("frame-ancestors 'none'")]).toEqual([path, 'DENY', true])
  }
  await page.goto(at(`/profile-embed/${did}?theme=dark&tab=owned`))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.locator('script')).toHaveCount(0)
  await page.getByRole('link', { name: 'Activity' }).click()
  await expect(page).toHaveURL(/tab=activity&theme=dark/)
})

test('a star keeps a work on the watchlist and lets it go', async ({ page }) => {
  const { item } = await findPlaces()
  await page.goto(at(item))
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const star = page.getByRole('button', { name: `Watch ${name}`, exact: true })
  await expect(star).toBeEnabled()
  await star.focus()
  await page.keyboard.press('Enter')
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await page.goto(at('/watchlist'))
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  expect(await violations(page, '/watchlist')).toEqual([])
  await page.getByRole('button', { name: `Watch ${name}`, exact: true }).click()
  await expect(page.getByText('Nothing on your watchlist yet')).toBeVisible()
})

test('the sitemaps name every page once', async ({ request }) => {
  const locations = async (url: string) =>
    [...(await (await request.get(url)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? '')
  const robots = await (await request.get(at('/robots.txt'))).text()
  const index = await locations(/Sitemap: (\S+)/.exec(robots)?.[1] ?? '')
  expect(index.length).toBeGreaterThanOrEqual(5)
  const all = (await Promise.all(index.map(locations))).flat()
  expect(new Set(all).size).toBe(all.length)
  const status = await ask('/status')
  const nfts = all.filter((url) => url.includes('/nfts/nft1'))
  expect(status).toMatchObject({ nft_count: nfts.length })
  for (const url of [all[0], nfts[0], all.find((one) => one.includes('/blog/'))])
    expect([url, (await request.get(url ?? '')).status()]).toEqual([url, 200])
})

test('the front page is held back in part as the server wrote it, and whole for who comes back to it', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 834, height: 900 } })
  const page = await context.newPage()
  await page.goto(at('/'))
  const bands = page.locator('main section')
  const link = bands.last().getByRole('link').last()
  await hydrated(link)
  const held = () =>
    bands.evaluateAll((all) => all.filter((one) => getComputedStyle(one).contentVisibility === 'auto').length)
  expect(await held()).toBeGreaterThan(0)
  await link.click()
  await expect(page).not.toHaveURL(at('/'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(link).toBeInViewport()
  expect(await held()).toBe(0)
  await context.close()
})
