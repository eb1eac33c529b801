import { expect, test } from '@playwright/test'
import { type Listener, listenFor, ownSite } from './own-site.js'
import { urlOf } from './product.js'
import { scriptsOf } from './scripts-of.js'

test('nothing of the error reporter reaches a browser where none is configured', async ({ page }) => {
  const asked = scriptsOf(page)
  await page.goto(`${urlOf('Marketplace')}/collections`, { waitUntil: 'networkidle' })
  const scripts = await asked()
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.filter((script) => /sentry_key|sendBeacon/.test(script))).toEqual([])
  await expect(page.locator('meta[name="error-report"], meta[name="analytics"]')).toHaveCount(0)
})

test.describe('where both are configured', () => {
  let listener: Listener
  let site: Awaited<ReturnType<typeof ownSite>>
  test.beforeAll(async () => {
    listener = await listenFor()
    site = await ownSite({
      SENTRY_DSN: listener.url.replace('://', '://publickey@').concat('/7'),
      ANALYTICS_URL: `${listener.url}/api/event`,
      ANALYTICS_DOMAIN: 'site.test',
    })
  })
  test.afterAll(async () => {
    await site.stop()
    await listener.stop()
  })
  const heardAt = (part: string) => listener.heard.filter(({ path }) => path.includes(part))

  test('an error of a page is reported, without what stands behind a question mark; noise is not', async ({
    page,
  }) => {
    const refused: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text())
    })
    await page.goto(`${site.url}/collections?q=SECRET`, { waitUntil: 'networkidle' })
    await page.evaluate(() => {
      for (const words of ["Cannot read properties of null (reading 'disconnect')", 'A real fault'])
        setTimeout(() => {
          throw new Error(words)
        })
    })
    const reports = () => heardAt('/api/7/envelope').map(({ body }) => body)
    await expect.poll(() => reports().join('\n')).toContain('A real fault')
    const all = reports().filter((body) => body.includes('"type":"event"'))
    expect(all.join('\n')).not.toContain("reading 'disconnect'")
    expect(all.join('\n')).not.toContain('SECRET')
    expect(refused).toEqual([])
  })

  test('visits are counted with six fields, and those who ask are not', async ({ page, browser }) => {
    const events = () => heardAt('/api/event').map(({ body }) => JSON.parse(body))
    const before = events().length
    await page.goto(`${site.url}/nfts?sort=newest`)
    await expect.poll(() => events().length).toBe(before + 1)
    expect(events().at(-1)).toEqual({
      n: 'pageview',
      u: `${site.url}/nfts`,
      d: 'site.test',
      r: null,
      w: 1440,
      h: 0,
    })
    await page.getByRole('link', { name: 'Activity' }).first().click()
    await expect.poll(() => events().at(-1)?.u).toBe(`${site.url}/events`)

    const shy = await browser.newContext({ serviceWorkers: 'block' })
    await shy.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const seen = await shy.newPage()
    const counted = events().length
    await seen.goto(`${site.url}/mints`, { waitUntil: 'networkidle' })
    expect(events().length).toBe(counted)
    await shy.close()
  })
})
