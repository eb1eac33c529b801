import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { violations } from './accessible.js'
import { hydrated } from './hydrated.js'
import { urlOf } from './product.js'

test.setTimeout(120_000)

const at = (path: string) => urlOf('Marketplace') + path

async function collectionId(): Promise<string> {
  const answer = await fetch(`${urlOf('API')}/v2/collections?size=1`)
  const { items } = await answer.json()
  return items[0].id
}

for (const javaScriptEnabled of [true, false])
  test(`holders are shown, downloaded and checked ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    browser,
  }, info) => {
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage()
    await page.goto(at(`/tools/snapshot?collections=${await collectionId()}`))
    if (javaScriptEnabled) await hydrated(page.getByRole('button', { name: 'Check' }))
    await page.getByRole('radio', { name: 'NDJSON' }).check()
    await page.getByRole('button', { name: 'Show the first' }).click()
    await expect(page.getByRole('heading', { name: /^\d+ holders?$/ })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'NDJSON' })).toBeChecked()
    if (javaScriptEnabled) expect(await violations(page, '/tools/snapshot')).toEqual([])

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^holders-\d+\.ndjson$/)
    const file = info.outputPath(download.suggestedFilename())
    await download.saveAs(file)
    const check = async (buffer: Buffer) => {
      if (javaScriptEnabled) await hydrated(page.getByRole('button', { name: 'Check' }))
      const given = { name: 'holders.ndjson', mimeType: 'application/x-ndjson', buffer }
      await page.getByLabel('A file from here or elsewhere').setInputFiles(given)
      await page.getByRole('button', { name: 'Check' }).click()
    }
    const whole = await readFile(file)
    await check(whole)
    await expect(
      page.getByText(/since this site signed it\. The index here has the same state hash/),
    ).toBeVisible()
    await check(Buffer.from(whole.toString().replace(/"nft_count":\d+/, '"nft_count":999')))
    await expect(page.getByText('This file was changed after it was signed.')).toBeVisible()
  })

test('what cannot be read is said, by its line', async ({ page }) => {
  await page.goto(at('/tools/snapshot'))
  await page.getByLabel('A list of works').fill('nft1nothing')
  await page.getByRole('button', { name: 'Download' }).click()
  await expect(page.getByRole('alert')).toHaveText('A list of works: line 1 cannot be read.')
  await expect(page.getByLabel('A list of works')).toHaveValue('nft1nothing')
})
