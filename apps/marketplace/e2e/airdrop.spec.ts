import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { violations } from './accessible.js'
import { ask, record, text } from './places.js'
import { urlOf } from './product.js'
import { connect, inWallet } from './wallet.js'

test.setTimeout(150_000)

const at = (path: string) => urlOf('Marketplace') + path

/** Addresses that nobody was ever paid at. */
async function newAddresses(): Promise<string[]> {
  const hashes = [1, 2, 3].map(() => randomBytes(32).toString('hex'))
  const found = await Promise.all(hashes.map((hash) => ask(`/addresses/${hash}`)))
  return found.map((one) => text(record(one).encoded_id))
}

/** Signs the next transaction in the wallet's own window; what that showed. */
function sign(page: Page, name: string | RegExp): Promise<string> {
  return inWallet(page, () => page.getByRole('button', { name }).click(), 'Approve and sign')
}

/** Rows of the report: address, amount, status, height, coin. */
async function reported(page: Page): Promise<string[][]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Report as CSV' }).click(),
  ])
  const [, ...rows] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  return rows.map((row) => row.split(','))
}

/** The coins themselves, by the node's word. */
async function expectPaid(rows: readonly string[][]): Promise<void> {
  const asked = rows.map((row) => `coin_id=${row[4]}`).join('&')
  const { coins } = record(await ask(`/coins?${asked}`))
  expect(coins).toMatchObject(
    rows.map((row) => ({ coin_id: row[4], state: 'unspent', confirmed_height: Number(row[3]) })),
  )
}

test('three are paid once each, to the mojo, with the page left in the middle', async ({ page }) => {
  await connect(page, 1)
  await page.goto(at('/tools/airdrop'))
  const three = await newAddresses()
  const list = page.getByRole('textbox', { name: 'Recipients' })
  const listed = `${three[0]}, 0.00000000001\n${three[1]}x, 1\n${three[1]}, 0.00000000002\n${three[2]} , 0.00000000003\n`
  await page
    .getByLabel('Or choose a file')
    .setInputFiles({ name: 'three.csv', mimeType: 'text/csv', buffer: Buffer.from(listed) })
  await expect(list).toHaveValue(listed)
  await expect(page.getByText('Line 2: no address, or a mistyped one.')).toBeVisible()
  await expect(page.getByRole('heading', { name: '3 recipients' })).toBeVisible()
  const name = 'Three lanterns'
  await page.getByLabel('Name of this airdrop').fill(name)
  expect(await violations(page, '/tools/airdrop')).toEqual([])
  await page.getByRole('button', { name: 'Begin with one recipient' }).click()

  expect(await sign(page, 'Sign for the first recipient')).toContain('0.00000000001 XCH')
  await page.reload()
  const goOn = page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Go on' })
  await goOn.click()
  // What the wallet signed may not have reached the page that was left: then nothing was sent, and it is signed again.
  const again = page.getByRole('button', { name: 'Sign for the first recipient' })
  const arrived = page.getByRole('button', { name: 'It arrived: go on with the others' })
  await expect(again.or(arrived)).toBeVisible({ timeout: 60_000 })
  if (await again.isVisible()) await sign(page, 'Sign for the first recipient')
  await arrived.click({ timeout: 60_000 })
  expect(await sign(page, 'Sign transaction 2 of 2')).toContain('0.00000000005 XCH')
  await expect(page.getByText(/^(Sent\. It waits|All is given)/)).toBeVisible({ timeout: 20_000 })
  await page.reload()
  await goOn.click()
  await expect(page.getByText('All is given.')).toBeVisible({ timeout: 60_000 })
  expect(await violations(page, '/tools/airdrop, under way')).toEqual([])

  const cells = await reported(page)
  expect(cells.map(([address, given]) => [address, given])).toEqual(
    three.map((address, index) => [address, `0.0000000000${index + 1}`]),
  )
  await expectPaid(cells)

  // The same list under the same name is the same airdrop.
  await page.getByRole('button', { name: 'All airdrops' }).click()
  await list.fill(`${three[0]},0.00000000001\n${three[1]},0.00000000002\n${three[2]},0.00000000003`)
  await page.getByLabel('Name of this airdrop').fill(name)
  await page.getByRole('button', { name: 'Begin with one recipient' }).click()
  await expect(page.getByText('All is given.')).toBeVisible({ timeout: 20_000 })
})

test('what the network does not take is paid more for: the same coins again, and one payment', async ({
  page,
}) => {
  await connect(page, 1)
  await page.goto(at('/tools/airdrop'))
  const [address = ''] = await newAddresses()
  await page.getByRole('textbox', { name: 'Recipients' }).fill(`${address}, 0.00000000007`)
  await page.getByLabel('Name of this airdrop').fill('One that is stuck')
  await page.getByRole('button', { name: 'Begin with one recipient' }).click()
  // As a node whose mempool is full answers, to that transaction however often it is sent.
  let refused: string | undefined
  await page.route(`${urlOf('Wallet')}/rpc`, (route) => {
    const { method, params } = record(route.request().postDataJSON())
    if (method !== 'sendTransaction') return route.fallback()
    const sent = JSON.stringify(params)
    refused ??= sent
    return sent === refused
      ? route.fulfill({ json: { result: [{ status: 3, error: 'INVALID_FEE_TOO_CLOSE_TO_ZERO' }] } })
      : route.fallback()
  })
  await sign(page, 'Sign for the first recipient')
  await expect(page.getByText('The network does not take the last transaction as things are.')).toBeVisible()
  const fee = page.getByLabel('Network fee, in XCH')
  await expect(fee).toHaveValue('0.00001')
  expect(await violations(page, '/tools/airdrop, stuck')).toEqual([])

  expect(await sign(page, 'Sign it again for this fee')).toContain('0.00001 XCH')
  await expect(page.getByText('All is given.')).toBeVisible({ timeout: 60_000 })
  const rows = await reported(page)
  expect(rows.map(([to, given]) => [to, given])).toEqual([[address, '0.00000000007']])
  await expectPaid(rows)
})
