import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { findPlaces, record } from './places.js'
import { urlOf } from './product.js'
import { watchWork } from './watch-work.js'

const site = () => urlOf('Marketplace')

test('a build has a name, and its meta file says how pages are answered', async ({ request, page }) => {
  const latest = record(await (await request.get(`${site()}/builds/latest.json`)).json())
  const meta = record(await (await request.get(`${site()}/builds/meta/${latest.id}.json`)).json())
  expect(meta.id).toBe(latest.id)
  expect(record(meta.rules)).toMatchObject({
    '/nfts/:id': { payload: '/nfts/:id/_payload.json' },
    '/login': { own: true },
  })
  await page.goto(`${site()}/collections`)
  await expect(page.locator('meta[name="build"]')).toHaveAttribute('content', String(latest.id))
  expect((await request.get(`${site()}/builds/meta/another.json`)).status()).toBe(404)
})

test('the data of every kind of page stands beside it, and of nobody’s own', async ({ request }) => {
  const { collection, item, event, address } = await findPlaces()
  for (const path of ['', '/nfts', '/collections', '/blog', '/offline', collection, item, event, address]) {
    const answer = await request.get(`${site()}${path}/_payload.json`)
    expect(answer.status(), path).toBe(200)
    expect(record(await answer.json()).head, path).toBeTruthy()
    expect(answer.headers()['set-cookie'], path).toBeUndefined()
  }
  for (const path of ['/login', '/register', '/user/security', '/preview', '/there/is/nothing'])
    expect((await request.get(`${site()}${path}/_payload.json`)).status(), path).toBe(404)
})

test('browsers can install it: a manifest in the language of the page, with icons of the sizes it says', async ({
  page,
  request,
}) => {
  await page.goto(`${site()}/?lang=zh`)
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = record(await (await request.get(site() + href)).json())
  expect(manifest).toMatchObject({ lang: 'zh', start_url: '/', display: 'standalone' })
  const icons = Array.isArray(manifest.icons) ? manifest.icons.map(record) : []
  for (const { src, sizes } of icons.filter(({ type }) => type === 'image/png')) {
    const drawn = await page.evaluate(async (url) => {
      const image = await createImageBitmap(await (await fetch(url)).blob())
      return `${image.width}x${image.height}`
    }, String(src))
    expect(drawn, String(src)).toBe(sizes)
  }
  expect(new Set(icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']))
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  /** Addresses of the pages that are kept, and of the works of a watchlist. */
  const kept = (page: Page) =>
    page.evaluate(async () => {
      const urls: string[] = []
      for (const name of await caches.keys())
        if (/-(?:pages|lists)-/.test(name))
          for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname)
      return urls
    })
  const untilKept = (page: Page, path: string) =>
    expect.poll(() => kept(page), { message: `${path} is kept`, timeout: 20_000 }).toContain(path)

  async function withWorker(context: BrowserContext, path: string): Promise<Page> {
    const page = await context.newPage()
    await page.goto(site() + path)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    await untilKept(page, path)
    return page
  }

  test('pages that were seen read offline and say how old they are; others say so', async ({ context }) => {
    const { item } = await findPlaces()
    const page = await withWorker(context, '/collections')
    await untilKept(page, '/offline')
    // The router fetches this one as data; it is kept all the same.
    await page.getByRole('link', { name: 'Activity' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
    await untilKept(page, '/events')
    await context.setOffline(true)

    await page.goto(`${site()}/collections`)
    await expect(page.getByText('You are offline. This page is as it was')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // To a page the router cannot fetch: it is loaded as it was kept.
    await page.getByRole('link', { name: 'Activity' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
    await expect(page.getByText('You are offline. This page is as it was')).toBeVisible()

    await page.goto(site() + item)
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', item)
    await expect(page.getByRole('link', { name: 'Activity' }).last()).toHaveAttribute('href', '/events')

    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page).toHaveURL(site() + item)
    await expect(page.getByText('You are offline')).toBeHidden()
  })

  test('the watchlist reads offline', async ({ context }) => {
    const { item } = await findPlaces()
    const page = await withWorker(context, item)
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await watchWork(page.getByRole('button', { name: /^Watch / }).first())
    await page.goto(`${site()}/watchlist`)
    await expect(page.locator('main').getByText(name).first()).toBeVisible()
    await untilKept(page, '/watchlist.data')
    await context.setOffline(true)
    await page.goto(`${site()}/watchlist`)
    await expect(page.locator('main').getByText(name).first()).toBeVisible()
    await expect(page.getByText('You are offline. This page is as it was')).toBeVisible()
  })

  test('private pages are never kept; kept pages are forgotten when somebody signs out', async ({
    context,
  }) => {
    const page = await withWorker(context, '/collections')
    for (const path of ['/login', '/register', '/user/security']) await page.goto(site() + path)
    await page.goto(`${site()}/nfts`)
    await untilKept(page, '/nfts')
    const paths = await kept(page)
    expect(paths.filter((path) => /login|register|user/.test(path))).toEqual([])
    await page.evaluate(() => fetch('/logout', { method: 'POST', body: new URLSearchParams() }))
    // The page that is open may be kept again, as anybody sees it.
    await expect.poll(() => kept(page)).not.toContain('/collections')
  })

  test('stores of older builds go when a worker takes over', async ({ context }) => {
    const first = await context.newPage()
    await first.goto(`${site()}/healthz`)
    await first.evaluate(() => caches.open('chiaroscuro-pages-older'))
    const page = await withWorker(context, '/collections')
    await expect.poll(() => page.evaluate(() => caches.has('chiaroscuro-pages-older'))).toBe(false)
  })
})

test('a page whose script is gone is loaded once, as a whole, and not for ever', async ({ page }) => {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.goto(`${site()}/collections`, { waitUntil: 'networkidle' })
  // Whatever comes from now on was built away.
  await page.route('**/assets/route-*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Activity' }).first().click()
  await expect.poll(() => documents).toBe(2)
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
  await expect(page).toHaveURL(`${site()}/events`)
  await page.waitForLoadState('networkidle')
  expect(documents).toBe(2)
})

test('an hour later there is a newer build: the next link loads its page whole', async ({ page }) => {
  await page.clock.install()
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'newer', timestamp: 1 } }))
  await page.goto(`${site()}/collections`, { waitUntil: 'networkidle' })
  const asked = page.waitForRequest('**/builds/latest.json')
  await page.clock.runFor('01:00:01')
  await (await asked).response()
  const whole = page.waitForRequest((request) => request.isNavigationRequest())
  await page.getByRole('link', { name: 'Activity' }).first().click()
  expect(new URL((await whole).url()).pathname).toBe('/events')
})
