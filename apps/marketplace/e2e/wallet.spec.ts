import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { violations } from './accessible.js'
import { connect, inWallet } from './wallet.js'

test.setTimeout(240_000)

/** More than anybody of the market pays. */
const PRICE = '9000'

const card = (page: Page) => page.getByRole('region', { name: 'Connected wallet' })
const works = (page: Page) => page.getByRole('checkbox', { name: /^Select / })

/** Goes to another view. Until it is there, the one before is seen, which may have the same things to choose. */
async function view(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Views of this wallet' }).getByRole('link', { name })
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
}

/** The works that are shown: their addresses, and whether they are chosen. */
function shown(page: Page): Promise<{ work: string; isChosen: boolean }[]> {
  return works(page).evaluateAll((boxes) =>
    boxes.map((box) => {
      const link = (at: Element | null) => at?.querySelector('a[href^="/nfts/"]') ?? null
      let card: Element | null = box
      while (card && !link(card)) card = card.parentElement
      return { work: link(card)?.getAttribute('href') ?? '', isChosen: box.matches(':checked') }
    }),
  )
}

/** Address of the account that is connected. */
async function addressOf(page: Page): Promise<string> {
  const href = await card(page).getByRole('link').getAttribute('href')
  return href?.split('/').at(-1) ?? ''
}

/** Chooses the first works that have a name, and tells them: what was minted a moment ago gets its own while one looks. */
async function choose(page: Page, count: number): Promise<string[]> {
  const names: string[] = []
  for (let at = 0; at < count; at++) {
    const box = page.getByRole('checkbox', { name: /^Select (?!nft1)/ }).nth(at)
    await box.check()
    names.push(((await box.getAttribute('aria-label')) ?? '').replace('Select ', ''))
  }
  await expect(page.getByText(`${count} selected`)).toBeVisible()
  return names
}

test('three works are listed by one approval, withdrawn in one bundle, and two are given away', async ({
  page,
}) => {
  await connect(page, 1)
  const friend = await addressOf(page)
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await connect(page, 0)
  await expect(works(page).nth(2)).toBeVisible({ timeout: 20_000 })
  const names = await choose(page, 3)

  await page.getByRole('button', { name: 'List for sale' }).click()
  const form = page.getByRole('region', { name: 'List 3 works' })
  await form.getByLabel('Price of each work').fill(PRICE)
  await form.getByLabel(`Own price of ${names[0]}`).fill('9500')
  const signing = await inWallet(
    page,
    () => form.getByRole('button', { name: 'Sign and list all 3' }).click(),
    'Approve and sign',
  )
  expect(signing).toContain('Sign 3 offers for sale')
  expect(signing).toContain('27500 XCH')
  await expect(page.getByText('3 works are listed.')).toBeVisible({ timeout: 30_000 })

  await view(page, 'Offers')
  const open = page.getByRole('table', { name: 'Open offers' })
  for (const name of names)
    await open
      .getByRole('checkbox', { name: `Select the offer for ${name}` })
      .first()
      .check({ timeout: 20_000 })
  const ending = await inWallet(
    page,
    () => page.getByRole('button', { name: 'Withdraw' }).click(),
    'Approve and sign',
  )
  expect(ending).toContain('Cancel 3 offers')
  await expect(page.getByText('3 offers are withdrawn.')).toBeVisible({ timeout: 90_000 })
  const over = page.getByRole('table', { name: 'Offers lately over' })
  await expect(over.getByText('Withdrawn').nth(2)).toBeVisible({ timeout: 20_000 })

  await view(page, 'Works')
  await expect(works(page).nth(1)).toBeVisible({ timeout: 20_000 })
  await choose(page, 2)
  const given = (await shown(page)).flatMap(({ work, isChosen }) => (isChosen ? [work] : []))
  expect(given).toHaveLength(2)
  await page.getByRole('button', { name: 'Transfer' }).click()
  const gift = page.getByRole('region', { name: 'Transfer 2 works' })
  await gift.getByLabel('Address of who gets them').fill(friend)
  await expect(gift.getByText(/It holds/)).toBeVisible()
  const giving = await inWallet(
    page,
    () => gift.getByRole('button', { name: 'Transfer all 2' }).click(),
    'Approve and sign',
  )
  expect(giving).toContain(friend)
  await expect(page.getByText('2 works went to their new owner.')).toBeVisible({ timeout: 90_000 })
  // Works come a few at a time, so it is told by name which ones are gone.
  const left = async () => (await shown(page)).filter(({ work }) => given.includes(work))
  await expect.poll(left, { timeout: 20_000 }).toEqual([])

  await view(page, 'Activity')
  const events = page.getByRole('table', { name: 'Activity' })
  await expect(events.getByText('Transfer').first()).toBeVisible({ timeout: 20_000 })
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^txch1[a-z0-9]+-activity\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines[0]).toMatch(/^time,type,nft_id/)
  const sent = lines.filter((line) => line.includes(',sent,') && line.includes(friend))
  expect(sent.length).toBeGreaterThanOrEqual(2)
})

test('every view fits a phone and reads well in both themes', async ({ page }) => {
  await connect(page, 0)
  await page.setViewportSize({ width: 390, height: 844 })
  const broken: string[] = []
  for (const [name, shown] of [
    ['Offers', page.getByText('No open offers').or(page.getByRole('table', { name: 'Open offers' }))],
    // The devnet’s wallet begins with a DID.
    [
      'Profiles',
      page
        .getByRole('main')
        .getByRole('link', { name: /did:chia:1/ })
        .first(),
    ],
    ['Activity', page.getByText(/No activity yet|Download as CSV/).first()],
    ['Works', works(page).first()],
  ] as const) {
    await view(page, name)
    await expect(shown).toBeVisible({ timeout: 20_000 })
    broken.push(...(await violations(page, name)), ...(await tooWide(page, name)))
  }
  for (const act of ['List for sale', 'Transfer']) {
    if (!(await works(page).first().isChecked())) await works(page).first().check()
    await page.getByRole('button', { name: act, exact: true }).click()
    await expect(page.getByRole('region', { name: /a work$/ })).toBeVisible()
    broken.push(...(await violations(page, act)), ...(await tooWide(page, act)))
  }
  expect(broken).toEqual([])
})

async function tooWide(page: Page, name: string): Promise<string[]> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  return width > 390 ? [`${name} is ${width} px wide`] : []
}
