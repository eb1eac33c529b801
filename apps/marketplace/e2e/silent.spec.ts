import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { type Door, doorTo } from './door.js'
import { ownSite } from './own-site.js'
import { urlOf } from './product.js'

/** Each service that pages are made of, alone, does not answer any more. */
let doors: Record<'api' | 'content' | 'identity' | 'media', Door>
let site: Awaited<ReturnType<typeof ownSite>>

interface Running {
  readonly content: { readonly url: string; readonly token: string }
  readonly identity: { readonly url: string; readonly poolId: string; readonly clientId: string }
}

test.beforeAll(async () => {
  const file = join(process.env.E2E_DATA ?? '', 'devnet', 'running.json')
  const { content, identity }: Running = JSON.parse(readFileSync(file, 'utf8'))
  const [api, stories, pool, media] = await Promise.all(
    [urlOf('API'), content.url, identity.url, urlOf('Media')].map(doorTo),
  )
  if (!api || !stories || !pool || !media) throw new Error('four doors')
  doors = { api, content: stories, identity: pool, media }
  site = await ownSite({
    ...{ API_URL: api.url, PUBLIC_MEDIA_URL: media.url },
    ...{ STORYBLOK_URL: stories.url, STORYBLOK_TOKEN: content.token },
    ...{ USER_POOL_ID: identity.poolId, USER_POOL_CLIENT_ID: identity.clientId },
    ...{ USER_POOL_ENDPOINT: pool.url, SESSION_SECRETS: 'only-this-test-knows-it'.repeat(2) },
  })
})
test.afterAll(async () => {
  await site.stop()
  await Promise.all(Object.values(doors).map((door) => door.stop()))
})
test.afterEach(() => {
  for (const door of Object.values(doors)) door.open()
})

const visit = async (page: Page, path: string) => (await page.goto(site.url + path))?.status()
const isOld = (page: Page) => page.locator('html[data-kept-by="site"]')

/** Pages are given as they were for some seconds, whatever happens: visited until one says that it is old. */
async function untilOld(page: Page, path: string): Promise<void> {
  await expect(async () => {
    expect(await visit(page, path)).toBe(200)
    await expect(isOld(page)).toHaveCount(1, { timeout: 100 })
  }).toPass({ timeout: 60_000, intervals: [500] })
}

test('the index: pages as they were, with their age; what nobody has seen yet says why it is not there', async ({
  page,
}) => {
  test.setTimeout(120_000)
  expect(await visit(page, '/collections')).toBe(200)
  const [first] = await page.locator('main a[href^="/collections/"]').all()
  const name = await first?.textContent()
  doors.api.shut()
  await untilOld(page, '/collections')
  await expect(
    page.getByText('The index does not answer at the moment. This page is as it was'),
  ).toBeVisible()
  expect(await page.locator('main a[href^="/collections/"]').first().textContent()).toBe(name)
  expect(await visit(page, '/events')).toBe(503)
  await expect(page.locator('main')).toContainText('The index does not answer at the moment.')
  // What is not made of it is there.
  expect(await visit(page, '/blog')).toBe(200)
  expect(await visit(page, '/search')).toBe(200)
  doors.api.open()
  expect(await visit(page, '/events')).toBe(200)
})

test('the content service: stories as they were; all else as if nothing were', async ({ page }) => {
  test.setTimeout(120_000)
  expect(await visit(page, '/blog')).toBe(200)
  const title = await page.locator('main h2').first().textContent()
  const story = '/badger'
  doors.content.shut()
  expect(await visit(page, '/collections')).toBe(200)
  await expect(isOld(page)).toHaveCount(0)
  expect(await visit(page, '/blog')).toBe(200)
  expect(await page.locator('main h2').first().textContent()).toBe(title)
  expect(await visit(page, story)).toBe(503)
  await expect(page.getByText('The content service that this page comes from does not answer')).toBeVisible()
  doors.content.open()
  // Not asked again at once.
  await expect(async () => expect(await visit(page, story)).toBe(200)).toPass({ timeout: 60_000 })
})

test('the identity service: everything but signing in', async ({ page }) => {
  doors.identity.shut()
  for (const path of ['/', '/collections', '/nfts', '/events', '/blog'])
    expect(await visit(page, path), path).toBe(200)
  expect(await visit(page, '/login')).toBe(200)
  await page.getByLabel('E-mail address').fill('nobody@example.com')
  await page.getByLabel('Password').fill('Not-a-password-1')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
})

test('the media service: words where pictures were', async ({ page }) => {
  doors.media.shut()
  expect(await visit(page, '/collections')).toBe(200)
  await expect(page.locator('main a[href^="/collections/"]').first()).toBeVisible()
  expect(await visit(page, '/nfts')).toBe(200)
  // What was told of a work is told all the same.
  const card = page.locator('main a[href^="/nfts/"]').first()
  await expect(card.locator('img')).toHaveCount(0)
  await expect(card).not.toHaveText('')
  await page.locator('main a[href^="/nfts/"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
