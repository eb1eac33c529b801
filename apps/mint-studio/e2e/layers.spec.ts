import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { violations } from './accessible.js'
import { startDevnet, type TestDevnet } from './devnet.js'
import { absence } from './lane.js'
import { openStudio, type RunningStudio } from './open-studio.js'

test.skip(absence !== undefined, absence)

const LAYERS = {
  '1-Sky': ['Dusk#3', 'Rain#5', 'Storm#2'],
  '2-Hill': ['Moss#1', 'Heath#1', 'Stone#1'],
  '3-Sign': ['None#1', 'Moon#1'],
  '4-Frame': ['Oak#1', 'Iron#1'],
}

let devnet: TestDevnet
let studio: RunningStudio

test.beforeAll(async () => {
  devnet = await startDevnet()
  let shade = 0
  for (const [layer, values] of Object.entries(LAYERS))
    for (const value of values) {
      shade += 20
      const background = { r: shade, g: 90, b: 200 - shade, alpha: layer === '1-Sky' ? 1 : 0.4 }
      mkdirSync(join(devnet.folder, 'Hill signs', layer), { recursive: true })
      await sharp({ create: { width: 64, height: 64, channels: 4, background } })
        .png()
        .toFile(join(devnet.folder, 'Hill signs', layer, `${value}.png`))
    }
  studio = await openStudio({ data: join(devnet.folder, 'data'), devnet })
})
test.afterAll(async () => {
  await studio.kill()
  await devnet.close()
})

test('layers become pieces, exactly as many of each as was said, and given to whom a sheet names', async ({
  page: blank,
}) => {
  const page = await studio.show(blank)
  await studio.chooseFolder(page, 'Begin with layers', join(devnet.folder, 'Hill signs'))
  await expect(page.getByRole('heading', { name: 'Layers', exact: true })).toBeVisible()
  const size = page.getByLabel('Number of pieces')
  await size.fill('10')
  await size.press('Enter')
  await expect(page.getByLabel('Pieces with Sky Rain')).toHaveValue('5')
  await expect(page.getByText('Every count and every rule can be kept.')).toBeVisible()
  expect(await violations(page, 'layers')).toEqual([])

  // What cannot be is said, and why.
  await page.getByLabel('Rule', { exact: true }).selectOption('Needs')
  await page.getByLabel('Whoever has').selectOption('Sky: Rain')
  await page.getByLabel('Has also').selectOption('Sign: Moon')
  await page.getByRole('button', { name: 'Add the rule' }).click()
  await expect(page.getByText('Every count and every rule can be kept.')).toBeVisible()
  await page.getByLabel('Pieces with Sign Moon').fill('4')
  await page.getByLabel('Pieces with Sign Moon').press('Enter')
  await expect(page.getByText('The counts of “Sign” do not come to the number of pieces.')).toBeVisible()
  await page.getByLabel('Pieces with Sign None').fill('6')
  await page.getByLabel('Pieces with Sign None').press('Enter')
  await expect(page.getByText('5 pieces have Sky Rain.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Draw the pieces' })).toBeDisabled()
  await page.getByRole('button', { name: /^Remove the rule/ }).click()
  await page.getByRole('button', { name: 'Draw the pieces' }).click()
  await expect(page.getByRole('heading', { name: 'The rarest' })).toBeVisible()
  await expect(page.getByText('Rank 1', { exact: true }).first()).toBeVisible()

  const steps = page.getByRole('navigation')
  await steps.getByRole('button', { name: /^Pieces/ }).click()
  await expect(page.getByText('10 pieces')).toBeVisible()
  const skies = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      page.getByLabel(`Sky, piece ${at + 1}`, { exact: true }).inputValue(),
    ),
  )
  expect(skies.filter((sky) => sky === 'Rain')).toHaveLength(5)

  await steps.getByRole('button', { name: /^First owners/ }).click()
  const csv = `address,count\ntxch1${'q'.repeat(20)},2\n`
  await page.getByLabel('Choose a sheet of addresses').setInputFiles({
    ...{ name: 'holders.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(csv),
  })
  await expect(page.getByText('2 pieces have owners from the sheet')).toBeVisible()
  expect(await violations(page, 'owners')).toEqual([])
  await steps.getByRole('button', { name: /^Checks/ }).click()
  await expect(page.getByText('These pieces go to an address that is none.')).toBeVisible()
})
