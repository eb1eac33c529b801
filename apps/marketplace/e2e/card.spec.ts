import { expect, test } from '@playwright/test'
import { ask, findPlaces, items, text } from './places.js'
import { urlOf } from './product.js'

test('items, collections, profiles and offers have a card for link previews', async ({ page, request }) => {
  const { item, collection } = await findPlaces()
  await page.goto(`${urlOf('Marketplace')}/profiles`)
  const profile = await page
    .locator('main a[href^="/profile/"], main tbody a[href^="/"]')
    .first()
    .getAttribute('href')
  const [listed] = items(await ask('/nfts?listed=true&size=1'))
  const offer = `/offers/${text(listed?.offer_id)}`
  for (const path of [item, collection, profile ?? '', offer]) {
    await page.goto(`${urlOf('Marketplace')}${path}`)
    const url = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect(url, path).toMatch(/\/cards\/(?:nfts|collections|profiles|offers)\/[^/]+\.png$/)
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
    // One that is still being drawn is asked for again.
    await expect.poll(async () => (await request.get(url ?? '')).status(), path).toBe(200)
    const card = await request.get(url ?? '')
    expect([card.status(), card.headers()['content-type']], path).toEqual([200, 'image/png'])
    const png = await card.body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    const again = await request.get(url ?? '', { headers: { 'if-none-match': card.headers().etag ?? '' } })
    expect(again.status()).toBe(304)
  }
})

test('cards of nothing are not found', async ({ request }) => {
  for (const path of ['/cards/nfts/nonsense.png', '/cards/people/x.png', '/cards/nfts/x.jpg', '/cards/nfts'])
    expect((await request.get(urlOf('Marketplace') + path)).status(), path).toBe(404)
})
