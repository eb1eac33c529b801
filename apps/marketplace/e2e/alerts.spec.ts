import { expect, type Page, test } from '@playwright/test'
import { violations } from './accessible.js'
import { hydrated } from './hydrated.js'
import { isShown, letterTo } from './letter.js'
import { COLLECTOR, logIn } from './log-in.js'
import { urlOf } from './product.js'
import { connect, inWallet } from './wallet.js'

test.setTimeout(180_000)

const at = (path: string) => urlOf('Marketplace') + path

/** Claims the profile of the connected wallet, unless it is this account's already. */
async function claim(page: Page): Promise<void> {
  await page.goto(at('/user/claim/did'))
  const choice = page.getByRole('radio').first()
  await expect(choice).toBeVisible({ timeout: 20_000 })
  await choice.check()
  await inWallet(page, () => page.getByRole('button', { name: 'Claim this profile' }).click(), 'Approve')
  await expect(page.getByText('Profile claimed successfully!')).toBeVisible({ timeout: 20_000 })
}

test('the owner of a work hears of a bid on the site and by letter, and ends the letters by one click', async ({
  browser,
}) => {
  const owner = await (await browser.newContext()).newPage()
  await logIn(owner, COLLECTOR, '/wallet')
  await owner.waitForURL(at('/wallet'))
  await connect(owner, 0)
  await claim(owner)
  await owner.goto(at('/user/notifications'))
  await (await hydrated(owner.getByLabel(/^Also by e-mail/))).check()
  await owner.getByRole('button', { name: 'Save' }).click()
  await expect(owner.getByText('Saved.')).toBeVisible()
  await owner.goto(at('/wallet'))
  const link = owner.locator('main a[href^="/nfts/"]').first()
  await expect(link).toBeVisible({ timeout: 20_000 })
  const work = (await link.getAttribute('href')) ?? ''

  const bidder = await (await browser.newContext()).newPage()
  await connect(bidder, 1)
  await bidder.goto(at(work))
  await bidder.getByRole('button', { name: 'Place a bid' }).click()
  await bidder.getByLabel('Your bid').fill('0.0219')
  await inWallet(
    bidder,
    () => bidder.getByRole('button', { name: 'Sign and bid' }).click(),
    'Approve and sign',
  )
  await expect(bidder.getByText('Your bid stands. Its owner can take it now.')).toBeVisible({
    timeout: 30_000,
  })

  const heard = owner.getByRole('listitem').filter({ hasText: 'New bid' }).filter({ hasText: '0.0219' })
  await isShown(owner, at('/user/notifications'), heard)
  expect(await violations(owner, '/user/notifications')).toEqual([])
  const letter = await letterTo(COLLECTOR.email, /0\.0219/)
  expect(letter.subject).toMatch(/^New bid on .+: 0\.0219 XCH$/)
  expect(letter.text).toContain(work)

  // As a mail program does it: from elsewhere, with nobody signed in.
  const one = await fetch(letter.unsubscribe, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(one.status).toBe(200)
  await owner.goto(at('/user/notifications'))
  await expect(owner.getByLabel(/^Also by e-mail/)).not.toBeChecked()
  await owner.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(owner.getByText('Everything is read.').first()).toBeVisible()

  const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await reader.goto(letter.unsubscribe)
  await reader.getByRole('button', { name: 'Send me no more letters' }).click()
  await expect(reader.getByText('Done. No more letters are sent to you.')).toBeVisible()
})
