import { createServer } from 'node:http'
import { expect, type Page, test } from '@playwright/test'
import { violations } from './accessible.js'
import { collectionsForSale, nthForSale } from './for-sale.js'
import { here } from './here.js'
import { ownSite } from './own-site.js'
import { ask, findPlaces, record, text } from './places.js'
import { urlOf } from './product.js'

/** A source of rates that may be told to say something else. */
async function rateSource() {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.headers['user-agent'] ?? '')
    response.end('{"chia":{"usd":2.5,"cny":20}}')
  })
  const source = await here(server, () => server.closeAllConnections())
  return { url: `${source.url}/rates`, asked, stop: source.stop }
}

/** What the browser asked anybody but the product for. */
function foreignTo(page: Page, source: string): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(source)) found.push(request.url())
  })
  return found
}

async function offerOf(nft: string): Promise<{ path: string; xch: number }> {
  const { offers } = record(await ask(`/nfts/${nft}`))
  const sale = (Array.isArray(offers) ? offers.map(record) : []).find(({ side }) => side === 1)
  return { path: `/offers/${text(sale?.id)}`, xch: Number(text(sale?.price_mojos)) / 1e12 }
}

test('where a source of rates is configured, prices say what they are worth; the server alone asks it', async ({
  page,
}) => {
  const source = await rateSource()
  const site = await ownSite({ FIAT_RATES_URL: source.url, NETWORK: 'devnet' })
  try {
    const foreign = foreignTo(page, source.url)
    const nft = await nthForSale(0)
    const { path: offer, xch } = await offerOf(nft)
    const { auction } = await findPlaces()
    const [collection] = await collectionsForSale()
    const hint = page.getByTitle(/^1 XCH ≈ \$2\.50, at .* UTC$/)

    await page.goto(`${site.url}/nfts/${nft}`)
    await expect(hint.first()).toHaveText(/^≈ \$[\d,.]+$/)
    const worth = Number(String(await hint.first().textContent()).replace(/[^\d.]/g, ''))
    expect(Math.abs(worth / (xch * 2.5) - 1)).toBeLessThan(0.05)
    expect(await violations(page, `/nfts/${nft}`)).toEqual([])
    for (const path of [offer, auction, `/collections/${collection}`]) {
      await page.goto(site.url + path)
      await expect(hint.first(), path).toBeVisible()
    }
    // Somebody may have bought the other by now.
    await page.goto(`${site.url}/nfts/${await nthForSale(0)}?lang=zh`)
    await expect(page.getByTitle(/^1 XCH ≈ ¥20\.00/).first()).toHaveText(/^≈ ¥[\d,.]+$/)
    expect([foreign, source.asked.length]).toEqual([[], 1])
  } finally {
    await site.stop()
    await source.stop()
  }
})

test('a dead source of rates is missed by no page', async ({ page }) => {
  const site = await ownSite({ FIAT_RATES_URL: 'http://127.0.0.1:9/rates', NETWORK: 'devnet' })
  try {
    const answer = await page.goto(`${site.url}/nfts/${await nthForSale(0)}`)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('≈')).toHaveCount(0)
  } finally {
    await site.stop()
  }
})

test('nothing is said of it without a source', async ({ page }) => {
  await page.goto(`${urlOf('Marketplace')}/nfts/${await nthForSale(0)}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('≈')).toHaveCount(0)
})
