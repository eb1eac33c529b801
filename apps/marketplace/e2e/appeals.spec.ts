import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { violations } from './accessible.js'
import { ADMIN, ARTIST, type Person, signedIn } from './log-in.js'
import { ask, items, text } from './places.js'
import { urlOf } from './product.js'

test.describe.configure({ timeout: 120_000 })

const at = (path: string) => urlOf('Marketplace') + path

/** The same person, in a browser with script or without. */
async function pageOf(browser: Browser, person: Person, javaScriptEnabled: boolean): Promise<Page> {
  const { context } = await signedIn(browser, person)
  const storageState = await context.storageState()
  await context.close()
  return (await browser.newContext({ storageState, javaScriptEnabled })).newPage()
}

async function act(admin: Page, target: string, button: string, reason: string): Promise<void> {
  await admin.goto(at(`/admin/events?${new URLSearchParams({ target })}`))
  await admin.getByLabel('Reason').first().fill(reason)
  await admin.getByRole('button', { name: button, exact: true }).click()
  await expect(admin.getByRole('status').first()).toContainText(': ')
}

async function appeal(person: Page, reason: string, words: string): Promise<void> {
  await person.goto(at('/user/appeals'))
  const row = person.getByRole('listitem').filter({ hasText: reason })
  await row.getByRole('textbox', { name: /^Your appeal/ }).fill(words)
  await row.getByRole('button', { name: 'Send the appeal' }).click()
  await expect(person.getByText('Your appeal was sent.')).toBeVisible()
}

async function grant(admin: Page, words: string, why: string): Promise<void> {
  await admin.goto(at('/admin/appeals'))
  const row = admin.getByRole('listitem').filter({ hasText: words })
  await row.getByLabel('Reason').fill(why)
  await row.getByRole('button', { name: /^Grant/ }).click()
  await expect(admin.getByRole('status').first()).toHaveText('Granted: it was taken back')
}

/** The profile that the artist claimed. */
async function artistsProfile(artist: Page): Promise<{ did: string; name: string }> {
  await artist.goto(at('/user/profiles'))
  const edit = artist.locator('main a[href^="/user/profiles/"]').first()
  const did = ((await edit.getAttribute('href')) ?? '').split('/').at(-1) ?? ''
  return { did, name: (await artist.locator('main li h2').first().textContent()) ?? '' }
}

test('a hidden profile’s holder learns why, appeals, and is granted it', async ({ browser }) => {
  const admin = await pageOf(browser, ADMIN, true)
  const artist = await pageOf(browser, ARTIST, true)
  const visitor = await (await browser.newContext()).newPage()
  const { did, name } = await artistsProfile(artist)
  const [reason, words] = [`Goes by another’s name ${randomUUID()}`, `It is my own name ${randomUUID()}`]

  await act(admin, `${at('/profile/')}${did}`, 'Hide', reason)
  await expect(admin.getByText(`Hidden: ${name}`)).toBeVisible()
  await visitor.goto(at(`/profile/${did}`))
  const note = (page: Page) => page.getByRole('complementary', { name: 'Hidden here' })
  await expect(note(visitor)).toBeVisible()
  await expect(visitor.getByText(reason)).toBeHidden()
  await expect(visitor.getByRole('heading', { name })).toBeHidden()
  expect(await violations(visitor, '/profile/{id}, hidden')).toEqual([])

  await artist.goto(at(`/profile/${did}`))
  await expect(note(artist)).toContainText(reason)
  await artist.goto(at('/user/profiles'))
  await expect(artist.getByText(reason)).toBeVisible()
  expect(await violations(artist, '/user/profiles, hidden')).toEqual([])
  await artist.goto(at('/user/notifications'))
  await expect(artist.getByRole('main').getByRole('link', { name: 'Decisions and appeals' })).toBeVisible()
  await appeal(artist, reason, words)
  expect(await violations(artist, '/user/appeals')).toEqual([])

  await admin.goto(at('/admin/appeals'))
  expect(await violations(admin, '/admin/appeals')).toEqual([])
  await grant(admin, words, 'The name is theirs')
  await artist.reload()
  const row = artist.getByRole('listitem').filter({ hasText: reason })
  await expect(row).toContainText('Granted: it was taken back')
  await expect(row).toContainText('The name is theirs')
  await expect(async () => {
    await visitor.goto(at(`/profile/${did}`))
    await expect(visitor.getByRole('heading', { name })).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 40_000 })
})

test('a hidden collection’s maker appeals without script, and it is in the lists again', async ({
  browser,
}) => {
  const admin = await pageOf(browser, ADMIN, false)
  const artist = await pageOf(browser, ARTIST, false)
  const { did } = await artistsProfile(artist)
  const [collection] = items(await ask(`/profiles/${did}/collections?size=1`))
  const id = text(collection?.id)
  const isListed = async () => items(await ask('/collections?size=100')).some((one) => one.id === id)
  const [reason, words] = [`A copy ${randomUUID()}`, `I made it in 2023 ${randomUUID()}`]

  await act(admin, id, 'Hide', reason)
  expect(await isListed()).toBe(false)
  await appeal(artist, reason, words)
  await grant(admin, words, 'It was the first')
  expect(await isListed()).toBe(true)
  await artist.goto(at('/user/appeals'))
  await expect(artist.getByRole('listitem').filter({ hasText: reason })).toContainText('It was the first')
})

test('whoever is banned sees why where they would claim, until the ban is lifted', async ({ browser }) => {
  const admin = await pageOf(browser, ADMIN, true)
  const artist = await pageOf(browser, ARTIST, true)
  const { did } = await artistsProfile(artist)
  const reason = `Goes by another’s name ${randomUUID()}`
  try {
    await act(admin, did, 'Ban for impersonation', reason)
    for (const path of ['/user/claim/did', '/user/profiles']) {
      await artist.goto(at(path))
      await expect(artist.getByRole('complementary', { name: 'Your ban' })).toContainText(reason)
      expect(await violations(artist, `${path}, banned`)).toEqual([])
    }
    await expect(artist.getByRole('link', { name: 'Claim a profile' })).toBeHidden()
  } finally {
    await act(admin, did, 'Lift the ban', 'They are who they say')
  }
  await artist.reload()
  await expect(artist.getByRole('link', { name: /^Edit/ }).first()).toBeVisible()
})
