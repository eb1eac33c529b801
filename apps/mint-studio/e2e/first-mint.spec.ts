import { join } from 'node:path'
import { asHex32, formatAddress } from '@chiaroscuro/domain/id'
import { expect, type Page, test } from '@playwright/test'
import { onPhone, violations } from './accessible.js'
import { buy, priceOf, received, savedOffers } from './buyer.js'
import { startDevnet, type TestDevnet } from './devnet.js'
import { absence, lane } from './lane.js'
import { listings } from './listings.js'
import { openStudio, type RunningStudio } from './open-studio.js'

test.skip(absence !== undefined, absence)

/** Somebody who shares the royalties. */
const writer = formatAddress(asHex32('aa'.repeat(32)), 'txch')

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

/** Every request that a page made elsewhere than at the studio itself, and everything its policy refused. */
function watch(page: Page): { elsewhere: string[]; faults: string[] } {
  const seen = { elsewhere: [] as string[], faults: [] as string[] }
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') seen.elsewhere.push(request.url())
  })
  page.on('pageerror', (error) => seen.faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('ERR_')) seen.faults.push(message.text())
  })
  return seen
}

test('a folder becomes a collection, with a kill in the middle', async ({ page: blank }) => {
  test.setTimeout(600_000)
  const seen = watch(blank)
  let page = await studio.show(blank)
  const step = (name: RegExp) => page.getByRole('navigation').getByRole('button', { name })
  const runtime = page.getByRole('complementary', { name: 'Preview runtime.' })
  await expect(runtime).toHaveCount(lane === 'preview' ? 1 : 0)
  expect(await violations(page, 'library')).toEqual([])

  await page.getByRole('button', { name: 'Open the sample' }).click()
  await expect(page.getByRole('heading', { name: 'Pieces' })).toBeVisible()
  await expect(page.getByText('100 pieces')).toBeVisible()

  // A hundred rows, and only those in sight are there.
  const name = page.getByRole('textbox', { name: 'Name, piece 3' })
  await expect(name).toHaveValue('Paper lantern 3')
  expect(await page.getByRole('row').count()).toBeLessThan(60)
  await name.fill('The third lantern')
  await name.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Name, piece 4' })).toBeFocused()
  await page.getByRole('button', { name: 'Number the series' }).click()
  await expect(page.getByRole('cell', { name: '3 / 100', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('cell', { name: '3 / 100', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(name).toHaveValue('Paper lantern 3')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(name).toHaveValue('The third lantern')
  expect(await violations(page, 'pieces')).toEqual([])

  await step(/^Rarity/).click()
  await expect(page.getByRole('img', { name: 'Pieces by their rarity score' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'sky' }).getByRole('row').nth(2)).toBeVisible()
  expect(await violations(page, 'rarity')).toEqual([])

  await step(/^Collection/).click()
  await page.getByRole('button', { name: 'Open a devnet account' }).click()
  await expect(page.getByText('Balance, devnet')).toBeVisible({ timeout: 120_000 })
  await page.getByLabel('Description').fill('Lanterns at the end of the pier.')
  await page.getByLabel('Royalty, in percent').fill('7.5')
  await page.getByLabel('Royalty, in percent').press('Enter')
  await page.getByRole('button', { name: 'Share them among several' }).click()
  await page.getByLabel('Share 1, in percent').fill('62,5')
  await page.getByLabel('Share 1, in percent').press('Enter')
  await expect(page.getByText('112.5 % of 100 %')).toBeVisible()
  await page.getByLabel('Share 2, in percent').fill('37.5')
  await page.getByLabel('Address 2').fill(writer)
  await page.getByLabel('Address 2').press('Enter')
  await expect(page.getByText('100 % of 100 %')).toBeVisible()
  await page.getByLabel('Pilot: pieces minted before all others').fill('3')
  await page.getByLabel('Pilot: pieces minted before all others').press('Enter')
  await page.getByLabel('License').selectOption('CC-BY-4.0')
  await expect(page.getByText('750 basis points of every sale')).toBeVisible()
  expect(await violations(page, 'collection')).toEqual([])

  await step(/^Offers/).click()
  await page.getByLabel('One price for all').check()
  await page.getByLabel('Price, in XCH').fill('0,25')
  await page.getByLabel('Price, in XCH').press('Enter')
  await expect(page.getByText('25 XCH', { exact: true })).toBeVisible()
  await page.getByLabel('A price by rarity').check()
  await page.getByLabel('Price, rung 1').fill('5')
  await page.getByLabel('Price, rung 1').press('Enter')
  await expect(page.getByText('5 XCH', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove rung 3' }).click()
  await expect(page.getByLabel('Price, rung 3')).toHaveCount(0)
  expect(await violations(page, 'offers')).toEqual([])

  await step(/^Checks/).click()
  await expect(page.getByText('These pieces have no name.')).toBeVisible()
  await expect(page.getByText('Two pictures look the same, though their files are not.')).toBeVisible()
  expect(await violations(page, 'checks')).toEqual([])
  await page.getByRole('button', { name: /^Fix all/ }).click()
  await expect(page.getByText('These pieces have no name.')).toHaveCount(0)
  await expect(page.getByText('Stops the mint')).toHaveCount(0)

  await step(/^Plan and rehearsal/).click()
  await page.getByRole('button', { name: 'Upload the files' }).click()
  await expect(page.getByText('files came back whole')).toBeVisible({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Rehearse', exact: true }).click()
  await expect(page.getByText('Every piece was minted once')).toBeVisible({ timeout: 240_000 })
  expect(await violations(page, 'plan')).toEqual([])
  await page.getByRole('button', { name: 'Go on to the mint' }).click()

  const approval = await studio.approval(page)
  await expect(approval.getByRole('heading', { name: /Mint 100 pieces/ })).toBeVisible()
  const first = approval.getByRole('list', { name: 'Pieces of the first bundle' })
  await expect(first.getByRole('listitem')).toHaveCount(3)
  await expect(approval.getByText('which pays out:')).toBeVisible()
  await expect(approval.getByText(/^37\.5 % → txch1/)).toBeVisible()
  await expect(approval.getByText('The first 3 pieces are minted as a pilot.')).toBeVisible()
  await expect(first).toContainText('The third lantern')
  await expect(approval.getByRole('heading', { name: 'Then 100 offers are signed' })).toBeVisible()
  await expect(first).toContainText('0.25 XCH')
  expect(await violations(approval, 'approval')).toEqual([])
  await approval.getByRole('button', { name: 'Approve and mint' }).click()

  // Three are minted, and nothing more until somebody has looked at them.
  const pilot = page.getByRole('region', { name: 'The pilot' })
  await expect(pilot.getByText('Name, files, collection and owner are as planned')).toHaveCount(3, {
    timeout: 120_000,
  })
  await expect(pilot.getByText('The marketplace shows all of them as they were planned.')).toBeVisible()
  await expect(page.getByText('3 of 100').first()).toBeVisible()
  expect(await violations(page, 'pilot')).toEqual([])
  await pilot.getByRole('button', { name: 'Mint the other 97 pieces' }).click()

  // As soon as another bundle is in a block, the power goes.
  await expect(page.getByText(/^(28|53|78) of 100/).first()).toBeVisible({ timeout: 120_000 })
  await studio.kill()
  studio = await openStudio({ data: data(), devnet })
  page = await studio.show(page)
  await page.getByRole('button', { name: /Paper lanterns.*pieces/ }).click()
  await expect(page.getByText('interrupted; nothing is lost')).toBeVisible()
  await page.getByRole('button', { name: 'Go on minting' }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('paused', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Go on minting' }).click()
  await expect(page.getByText('100 of 100').first()).toBeVisible({ timeout: 120_000 })

  // Offers begin once a block has pieces; in their middle the power goes again.
  const offersOf = (one: Page) => one.getByRole('region', { name: 'Offers' })
  await expect(offersOf(page).getByText(/^[1-9]\d? of 100/)).toBeVisible({ timeout: 120_000 })
  await studio.kill()
  studio = await openStudio({ data: data(), devnet })
  page = await studio.show(page)
  await page.getByRole('button', { name: /Paper lanterns.*pieces/ }).click()
  await page.getByRole('button', { name: 'Go on minting' }).click()
  const offers = offersOf(page)
  await expect(offers.getByText('listed on the marketplace')).toBeVisible({ timeout: 180_000 })
  await expect(offers.getByText('100 of 100')).toBeVisible()
  const royalties = page.getByRole('region', { name: 'Royalties' })
  await expect(royalties.getByText('Nothing waits there now.')).toBeVisible()
  await expect(royalties.getByRole('listitem')).toHaveCount(2)
  const bundles = page.getByRole('region', { name: 'Bundles' })
  await expect(bundles.getByText(/^in a block/)).toHaveCount(5)
  await expect(bundles.getByText('pieces 79 to 100')).toBeVisible()
  const pieces = page.getByRole('button', { name: /, on the marketplace/ })
  await expect(pieces).toHaveCount(100)
  expect(await violations(page, 'mint')).toEqual([])

  // Every piece by an id of its own, and a way to each.
  await page.getByRole('button', { name: /^Paper lantern 9\b.*on the marketplace/ }).click()
  await expect.poll(() => devnet.visits[0]).toMatch(/^\/nfts\/nft1[a-z0-9]{58}$/)
  expect(new Set(nftsOnChain(devnet)).size).toBe(100)

  // The marketplace has each of them for sale once, ranked, and the rarest is the dearest.
  const listed = await listings(devnet.apiUrl)
  expect(new Set(listed.map(({ nft_id }) => nft_id)).size).toBe(100)
  expect(
    listed
      .map(({ price_mojos }) => price_mojos)
      .sort()
      .at(-1),
  ).toBe('5000000000000')
  await offers.getByRole('button', { name: 'Save the offers as files' }).click()
  await expect(offers.getByText('100 files, in')).toBeVisible()

  // A stranger takes one of them, and what it left for those who share the royalties is paid out.
  const [cheap] = savedOffers(data()).filter((one) => priceOf(one) === 250_000_000_000n)
  await buy(cheap ?? '', devnet)
  await royalties.getByRole('button', { name: 'Look again' }).click()
  await expect(royalties.getByText('0.01875 XCH')).toBeVisible()
  await royalties.getByRole('button', { name: 'Pay out now' }).click()
  await expect(royalties.getByText('1 payment is on its way')).toBeVisible()
  await expect.poll(() => received(writer, devnet)).toEqual([7_031_250_000n])
  await royalties.getByRole('button', { name: 'Look again' }).click()
  await expect(royalties.getByText('Nothing waits there now.')).toBeVisible()

  // The account's own things, as the marketplace has them.
  await page.getByRole('button', { name: 'All projects' }).click()
  await page.getByRole('button', { name: 'My NFTs', exact: true }).click()
  await expect(page.getByRole('button', { name: /Paper lanterns.*100 pieces.*99 for sale/ })).toBeVisible()
  const held = page.getByRole('region', { name: 'NFTs you hold' })
  await expect(held.getByRole('listitem')).toHaveCount(48)
  await held.getByRole('button', { name: 'Show more' }).click()
  await expect(held.getByRole('listitem')).toHaveCount(96)
  const drawn = held.getByRole('listitem').first().locator('img')
  await expect.poll(() => drawn.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  expect(await violations(page, 'holdings')).toEqual([])
  expect(await onPhone(page, 'holdings')).toEqual([])
  await held
    .getByRole('button', { name: /Paper lantern/ })
    .first()
    .click()
  await expect.poll(() => devnet.visits.at(-1)).toMatch(/^\/nfts\/nft1[a-z0-9]{58}$/)
  expect(seen).toEqual({ elsewhere: [], faults: [] })
})

/** Launchers that a DID made: children of no amount or an even one beside its own next coin. */
function nftsOnChain({ devnet: { store } }: TestDevnet): string[] {
  const launcher = 'eff07522495060c066f66f32acc2a77e3a3e737aca8baea4d1a64ea4cdc13da9'
  return [...store.coins.ofPuzzleHash(launcher)].flatMap(({ id, coin }) =>
    coin.amount % 2n === 0n ? id : [],
  )
}
