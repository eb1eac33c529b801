import { expect, test } from '@playwright/test'
import { violations } from './accessible.js'
import { hydrated } from './hydrated.js'
import { ARTIST, COLLECTOR, logIn } from './log-in.js'
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

test('whoever minted a collection says what its page says, and takes it back', async ({ page }) => {
  await logIn(page, ARTIST, '/user/collections')
  await page.getByRole('link', { name: 'Edit: Tidelines' }).click()
  const save = page.getByRole('button', { name: 'Save the collection' })
  const description = page.getByLabel('Description')
  await hydrated(save)
  // What the metadata says shows through until something else is said.
  await expect(description).toHaveAttribute('placeholder', /^One shore, watched at every hour/)
  expect(await violations(page, '/user/collections?id=…')).toEqual([])

  await page.getByLabel('Handle', { exact: true }).fill('admin')
  await save.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Handle', { exact: true }).fill('tidelines')
  await description.fill('Watched from one bench.')
  await page.getByRole('radio').nth(1).check()
  await save.click()
  await expect(page.getByRole('status')).toHaveText('Saved.')

  const answer = await page.goto(at('/collections/tidelines'))
  expect(answer?.status()).toBe(200)
  await expect(page.getByText('Watched from one bench.')).toBeVisible()

  await page.goto(at('/user/collections'))
  await expect(page.getByText('@tidelines')).toBeVisible()
  await page.getByRole('link', { name: 'Edit: Tidelines' }).click()
  await (await hydrated(description)).fill('')
  await page.getByRole('radio', { name: 'None' }).check()
  await save.click()
  await expect(page.getByRole('status')).toHaveText('Saved.')
  await page.goto(at('/collections/tidelines'))
  await expect(page.getByText(/^One shore, watched at every hour/)).toBeVisible()
})
