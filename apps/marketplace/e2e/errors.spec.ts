import { expect, test } from '@playwright/test'
import { urlOf } from './product.js'

const UNKNOWN = 'nft1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqs4y7kqu'

test('an unmatched route says which', async ({ page }) => {
  const answer = await page.goto(`${urlOf('Marketplace')}/there/is/nothing`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Page not found: /there/is/nothing')).toBeVisible()
})

for (const path of [
  '/nfts/nonsense',
  `/nfts/${UNKNOWN}`,
  '/collections/col1nonsense',
  `/nfts/${UNKNOWN}/events/0`,
  '/nfts/nonsense/events/-1',
  '/address/xch1nonsense',
  `/nfts/${'a'.repeat(2000)}`,
]) {
  test(`an unknown or malformed id is not found: ${path.length > 200 ? 'a very long id' : path}`, async ({
    page,
  }) => {
    const answer = await page.goto(urlOf('Marketplace') + path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible()
    await expect(page).toHaveTitle(/Page Not Found/)
  })
}

test('odd query strings never break a page', async ({ request }) => {
  for (const query of [
    '?page=%00',
    '?sort=nonsense',
    '?min_price=abc',
    '?filter=a',
    '?filter=a&filter=b&filter_value=c',
    '?interval=9',
    `?q=${'x'.repeat(1000)}`,
    '?listed=perhaps',
    '?min_rank=-1',
    '?%F0%9F%98%80=1',
  ]) {
    for (const path of ['/nfts', '/collections', '/events', '/mints', '/search']) {
      const status = (await request.get(urlOf('Marketplace') + path + query)).status()
      expect(status, path + query).toBeLessThan(500)
    }
  }
})

test('answers carry the headers that keep visitors safe', async ({ request }) => {
  const headers = (await request.get(`${urlOf('Marketplace')}/`)).headers()
  expect(headers['content-security-policy']).toMatch(/default-src 'self'|default-src 'none'/)
  expect(headers['content-security-policy']).not.toContain("'unsafe-inline' 'self'")
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('pages and their data are kept for their visitor alone', async ({ request }) => {
  for (const path of ['/nfts', '/nfts.data']) {
    const headers = (await request.get(urlOf('Marketplace') + path)).headers()
    expect(headers.vary, path).toMatch(/Cookie, Accept-Language/)
    expect(headers['cache-control'], path).toBe('private, no-cache')
  }
})
