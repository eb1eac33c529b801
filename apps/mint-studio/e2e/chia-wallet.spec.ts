import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { parseDid } from '@chiaroscuro/domain/id'
import { expect, test } from '@playwright/test'
import {
  type ChiaServer,
  makePair,
  openChiaServer,
  writeChiaRoot,
} from '../src/engine/chia-server.test-support.js'
import { openDevnetAccount } from '../src/engine/devnet-account.js'
import { fullNode } from '../src/engine/full-node.js'
import { onPhone, violations } from './accessible.js'
import { startDevnet, type TestDevnet } from './devnet.js'
import { absence } from './lane.js'
import { listings } from './listings.js'
import { openStudio, type RunningStudio } from './open-studio.js'

test.skip(absence !== undefined, absence)

let devnet: TestDevnet
let studio: RunningStudio
let wallet: ChiaServer | undefined
const data = () => join(devnet.folder, 'data')
const chiaRoot = () => join(devnet.folder, 'chia')
const pair = makePair()

test.beforeAll(async () => {
  devnet = await startDevnet()
  writeChiaRoot(chiaRoot(), pair)
  studio = await openStudio({ data: data(), devnet, chiaRoot: chiaRoot() })
})
test.afterAll(async () => {
  await studio.kill()
  await wallet?.close()
  await devnet.close()
})

/** The account of the studio's own devnet, behind the RPC of Chia's wallet. */
async function openWallet(did: string): Promise<ChiaServer> {
  const account = await openDevnetAccount({
    ...{ path: join(data(), 'devnet-account.json'), now: Date.now, randomBytes },
    sleep: async () => {},
  })
  const didId = parseDid(did)
  if (!didId) throw new Error('There is no profile')
  return openChiaServer({ node: fullNode(devnet.nodeUrl, fetch), account, didId }, pair)
}

test('Chia’s wallet mints a collection and offers it, locked for a while in between', async ({
  page: blank,
}) => {
  test.setTimeout(480_000)
  const page = await studio.show(blank)
  const step = (name: RegExp) => page.getByRole('navigation').getByRole('button', { name })
  await studio.chooseFolder(page, 'Import a folder', join(import.meta.dirname, 'folder'))
  await step(/^Collection/).click()
  await page.getByRole('button', { name: 'Open a devnet account' }).click()
  await expect(page.getByText('Balance, devnet')).toBeVisible({ timeout: 120_000 })
  await page.getByLabel('Description').fill('Two lanterns, signed by the reference wallet.')
  await page.getByLabel('Description').blur()
  const [project] = await page.evaluate(() => window.studio.listProjects())
  const { account: own } = await page.evaluate(
    (one) => window.studio.openProject({ id: one }),
    project?.id ?? '',
  )
  wallet = await openWallet(own?.did ?? '')

  const form = page.getByRole('form', { name: 'Who signs' })
  await form.getByLabel('Who signs').selectOption('chia')
  await form.getByLabel('Address of the wallet').fill(wallet.url)
  await form.getByLabel('Address of a full node').fill(devnet.nodeUrl)
  await form.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByText('This wallet was reached, and signs the mint.')).toBeVisible({
    timeout: 60_000,
  })

  await step(/^Offers/).click()
  await page.getByLabel('One price for all').check()
  await page.getByLabel('Price, in XCH').fill('0.25')
  await page.getByLabel('Price, in XCH').press('Enter')
  await expect(page.getByText("Chia's wallet signs the offers by itself")).toBeVisible()
  expect(await violations(page, 'offers')).toEqual([])
  expect(await onPhone(page, 'offers')).toEqual([])

  await step(/^Checks/).click()
  await page.getByRole('button', { name: /^Fix all/ }).click()
  await expect(page.getByText('Stops the mint')).toHaveCount(0)
  await step(/^Plan and rehearsal/).click()
  await page.getByRole('button', { name: 'Upload the files' }).click()
  await expect(page.getByText('came back whole')).toBeVisible({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Rehearse', exact: true }).click()
  await expect(page.getByText('Every piece was minted once')).toBeVisible({ timeout: 240_000 })
  await page.getByRole('button', { name: 'Go on to the mint' }).click()
  const approval = await studio.approval(page)
  await expect(approval.getByText('Then 2 offers are signed')).toBeVisible()
  wallet.state.isLocked = true
  await approval.getByRole('button', { name: 'Approve and mint' }).click()
  await expect(page.getByText('The wallet refuses. Is it unlocked').first()).toBeVisible({ timeout: 60_000 })
  wallet.state.isLocked = false
  await expect(page.getByText('2 of 2').first()).toBeVisible({ timeout: 120_000 })
  const offers = page.getByRole('region', { name: 'Offers', exact: true })
  await expect(offers.getByText('listed on the marketplace')).toBeVisible({ timeout: 60_000 })
  await expect(offers.getByText('2 of 2')).toBeVisible()
  expect(await listings(devnet.apiUrl)).toHaveLength(2)
  expect(await violations(page, 'a mint')).toEqual([])
})
