import { type APIRequestContext, expect, test } from '@playwright/test'
import { violations } from './accessible.js'
import { ADMIN, COLLECTOR, signedIn } from './log-in.js'
import { ask, items, text } from './places.js'
import { urlOf } from './product.js'

const HEADINGS: Readonly<Record<string, string>> = {
  '/admin/events': 'Moderation',
  '/admin/appeals': 'Appeals',
  '/admin/auction': 'Moderation',
  '/admin/health': 'Health',
  '/admin/minting-api': 'Who mints',
  '/admin/snapshot': 'Snapshot of holders',
  '/admin/airdrop': 'Airdrop',
}
const ROOMS = Object.keys(HEADINGS)
// Each goes through many pages, on a machine that may have much else to do.
test.describe.configure({ timeout: 240_000 })

const at = (path: string) => urlOf('Marketplace') + path

/** An answer without what differs between any two: the path, the time, and the key of the policy for scripts. */
async function told(request: APIRequestContext, path: string, method = 'GET') {
  const answer = await request.fetch(at(path), {
    method,
    maxRedirects: 0,
    ...(method === 'POST' ? { form: { act: 'hide', target: 'x', reason: 'y' } } : {}),
  })
  const nonce = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? 'no nonce'
  const own = path.slice(1).replace(/\.data$/, '')
  const plain = (words: string) =>
    words
      .replaceAll(nonce, 'NONCE')
      .replaceAll(/(\\?"now\\?"[:,])\d+/g, '$1NOW')
      .replaceAll(/\d{13}/g, 'NOW')
      .replaceAll(own, 'PATH')
      .replaceAll(encodeURIComponent(own), 'PATH')
  const headers = answer
    .headersArray()
    .filter(({ name }) => !/^(date|content-length|etag)$/i.test(name))
    .map(({ name, value }) => `${name.toLowerCase()}: ${plain(value)}`)
  return { status: answer.status(), headers, body: plain(await answer.text()) }
}

test('for anybody but admins there are no such rooms', async ({ browser, playwright }) => {
  const visitor = await playwright.request.newContext()
  const { context: member } = await signedIn(browser, COLLECTOR)
  for (const request of [visitor, member.request])
    for (const room of ROOMS) {
      // As long, so that nothing is left to tell by.
      const nowhere = room.replace('admin', 'nowhe')
      expect((await told(request, room)).status).toBe(404)
      expect(await told(request, room)).toEqual(await told(request, nowhere))
      expect(await told(request, `${room}.data`)).toEqual(await told(request, `${nowhere}.data`))
      expect(await told(request, room, 'POST')).toEqual(await told(request, nowhere, 'POST'))
    }
  const home = await (await member.request.get(at('/'))).text()
  expect(home).not.toContain('admin')
  const manifest = /"(\/assets\/manifest-[^"]+\.js)"/.exec(home)?.[1] ?? ''
  expect(manifest).not.toBe('')
  expect((await member.request.get(at(manifest))).status()).toBe(404)
  const version = /"version": ?"([^"]+)"/.exec(home)?.[1] ?? ''
  const found = await member.request.get(at(`/__manifest?version=${version}&p=%2Fadmin%2Fevents`))
  expect(found.status()).toBe(200)
  expect(await found.text()).not.toContain('admin')
  await visitor.dispose()
  await member.close()
})

for (const javaScriptEnabled of [true, false])
  test(`an admin hides a work with a reason and shows it again${javaScriptEnabled ? '' : ', without script'}`, async ({
    browser,
  }) => {
    const { context: signed, page: door } = await signedIn(browser, ADMIN)
    await door.getByLabel('Account', { exact: true }).click()
    await door.getByRole('link', { name: 'Moderation' }).click()
    await expect(door.getByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible()
    const storageState = await signed.storageState()
    await door.close()
    const context = await browser.newContext({ storageState, javaScriptEnabled })
    const page = await context.newPage()
    const [work] = items(await ask('/nfts?listed=true&size=1'))
    const [id, name] = [text(work?.encoded_id), text(work?.name)]
    const isListed = async () =>
      items(await ask(`/nfts?listed=true&size=100`)).some((one) => one.encoded_id === id)
    const reason = `A copy of somebody else’s work ${Date.now()}`

    await page.goto(at(`/admin/events?target=${id}`))
    await page.getByLabel('Reason').first().fill(reason)
    await page.getByRole('button', { name: 'Hide', exact: true }).click()
    await expect(page.getByText(`Hidden: ${name}`)).toBeVisible()
    expect(await isListed()).toBe(false)
    await page.goto(at(`/nfts/${id}`))
    await expect(page.getByRole('complementary', { name: 'Hidden here' })).toContainText(reason)

    await page.goto(at('/admin/events'))
    const row = page.getByRole('listitem').filter({ hasText: reason })
    await row.getByText('Show again…').click()
    await row.getByLabel('Reason').fill('It was the first')
    await row.getByRole('button', { name: `Show again: ${name}` }).click()
    await expect(page.getByText(`Shown again: ${name}`)).toBeVisible()
    expect(await isListed()).toBe(true)
    const log = page.getByRole('table', { name: 'Everything that was done' })
    await expect(log).toContainText(reason)
    await expect(log.getByText('Ada Admin (you)').first()).toBeVisible()
    await signed.close()
    await context.close()
  })

test('an admin says why, of what is there; the rooms are for everybody’s eyes', async ({ browser }) => {
  const { context, page } = await signedIn(browser, ADMIN)
  for (const room of ROOMS) {
    await page.goto(at(room))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[room] ?? '')
    expect(await violations(page, room)).toEqual([])
  }
  await page.goto(at('/admin/events?target=nowhere'))
  await page.getByLabel('Reason').first().fill('A reason')
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Nothing is known by this id or address.')
  // What was typed is still there.
  await expect(page.getByLabel('Reason').first()).toHaveValue('A reason')
  await page.getByRole('link', { name: 'Auctions', exact: true }).last().click()
  await page.waitForURL(at('/admin/auction'))
  await context.close()
})

test('an admin tries files again that were not to be had, on record', async ({ browser }) => {
  const { context, page } = await signedIn(browser, ADMIN)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(at('/admin/health'))
  // Of seven rooms the one that is open is in sight.
  await expect(page.getByRole('link', { name: 'Health', exact: true })).toBeInViewport()
  const reason = `The gateway answers again, ${Date.now()}`
  await page.getByText('Try again now…').first().click()
  await page.getByLabel('Reason').first().fill(reason)
  await page.getByRole('button', { name: 'Try again now: Files of works' }).click()
  await expect(page.getByRole('status')).toHaveText('Tried again')
  await expect(page.getByRole('table', { name: 'Everything that was done' })).toContainText(reason)
  await context.close()
})

test('a featured collection stands on the front page until it is taken from there', async ({ browser }) => {
  const { context, page } = await signedIn(browser, ADMIN)
  const [collection] = items(await ask('/collections?size=1'))
  const [id, name] = [text(collection?.id), text(collection?.name)]
  const act = async (button: string, said: string) => {
    await page.goto(at(`/admin/events?target=${id}`))
    await page.getByLabel('Reason').first().fill('Worth a look')
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByText(`${said}: ${name}`)).toBeVisible()
  }
  const featured = page.getByRole('heading', { name: 'Featured collections' })
  await act('Feature', 'Featured')
  await page.goto(at('/'))
  await expect(featured).toBeVisible()
  await act('Take from the front', 'Taken from the front')
  await page.goto(at('/'))
  await expect(featured).toBeHidden()
  await context.close()
})
