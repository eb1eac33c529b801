import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { violations } from './accessible.js'
import { urlOf } from './product.js'

const at = (path: string) => urlOf('Marketplace') + path

const ROUTES = [
  ...['/blog', '/blog/what-an-offer-is', '/blog/check-a-sale-yourself', '/blog?tag=trading'],
  ...['/badger', '/badger/privacy-policy', '/badger/support', '/badger/terms-of-service', '/goby'],
  ...['/legal-notice', '/terms-of-use'],
  ...['/mint', '/mint/studio', '/mint/early-access', '/mint/terms-of-service'],
]

async function reader(browser: Browser, lang: string, more: Parameters<Browser['newContext']>[0] = {}) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...more })
  await context.addCookies([{ name: 'user-lang', value: lang, url: at('/') }])
  return context
}

/** Faults a page reports about itself, and what it asks of strangers. */
function watch(page: Page): string[] {
  const ours = new Set([at('/'), urlOf('API'), urlOf('Media')].map((url) => new URL(url).origin))
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && !ours.has(origin)) faults.push(`asks ${request.url()}`)
  })
  return faults
}

for (const lang of ['en', 'zh']) {
  test(`every page of content speaks ${lang}, is accessible in both themes and quiet`, async ({
    browser,
  }) => {
    test.setTimeout(150_000)
    const context = await reader(browser, lang)
    const page = await context.newPage()
    const faults = watch(page)
    for (const path of ROUTES) {
      const answer = await page.goto(at(path))
      expect(answer?.status(), path).toBe(200)
      const title = await page.getByRole('heading', { level: 1 }).textContent()
      const words = await page.locator('main').textContent()
      const isChinese = /\p{Script=Han}/u.test(words ?? '')
      expect([path, title === '', isChinese]).toEqual([path, false, lang === 'zh'])
      expect(await violations(page, path)).toEqual([])
    }
    expect(faults).toEqual([])
    await context.close()
  })
}

test('content fits a phone and reads without JavaScript', async ({ browser }) => {
  test.setTimeout(90_000)
  const viewport = { width: 390, height: 844 }
  const context = await reader(browser, 'en', { javaScriptEnabled: false, viewport })
  const page = await context.newPage()
  for (const path of ROUTES) {
    await page.goto(at(path))
    expect(((await page.locator('main').textContent()) ?? '').length, path).toBeGreaterThan(120)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, path).toBeLessThanOrEqual(viewport.width)
  }
  await context.close()
})

async function askForAccess(context: BrowserContext, email: string) {
  const page = await context.newPage()
  await page.goto(at('/mint/early-access'))
  // As people type: a form that is filled in at once is a bot's.
  await page.getByLabel('E-mail address').pressSequentially(email, { delay: 80 })
  await page.getByRole('button', { name: 'Ask for early access' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Submitted!' })).toBeVisible()
  await page.close()
}

test('early access takes an address, twice the same one, with and without JavaScript', async ({
  browser,
}) => {
  const email = `maker-${process.pid}@mail.test`
  for (const javaScriptEnabled of [true, false]) {
    const context = await reader(browser, 'en', { javaScriptEnabled })
    await askForAccess(context, email)
    await context.close()
  }
})

test('early access refuses what is no address, bots and other sites', async ({ page, request }) => {
  await page.goto(at('/mint/early-access'))
  const ticket = await page.locator('input[name=ticket]').inputValue()
  const post = (form: Record<string, string>, origin = at('')) =>
    request.post(at('/mint/early-access'), { form, headers: { origin }, maxRedirects: 0 })
  expect((await post({ ticket, email: 'nobody' })).status()).toBe(400)
  expect((await post({ ticket, email: 'a@mail.test', website: 'x' })).status()).toBe(400)
  expect((await post({ ticket: '1.forged', email: 'a@mail.test' })).status()).toBe(400)
  const foreign = await post({ ticket, email: 'a@mail.test' }, 'https://evil.example')
  expect(foreign.status()).toBeGreaterThanOrEqual(400)
})

test('an article tells machines what it is, in each language', async ({ page }) => {
  await page.goto(at('/blog/what-an-offer-is?lang=zh'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(canonical).toMatch(/\/blog\/what-an-offer-is\?lang=zh$/)
  const languages = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))
  expect(languages).toEqual(['en', 'zh', 'x-default'])
  const facts = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(facts ?? '{}')).toMatchObject({ '@type': 'Article', inLanguage: 'zh' })
  // Whoever came in a language goes on in it.
  await page.getByRole('link', { name: '博客', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: '博客' })).toBeVisible()
})

test('the feed lists the articles', async ({ request }) => {
  const answer = await request.get(at('/blog/feed.xml?lang=en'))
  expect(answer.headers()['content-type']).toContain('application/atom+xml')
  const text = await answer.text()
  expect(text.match(/<entry>/g)?.length).toBeGreaterThan(5)
  expect(text).toContain('/blog/what-an-offer-is?lang=en')
})

test('unknown articles are not found', async ({ page }) => {
  for (const path of ['/blog/nothing', '/blog/a/b/c', '/blog/..%2f..%2fspaces']) {
    const answer = await page.goto(at(path))
    expect([path, answer?.status()]).toEqual([path, 404])
  }
  await page.goto(at('/blog/nothing'))
  await expect(page.getByText('Page Not Found: /blog/nothing')).toBeVisible()
})

test('drafts are for those who hold the secret, marked, and never kept', async ({ page }) => {
  const draft = '/blog/how-to-write-here'
  expect((await page.goto(at(draft)))?.status()).toBe(404)
  expect((await page.goto(at(`/preview?secret=guess&path=${draft}`)))?.status()).toBe(404)
  const answer = await page.goto(`${urlOf('Preview')}&path=${draft}`)
  expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([200, 'private, no-store'])
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('button', { name: 'Leave preview' }).click()
  await expect(page.getByText(`Page Not Found: ${draft}`)).toBeVisible()
})
