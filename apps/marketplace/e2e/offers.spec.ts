import { expect, test } from '@playwright/test'
import budget from '../../../tooling/config/web-budget.json' with { type: 'json' }
import { violations } from './accessible.js'
import { hydrated } from './hydrated.js'
import { lyingApi } from './lying-api.js'
import { ownSite } from './own-site.js'
import { ask, items, record, text } from './places.js'
import { urlOf } from './product.js'
import { connect, signUnpublished } from './wallet.js'

test.setTimeout(90_000)

const at = (path: string) => urlOf('Marketplace') + path
const HOLDS = 'It holds: the chain would settle it as it reads.'

/** An offer that another wallet signed, which the market's own traders never take; and where its work is shown. */
let signed: { offer: string; work: string }

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await connect(page)
  signed = await signUnpublished(page, '4,75')
  await context.close()
})

/** The same, published by now: it stands, whatever is traded meanwhile. */
async function standing(): Promise<{ id: string; text: string; nft: string }> {
  const { offer, work } = signed
  const answer = await fetch(`${urlOf('API')}/v2/offers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offer }),
  })
  const known = record(record(await answer.json()).offer)
  return { id: text(known.id), text: offer, nft: work.slice('/nfts/'.length) }
}

test('an offer that another wallet signed is uploaded, read, listed and seen on the item’s page', async ({
  browser,
}) => {
  const { offer, work } = signed
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(at('/offers/upload'))
  const file = (name: string, body: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(body) })
  const files = await hydrated(page.getByLabel('Choose offer files'))
  await files.setInputFiles([
    file('foreign.offer', `${offer}\n`),
    file('cut.offer', offer.slice(0, -30)),
    file('again.offer', offer),
  ])
  const card = (number: number) => page.getByRole('article', { name: new RegExp(`^${number}\\.`) })
  await expect(card(1).getByText(HOLDS)).toBeVisible({ timeout: 30_000 })
  await expect(card(1).getByText('4.75')).toBeVisible()
  await expect(card(1).getByText('Royalty assured')).toBeVisible()
  await expect(card(2).getByText('its checksum is wrong')).toBeVisible()
  await expect(card(3).getByText('It is the same as number 1.')).toBeVisible()
  expect(await violations(page, '/offers/upload')).toEqual([])

  await card(1).getByRole('button', { name: 'List it: foreign.offer' }).click()
  await expect(card(1).getByText('Listed. Everybody can see it now.')).toBeVisible({ timeout: 20_000 })
  await card(1).getByRole('link', { name: 'See the offer' }).click()
  await page.getByRole('button', { name: 'Verify in this browser' }).click()
  await expect(page.getByText(HOLDS)).toBeVisible({ timeout: 20_000 })
  await page.goto(at(work))
  await expect(page.getByText('4.75').first()).toBeVisible({ timeout: 20_000 })

  // Once more, by hand: it is known now.
  await page.goto(at('/offers/upload'))
  await (await hydrated(page.getByLabel('Or paste offers'))).fill(offer)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.getByRole('button', { name: /^List it/ }).click()
  await expect(page.getByText('It is known here already.')).toBeVisible({ timeout: 20_000 })
  await context.close()
})

test('an offer is verified in the browser, in a worker that pages without it do not fetch', async ({
  page,
}) => {
  const isReader = /\/assets\/(?:offer\.worker|clvm_wasm_bg)-/
  const weights: Promise<number>[] = []
  page.context().on('response', (response) => {
    if (isReader.test(response.url()))
      weights.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      )
  })
  const { id, nft } = await standing()
  await page.goto(at(`/nfts/${nft}`), { waitUntil: 'networkidle' })
  await page.goto(at(`/offers/${id}`), { waitUntil: 'networkidle' })
  expect(weights).toHaveLength(0)

  const press = page.getByRole('button', { name: /^Verify/ })
  await press.focus()
  await page.keyboard.press('Enter')
  for (let i = 0; i < 7; i++) {
    const said = page.getByText(/Decoded and verified in this browser in \d+ ms/)
    await expect(said).toBeVisible({ timeout: 20_000 })
    await expect(press).toBeFocused()
    if (i === 0) {
      await expect(page.getByText(HOLDS)).toBeVisible()
      expect(await violations(page, `/offers/${id}`)).toEqual([])
    }
    // A moment may be too short to be seen.
    const again = said.waitFor({ state: 'detached', timeout: 2_000 }).catch(() => {})
    await page.keyboard.press('Enter')
    await again
  }
  const bytes = (await Promise.all(weights)).reduce((sum, one) => sum + one, 0)
  expect(weights.length).toBeGreaterThanOrEqual(2)
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThanOrEqual(budget.reader.script * 1000)
})

test('a site whose API lies about an offer is caught by the browser', async ({ page }) => {
  const { id } = await standing()
  const [over] = items(await ask('/events?type=2&size=1'))
  expect(over).toBeTruthy()
  const api = await lyingApi((_, offer) => ({ ...offer, price_mojos: '1000', royalty_mojos: '50' }))
  const site = await ownSite({ API_URL: api.url, NETWORK: 'devnet' })
  try {
    await page.goto(`${site.url}/offers/${id}`)
    await page.getByRole('button', { name: 'Verify in this browser' }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('This site says something else than the offer itself.', {
      timeout: 20_000,
    })
    await expect(alert).toContainText('the price is 0.000000001 XCH')
    await expect(page.getByText(HOLDS)).toBeVisible()
  } finally {
    await site.stop()
    await api.stop()
  }
})

test('without JavaScript an offer is posted by a form, and its page says how to check it', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const known = await standing()
  await page.goto(at('/offers/upload'))
  await page.getByLabel('Or paste offers').fill('offer1qqqqqq')
  await page.getByRole('button', { name: 'Check and list' }).click()
  await expect(page.getByRole('alert')).toContainText('It was refused. It was cut short or damaged')
  await page.getByLabel('Or paste offers').fill(known.text)
  await page.getByRole('button', { name: 'Check and list' }).click()
  await expect(page).toHaveURL(at(`/offers/${known.id}`))
  await expect(page.getByText('npm run -s inspect -- offer FILE')).toBeVisible()
  await context.close()
})

for (const width of [390, 1440]) {
  test(`the pages of offers fit ${width} px, in both languages and themes`, async ({ browser }) => {
    const known = await standing()
    for (const lang of ['en', 'zh']) {
      const context = await browser.newContext({ viewport: { width, height: 900 } })
      await context.addCookies([{ name: 'user-lang', value: lang, url: at('/') }])
      const page = await context.newPage()
      await page.goto(at('/offers/upload'))
      await (await hydrated(page.locator('textarea'))).fill(known.text)
      await page.getByRole('button', { name: /^(Check|检查)$/ }).click()
      await expect(page.getByRole('article')).toContainText(lang === 'zh' ? '成立：' : 'It holds', {
        timeout: 20_000,
      })
      for (const path of ['/offers/upload', `/offers/${known.id}`]) {
        if (path !== '/offers/upload') {
          await page.goto(at(path))
          await page
            .getByRole('button', { name: lang === 'zh' ? '在此浏览器中核验' : 'Verify in this browser' })
            .click()
          await expect(page.getByText(lang === 'zh' ? '成立：链上' : HOLDS)).toBeVisible({ timeout: 20_000 })
        }
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect([path, wide]).toEqual([path, 0])
        expect(await violations(page, path)).toEqual([])
      }
      await context.close()
    }
  })
}
