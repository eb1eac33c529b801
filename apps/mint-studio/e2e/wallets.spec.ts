import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { signSpends } from '@chiaroscuro/domain/build'
import { hexBytes, toHex } from '@chiaroscuro/domain/bytes'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { deriveWalletKey, masterKeyOf, publicKeyOf, signMessage } from '@chiaroscuro/domain/signature'
import { coinSpendFromJson, parseSpendBundleJson } from '@chiaroscuro/domain/spend-bundle'
import { expect, test } from '@playwright/test'
import { onPhone, violations } from './accessible.js'
import { startDevnet, type TestDevnet } from './devnet.js'
import { absence } from './lane.js'
import { listings } from './listings.js'
import { openStudio, type RunningStudio } from './open-studio.js'

test.skip(absence !== undefined, absence)

let devnet: TestDevnet
let studio: RunningStudio
const data = () => join(devnet.folder, 'data')

test.beforeAll(async () => {
  devnet = await startDevnet()
  studio = await openStudio({ data: data(), devnet })
})
test.afterAll(async () => {
  await studio.kill()
  await devnet.close()
})

/** Whoever has the keys, signing what a file asks for. */
function signedElsewhere(master: Uint8Array, file: string): Buffer {
  const text = readFileSync(file, 'utf8')
  const { coinSpends } = parseSpendBundleJson(text)
  const signature = signSpends(coinSpends, [deriveWalletKey(master, 0)], 'simulator0', nodeClvmRunner())
  const { coin_spends } = JSON.parse(text)
  return Buffer.from(JSON.stringify({ coin_spends, aggregated_signature: `0x${toHex(signature)}` }))
}

/** The same of the first few of the offers that wait. */
function offersSigned(master: Uint8Array, file: string, count: number): Buffer {
  const waiting: { offers: { coin_spends: unknown[] }[] } = JSON.parse(readFileSync(file, 'utf8'))
  const offers = waiting.offers.slice(0, count).map(({ coin_spends }) => {
    const spends = coin_spends.map(coinSpendFromJson)
    const signature = signSpends(spends, [deriveWalletKey(master, 0)], 'simulator0', nodeClvmRunner())
    return { coin_spends, aggregated_signature: `0x${toHex(signature)}` }
  })
  return Buffer.from(JSON.stringify({ offers }))
}

test('a collection is minted by keys that are elsewhere, with a kill while they sign', async ({
  page: blank,
}) => {
  test.setTimeout(480_000)
  let page = await studio.show(blank)
  const step = (name: RegExp) => page.getByRole('navigation').getByRole('button', { name })
  await studio.chooseFolder(page, 'Import a folder', join(import.meta.dirname, 'folder'))
  await step(/^Collection/).click()
  await page.getByRole('button', { name: 'Open a devnet account' }).click()
  await expect(page.getByText('Balance, devnet')).toBeVisible({ timeout: 120_000 })
  await page.getByLabel('Description').fill('Two lanterns, signed far away.')
  await page.getByLabel('Description').blur()

  // The same account, of which the studio knows no more than its public side from here on.
  const account: { seed: string; dids: Record<string, string> } = JSON.parse(
    readFileSync(join(data(), 'devnet-account.json'), 'utf8'),
  )
  const master = masterKeyOf(hexBytes(account.seed))
  const [project] = await page.evaluate(() => window.studio.listProjects())
  const { account: own } = await page.evaluate(
    (one) => window.studio.openProject({ id: one }),
    project?.id ?? '',
  )
  const { urls }: { urls: { Node: string } } = JSON.parse(readFileSync(devnet.file, 'utf8'))
  const form = page.getByRole('form', { name: 'Who signs' })
  await form.getByLabel('Who signs').selectOption('chia')
  await form.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByText("Chia's certificates are not where they should be.")).toBeVisible()
  await form.getByLabel('Who signs').selectOption('offline')
  await expect(page.getByText("Chia's certificates are not where they should be.")).toHaveCount(0)
  expect(await violations(page, 'who signs')).toEqual([])
  expect(await onPhone(page, 'who signs')).toEqual([])
  await expect(form.getByText("the mint stays with: The devnet's account")).toBeVisible()
  await form.getByLabel('Master public key').fill(toHex(publicKeyOf(master)))
  await form.getByLabel(/^Profile/).fill(own?.did ?? '')
  await form.getByLabel('Address of a full node').fill(urls.Node)
  await form.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByText('This wallet was reached, and signs the mint.')).toBeVisible({
    timeout: 120_000,
  })

  await step(/^Offers/).click()
  await page.getByLabel('One price for all').check()
  await page.getByLabel('Price, in XCH').fill('0.25')
  await page.getByLabel('Price, in XCH').press('Enter')
  await expect(page.getByText('Offers that are due are written to one file.')).toBeVisible()
  expect(await violations(page, 'offers')).toEqual([])

  await step(/^Checks/).click()
  await expect(page.getByText('Stops the mint').first()).toBeVisible()
  await page.getByRole('button', { name: /^Fix all/ }).click()
  await expect(page.getByText('Stops the mint')).toHaveCount(0)
  await step(/^Plan and rehearsal/).click()
  await page.getByRole('button', { name: 'Upload the files' }).click()
  await expect(page.getByText('came back whole')).toBeVisible({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Rehearse', exact: true }).click()
  await expect(page.getByText('Every piece was minted once')).toBeVisible({ timeout: 240_000 })
  await page.getByRole('button', { name: 'Go on to the mint' }).click()
  const approval = await studio.approval(page)
  await approval.getByRole('button', { name: 'Approve and mint' }).click()

  const waiting = () => page.getByRole('region', { name: 'To be signed elsewhere' })
  await expect(waiting().getByRole('heading', { name: 'Bundle 1 of 1 is to be signed' })).toBeVisible()
  expect(await violations(page, 'to sign')).toEqual([])
  await studio.kill()
  studio = await openStudio({ data: data(), devnet })
  page = await studio.show(page)
  const region = waiting()
  await page
    .getByRole('button', { name: /pieces/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Go on minting' }).click()

  const file = join(data(), 'projects', project?.id ?? '', 'signing', 'to-sign.json')
  const bring = (buffer: Buffer) =>
    region
      .getByLabel('Bring the signed bundle')
      .setInputFiles({ name: 'signed.json', mimeType: 'application/json', buffer })
  await bring(readFileSync(file))
  await expect(page.getByText('This signature is not of what was to be signed.')).toBeVisible()
  await bring(signedElsewhere(master, file))
  await expect(page.getByText('2 of 2').first()).toBeVisible({ timeout: 120_000 })
  await expect(region).toHaveCount(0)
  await expect(page.getByRole('button', { name: /, on the marketplace/ })).toHaveCount(2)

  // The offers are signed where the keys are too: one first, and then the other.
  const offers = page.getByRole('region', { name: 'Offers', exact: true })
  await expect(offers.getByText('Offers wait for their signatures.')).toBeVisible()
  expect(await violations(page, 'offers to sign')).toEqual([])
  expect(await onPhone(page, 'offers to sign')).toEqual([])
  const offersFile = join(data(), 'projects', project?.id ?? '', 'signing', 'offers-to-sign.json')
  const bringOffers = (buffer: Buffer) =>
    offers
      .getByLabel('Bring the signed offers')
      .setInputFiles({ name: 'offers.json', mimeType: 'application/json', buffer })
  await bringOffers(readFileSync(offersFile))
  await expect(page.getByText('This signature is not of what was to be signed.')).toBeVisible()
  await bringOffers(offersSigned(master, offersFile, 1))
  await expect(offers.getByText('1 of 2')).toBeVisible({ timeout: 60_000 })
  await bringOffers(offersSigned(master, offersFile, 2))
  await expect(offers.getByText('2 of 2')).toBeVisible({ timeout: 60_000 })
  await expect(offers.getByText('listed on the marketplace')).toBeVisible()
  expect(await listings(devnet.apiUrl)).toHaveLength(2)

  await page.getByRole('button', { name: 'Save the rescue kit' }).click()
  await expect(page.getByRole('button', { name: 'Copy the folder' })).toBeVisible()
  const kit = readFileSync(join(data(), 'projects', project?.id ?? '', 'rescue', 'READ-ME.txt'), 'utf8')
  expect(kit).toMatch(/bundle-1\.json {2}pieces 1 to 2, .* in block \d+/)

  // Deep enough to stay, what was minted is signed where the keys are.
  for (let blocks = 0; blocks < 34; blocks++) devnet.devnet.farm()
  await expect(page.getByText('minted, for good')).toBeVisible({ timeout: 60_000 })
  const provenance = page.getByRole('region', { name: 'Signed provenance' })
  await provenance.getByLabel(/^What the wallet answered/).fill('nothing of the kind')
  await provenance.getByRole('button', { name: 'Take the signature' }).click()
  await expect(page.getByText('This signature is not of what was to be signed.')).toBeVisible()
  const { message } = await page.evaluate(
    (one) => window.studio.manifestToSign({ id: one }),
    project?.id ?? '',
  )
  const word = signMessage(message, deriveWalletKey(master, 0))
  await provenance.getByLabel(/^What the wallet answered/).fill(JSON.stringify(word))
  await provenance.getByRole('button', { name: 'Take the signature' }).click()
  await expect(provenance.getByText('Signed, and the signature is good.')).toBeVisible()
  // A stranger has the file, the command and a node.
  const manifest = join(data(), 'projects', project?.id ?? '', 'provenance', 'manifest.json')
  const command = join(import.meta.dirname, '../build/check-manifest.js')
  const checked = await promisify(execFile)(process.execPath, [command, manifest, '--node', urls.Node])
  expect(JSON.parse(checked.stdout)).toMatchObject({ ok: true, pieces: 2, network: 'simulator0' })
  expect(await violations(page, 'a mint')).toEqual([])
  expect(await onPhone(page, 'a mint')).toEqual([])
})
