import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hexBytes } from '@chiaroscuro/domain/bytes'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { parseDid } from '@chiaroscuro/domain/id'
import { deriveWalletKey, masterKeyOf } from '@chiaroscuro/domain/signature'
import { type Ask, type BridgeWallet, bridgeWallet, type Relay, startRelay } from '@chiaroscuro/relay'
import { expect, type Page, test } from '@playwright/test'
import { accountAsk } from '../src/engine/account-ask.test-support.js'
import { fullNode } from '../src/engine/full-node.js'
import { onPhone, violations } from './accessible.js'
import { startDevnet, type TestDevnet } from './devnet.js'
import { absence } from './lane.js'
import { openStudio, type RunningStudio } from './open-studio.js'

test.skip(absence !== undefined, absence)

let devnet: TestDevnet
let relay: Relay
let studio: RunningStudio
let wallet: BridgeWallet | undefined
/** Signatures that it still gives before it refuses. */
let willing = Number.POSITIVE_INFINITY
const data = () => join(devnet.folder, 'data')

test.beforeAll(async () => {
  ;[devnet, relay] = await Promise.all([startDevnet(), startRelay()])
  studio = await openStudio({ data: data(), devnet, relayUrl: relay.url })
})
test.afterAll(async () => {
  await studio.kill()
  await wallet?.close()
  await relay.close()
  await devnet.close()
})

/** The account of the studio's own devnet, as a wallet elsewhere has it. */
function accountElsewhere(did: string): Ask {
  const { seed }: { seed: string } = JSON.parse(readFileSync(join(data(), 'devnet-account.json'), 'utf8'))
  const key = deriveWalletKey(masterKeyOf(hexBytes(seed)), 0)
  const didId = parseDid(did)
  if (!didId) throw new Error('There is no profile')
  const account = accountAsk({ node: fullNode(nodeUrl(), fetch), key, didId, run: nodeClvmRunner() })
  return async (method, params) => {
    if (method === 'signCoinSpends' && willing-- <= 0) throw { code: 4002, message: 'Rejected' }
    return account(method, params)
  }
}

function nodeUrl(): string {
  const { urls }: { urls: { Node: string } } = JSON.parse(readFileSync(devnet.file, 'utf8'))
  return urls.Node
}

/** Takes up the link that is shown. */
async function pair(page: Page, ask: Ask): Promise<void> {
  await page.getByRole('button', { name: 'Show a link for the wallet' }).click()
  await expect(page.getByRole('img', { name: 'QR code with the link for your wallet' })).toBeVisible()
  const session = await page.evaluate(() => window.studio.getSession())
  wallet ??= await bridgeWallet({ relayUrl: relay.url, dialect: 'chip0002', network: 'devnet', ask })
  await wallet.pair(session.state === 'waiting' ? session.link : '')
  await expect(page.getByText('Connected to Bridge on the devnet.')).toBeVisible()
}

test('a wallet elsewhere is paired by its link, mints after a refusal and a kill, and is left', async ({
  page: blank,
}) => {
  test.setTimeout(480_000)
  let page = await studio.show(blank)
  const step = (name: RegExp) => page.getByRole('navigation').getByRole('button', { name })
  await studio.chooseFolder(page, 'Import a folder', join(import.meta.dirname, 'folder'))
  await step(/^Collection/).click()
  await page.getByRole('button', { name: 'Open a devnet account' }).click()
  await expect(page.getByText('Balance, devnet')).toBeVisible({ timeout: 120_000 })
  await page.getByLabel('Description').fill('Two lanterns, signed over a relay.')
  await page.getByLabel('Description').blur()
  const [project] = await page.evaluate(() => window.studio.listProjects())
  const id = project?.id ?? ''
  const { account: own } = await page.evaluate((one) => window.studio.openProject({ id: one }), id)
  const ask = accountElsewhere(own?.did ?? '')

  const form = page.getByRole('form', { name: 'Who signs' })
  await form.getByLabel('Who signs').selectOption('walletconnect')
  await expect(form.getByText('No wallet is connected.')).toBeVisible()
  await form.getByLabel('Address of a full node').fill('nowhere')
  await form.getByRole('button', { name: 'Show a link for the wallet' }).click()
  await expect(page.getByText('This is no address of a node yet.')).toBeVisible()
  await form.getByLabel('Address of a full node').fill(nodeUrl())
  // By the keyboard: the button stays where it is, whatever it says.
  await form.getByRole('button', { name: 'Show a link for the wallet' }).press('Enter')
  await expect(form.getByText('Waiting for the wallet…')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Give up' })).toBeFocused()
  expect(await violations(page, 'a link')).toEqual([])
  expect(await onPhone(page, 'a link')).toEqual([])
  await page.keyboard.press('Enter')
  await expect(form.getByText('No wallet is connected.')).toBeVisible()
  await pair(page, ask)
  expect(await violations(page, 'connected')).toEqual([])
  await form.getByRole('button', { name: 'Let this wallet sign' }).click()
  await expect(page.getByText('This wallet was reached, and signs the mint.')).toBeVisible({
    timeout: 60_000,
  })

  await step(/^Offers/).click()
  await page.getByLabel('One price for all').check()
  await page.getByLabel('Price, in XCH').fill('0.25')
  await page.getByLabel('Price, in XCH').press('Enter')
  await expect(page.getByText('asks you for each of the 2 offers')).toBeVisible()

  await step(/^Checks/).click()
  await page.getByRole('button', { name: /^Fix all/ }).click()
  await expect(page.getByText('Stops the mint')).toHaveCount(0)
  await step(/^Plan and rehearsal/).click()
  await page.getByRole('button', { name: 'Upload the files' }).click()
  await expect(page.getByText('came back whole')).toBeVisible({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Rehearse', exact: true }).click()
  await expect(page.getByText('Every piece was minted once')).toBeVisible({ timeout: 240_000 })
  await page.getByRole('button', { name: 'Go on to the mint' }).click()
  willing = 0
  const approval = await studio.approval(page)
  await expect(approval.getByText('Your wallet asks you for each of them')).toBeVisible()
  await approval.getByRole('button', { name: 'Approve and mint' }).click()
  await expect(page.getByText('It was refused in the wallet. Nothing was sent')).toBeVisible()
  await expect(page.getByText('interrupted; nothing is lost')).toBeVisible()
  await expect(page.getByText('The wallet asks for your signature now.')).toHaveCount(0)
  expect(await violations(page, 'refused')).toEqual([])

  // Without a keyring nothing of the session was written: it is paired anew, and goes on.
  await studio.kill()
  studio = await openStudio({ data: data(), devnet, relayUrl: relay.url })
  page = await studio.show(page)
  await page
    .getByRole('button', { name: /pieces/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Go on minting' }).click()
  await expect(page.getByText('The wallet is not connected any more.')).toBeVisible()
  // The bundle, and the first of two offers.
  willing = 2
  await pair(page, ask)
  await page.getByRole('button', { name: 'Go on minting' }).click()
  await expect(page.getByText('2 of 2').first()).toBeVisible({ timeout: 120_000 })
  await expect(page.getByRole('button', { name: /, on the marketplace/ })).toHaveCount(2)
  expect(await onPhone(page, 'a mint')).toEqual([])

  const offers = page.getByRole('region', { name: 'Offers', exact: true })
  await expect(page.getByText('It was refused in the wallet. Nothing was sent')).toBeVisible({
    timeout: 60_000,
  })
  await expect(offers.getByText('1 of 2')).toBeVisible()
  await expect(offers.getByText('listed; interrupted, nothing is lost')).toBeVisible()
  willing = Number.POSITIVE_INFINITY
  await offers.getByRole('button', { name: 'Go on offering' }).click()
  await expect(offers.getByText('2 of 2')).toBeVisible({ timeout: 60_000 })
  await expect(offers.getByText('listed on the marketplace')).toBeVisible()
  expect(await violations(page, 'offers')).toEqual([])

  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByText('No wallet is connected.')).toBeVisible()
  // The wallet has heard of all that ended.
  await expect.poll(() => wallet?.topics().length).toBeLessThanOrEqual(1)
})

test('a studio that was told of no relay says what to do', async ({ page: blank }) => {
  const other = await openStudio({ data: join(devnet.folder, 'without'), devnet })
  try {
    const page = await other.show(blank)
    await other.chooseFolder(page, 'Import a folder', join(import.meta.dirname, 'folder'))
    await page
      .getByRole('navigation')
      .getByRole('button', { name: /^Collection/ })
      .click()
    await page.getByLabel('Who signs', { exact: true }).last().selectOption('walletconnect')
    await expect(page.getByText('The studio was not told of one')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show a link for the wallet' })).toHaveCount(0)
    expect(await violations(page, 'no relay')).toEqual([])
  } finally {
    await other.kill()
  }
})
