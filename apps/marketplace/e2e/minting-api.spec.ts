import { expect, type Page, test } from '@playwright/test'
import { violations } from './accessible.js'
import { hydrated } from './hydrated.js'
import { COLLECTOR, logIn } from './log-in.js'
import { urlOf } from './product.js'
import { connect, inWallet } from './wallet.js'

test.setTimeout(180_000)

const at = (path: string) => urlOf('Marketplace') + path
const TARGET = 'txch14w46h2at4w46h2at4w46h2at4w46h2at4w46h2at4w46h2at4w4sajsf8c'

test('a member makes a key, buys credits with the wallet and mints by HTTP', async ({ page, request }) => {
  await logIn(page, COLLECTOR, '/minting-api')
  await page.waitForURL(at('/minting-api'))
  await connect(page, 1)
  await page.goto(at('/minting-api'))
  const ask = page.getByRole('button', { name: 'Show how to pay' })
  const buy = page.getByRole('button', { name: /^Buy 25 credits/ })
  await expect(ask.or(buy)).toBeVisible({ timeout: 20_000 })
  if (await ask.isVisible()) await (await hydrated(ask)).click()
  await expect(buy).toBeVisible({ timeout: 20_000 })
  expect(await inWallet(page, () => buy.click(), 'Approve')).toContain('0.125')
  await expect(page.getByRole('cell', { name: 'By payment' }).first()).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('link', { name: /^did:chia:1/ })).toBeVisible({ timeout: 60_000 })

  const name = `drop-${Date.now()}`
  await page.getByLabel('Name of a new key').fill(name)
  await page.getByRole('button', { name: 'Make a key' }).click()
  const secret = page.getByText(/^chk_\S{50,}$/)
  await expect(secret).toBeVisible({ timeout: 20_000 })
  const key = (await secret.textContent()) ?? ''
  expect(await violations(page, '/minting-api')).toEqual([])

  const hash = (salt: number) => (Date.now() * 10 + salt).toString(16).padStart(64, '0')
  const order = {
    metadata: {
      ...{ data_hash: hash(1), data_uris: ['https://files.example.org/1.png'] },
      ...{ metadata_hash: hash(2), metadata_uris: ['https://files.example.org/1.json'] },
    },
    ...{ royalty_address: TARGET, royalty_basis_points: 500, target_address: TARGET },
  }
  const headers = { authorization: `Bearer ${key}`, 'idempotency-key': name }
  const send = () => request.post(`${urlOf('API')}/v2/mints`, { headers, data: { mints: [order] } })
  const [first, again] = [await send(), await send()]
  expect([first.status(), await again.text()]).toEqual([202, await first.text()])
  const { mints } = await first.json()
  const state = async () =>
    (await request.get(`${urlOf('API')}/v2/mint-requests/${mints[0].id}`, { headers })).json()
  await expect.poll(async () => (await state()).state, { timeout: 60_000 }).toBe('minted')
  await page.goto(at(`/nfts/${(await state()).nft_id}`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  // Pressed as soon as it is there: what the wallet brings along does not push it from under the pointer.
  await page.goto(at('/minting-api'))
  await page.getByRole('button', { name: `Revoke: ${name}` }).click()
  await expect(page.getByText('The key opens nothing any more.')).toBeVisible({ timeout: 20_000 })
  expect((await send()).status()).toBe(401)
  await page.goto(at('/minting-api'))
  await expect(buy).toBeEnabled()
  expect(await movedBy(page)).toBeLessThan(0.001)
})

test('anybody reads what it does and costs, without script', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(at('/minting-api'))
  await expect(page.getByText('POST /v2/mints', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in for a key' })).toBeVisible()
})

/** How much of the page has moved by itself since it was opened (cumulative layout shift). */
function movedBy(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        let sum = 0
        const add = (shifts: PerformanceEntryList) => {
          for (const shift of shifts) sum += 'value' in shift ? Number(shift.value) : 0
        }
        const seen = new PerformanceObserver((list) => add(list.getEntries()))
        seen.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => {
          add(seen.takeRecords())
          done(sum)
        })
      }),
  )
}
