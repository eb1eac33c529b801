import { expect, test } from '@playwright/test'
import { violations } from './accessible.js'
import { COLLECTOR, logIn } from './log-in.js'
import { urlOf } from './product.js'

test.setTimeout(120_000)

const at = (path: string) => urlOf('Marketplace') + path

test('whoever has minted no collection is told how one would appear', async ({ page }) => {
  await logIn(page, COLLECTOR, '/user/collections')
  await page.waitForURL(at('/user/collections'))
  await expect(page.getByText('None of your profiles has minted a collection')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Claim a profile' })).toHaveAttribute('href', '/user/claim/did')
  expect(await violations(page, '/user/collections')).toEqual([])
  const answer = await page.goto(at('/user/collections?id=col1nobodys'))
  expect(answer?.status()).toBe(404)
})

test('a handle that no collection has leads nowhere', async ({ page }) => {
  const answer = await page.goto(at('/collections/nobodys-handle'))
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Page Not Found: /collections/nobodys-handle')).toBeVisible()
})
