import { randomUUID } from 'node:crypto'
import { type BridgeSettings, bridgeWallet, type Relay, startRelay } from '@chiaroscuro/relay'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { forSale, nthForSale } from './for-sale.js'
import { ownSite } from './own-site.js'
import { urlOf } from './product.js'

test.setTimeout(180_000)

let relay: Relay
let site: Awaited<ReturnType<typeof ownSite>>
test.beforeAll(async () => {
  relay = await startRelay()
  site = await ownSite({
    NETWORK: 'devnet',
    WALLETCONNECT_PROJECT_ID: 'tests',
    WALLETCONNECT_RELAY_URL: relay.url,
  })
})
test.afterAll(async () => {
  await site.stop()
  await relay.close()
})

type Ask = BridgeSettings['ask']
const CLICKED = ['connect', 'createOffer', 'takeOffer', 'cancelOffer', 'signMessageByAddress']

/** The devnet's wallet, asked as a site would; its person answers in its own pages. */
async function devWallet(context: BrowserContext): Promise<Ask> {
  let token: string | undefined
  async function answer(id: string, method: string): Promise<void> {
    const page = await context.newPage()
    await expect(async () => {
      await page.goto(`${urlOf('Wallet')}/request/${id}`)
      await expect(page.getByRole('button', { name: /Refuse/ })).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 20_000 })
    if (method === 'connect') await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: method === 'connect' ? 'Connect' : 'Approve and sign' }).click()
    await expect(page.getByRole('heading', { name: /^Done/ })).toBeVisible()
    await page.close()
  }
  async function ask(method: string, params: object): Promise<unknown> {
    const id = randomUUID()
    const asking = fetch(`${urlOf('Wallet')}/rpc`, {
      method: 'POST',
      headers: {
        origin: urlOf('Marketplace'),
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ id, method, params }),
    })
    if (CLICKED.includes(method)) await answer(id, method)
    const said: { result?: unknown; error?: unknown } = await (await asking).json()
    if (said.error) throw said.error
    return said.result
  }
  const connected = await ask('connect', {})
  if (typeof connected === 'object' && connected !== null && 'token' in connected)
    token = String(connected.token)
  return ask
}

async function connected(page: Page, dialect: BridgeSettings['dialect'], ask: Ask) {
  const wallet = await bridgeWallet({ relayUrl: relay.url, dialect, network: 'devnet', ask })
  await page.goto(`${site.url}/wallet`)
  await page.getByRole('button', { name: 'WalletConnect' }).click()
  await expect(page.getByRole('img', { name: 'QR code with the link for your wallet' })).toBeVisible()
  const link = await page.getByRole('link', { name: 'Open a wallet on this device' }).getAttribute('href')
  await wallet.pair(link ?? '')
  await expect(page.getByRole('button', { name: 'Disconnect' })).toBeVisible({ timeout: 30_000 })
  return wallet
}

for (const [place, dialect] of (['chip0002', 'chia'] as const).entries())
  test(`a wallet that speaks ${dialect} is connected by its link, and buys and lists a work`, async ({
    page,
  }) => {
    const faults: string[] = []
    page.on('console', (said) => {
      if (said.text().includes('Content Security Policy')) faults.push(said.text())
    })
    const ask = await devWallet(page.context())
    const wallet = await connected(page, dialect, ask)
    const id = await nthForSale(3 + place)
    await page.goto(`${site.url}/nfts/${id}`)
    await page.getByRole('button', { name: 'Buy now' }).click()
    await expect(page.getByText('It is yours: a block holds the trade.')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('This work is in your wallet.')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('Your wallet cannot set an end')).toBeVisible()
    await page.getByLabel('Your price').fill('4,5')
    await page.getByRole('button', { name: 'Sign and list' }).click()
    await expect(page.getByText('Listed. Everybody can see it now.')).toBeVisible({ timeout: 40_000 })
    await page.getByRole('button', { name: 'Withdraw the listing' }).click({ timeout: 20_000 })
    await expect(page.getByText('Done: a block holds it.')).toBeVisible({ timeout: 60_000 })
    expect(faults).toEqual([])

    await wallet.leave()
    await expect(page.getByRole('button', { name: 'Place a bid' })).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText('This work is in your wallet.')).toBeHidden()
    await wallet.close()
  })

test('a wallet that signs something else lists nothing', async ({ page }) => {
  const ask = await devWallet(page.context())
  const cheaper: Ask = (method, params) =>
    ask(
      method,
      method === 'createOffer' ? { ...params, requestAssets: [{ assetId: '', amount: '1' }] } : params,
    )
  const wallet = await connected(page, 'chip0002', cheaper)
  const { nfts } = (await ask('getNfts', {})) as { nfts: { launcherId: string }[] }
  const id = nfts.at(-1)?.launcherId
  const published: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().startsWith(urlOf('API'))) published.push(request.url())
  })
  await page.goto(`${site.url}/nfts/${id}`)
  await page.getByLabel('Your price').fill('4,5')
  await page.getByRole('button', { name: 'Sign and list' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'The wallet signed something else than it was asked for.',
    {
      timeout: 40_000,
    },
  )
  expect(published).toEqual([])
  expect(await forSale()).not.toContain(id)
  await wallet.close()
})

test('a wallet that never answers can be given up, and the page goes on', async ({ page }) => {
  const ask = await devWallet(page.context())
  const silent: Ask = (method, params) =>
    method === 'takeOffer' ? new Promise(() => {}) : ask(method, params)
  const wallet = await connected(page, 'chia', silent)
  const id = await nthForSale(5)
  await page.goto(`${site.url}/nfts/${id}`)
  await page.getByRole('button', { name: 'Buy now' }).click()
  await expect(page.getByText('Waiting for wallet confirmation...')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Buy now' })).toBeEnabled()
  expect(await forSale()).toContain(id)
  await wallet.close()
})
