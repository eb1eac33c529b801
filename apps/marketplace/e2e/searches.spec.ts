import { expect, test } from '@playwright/test'
import { violations } from './accessible.js'
import { isShown } from './letter.js'
import { ARTIST, logIn } from './log-in.js'
import { urlOf } from './product.js'
import { connect, inWallet, nameAPrice } from './wallet.js'

test.setTimeout(150_000)

const at = (path: string) => urlOf('Marketplace') + path

test('a member looks out for a work, without script, and hears of its listing', async ({ browser }) => {
  const seller = await (await browser.newContext()).newPage()
  await connect(seller, 1)
  const link = seller.locator('main a[href^="/nfts/"]').last()
  await expect(link).toBeVisible({ timeout: 20_000 })
  const work = (await link.getAttribute('href')) ?? ''

  const looker = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await logIn(looker, ARTIST, '/user/searches')
  await looker.getByLabel('Name of the search').fill('That one')
  await looker.getByLabel('These works alone').fill('nft1')
  await looker.getByRole('button', { name: 'Save the search' }).click()
  await expect(looker.getByRole('alert')).toContainText('by their ids')
  await looker.getByLabel('These works alone').fill(work.replace('/nfts/', ''))
  await looker.getByLabel('For at most, in XCH').fill('4')
  await looker.getByRole('button', { name: 'Save the search' }).click()
  await expect(looker.getByText('Saved.')).toBeVisible()
  const saved = looker.getByRole('listitem').filter({ hasText: 'That one' }).filter({ hasText: '1 work' })
  await expect(saved.first()).toBeVisible()

  await nameAPrice(seller, work, '3.1907')
  await inWallet(
    seller,
    () => seller.getByRole('button', { name: 'Sign and list' }).click(),
    'Approve and sign',
  )
  const heard = looker
    .getByRole('listitem')
    .filter({ hasText: 'You look out for it' })
    .filter({ hasText: '3.19' })
  await isShown(looker, at('/user/notifications'), heard)

  await looker.goto(at('/user/searches'))
  const own = await (await browser.newContext()).newPage()
  await logIn(own, ARTIST, '/user/searches')
  await expect(own.getByRole('button', { name: 'Remove That one' }).first()).toBeVisible({ timeout: 20_000 })
  expect(await violations(own, '/user/searches')).toEqual([])
  await looker.getByRole('button', { name: 'Remove That one' }).first().click()
  await expect(looker.getByText('Removed.')).toBeVisible()
})
