import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { violations } from './accessible.js'
import { hydrated } from './hydrated.js'
import { COLLECTOR, logIn, type Person } from './log-in.js'
import { urlOf } from './product.js'
import { newcomer, register } from './register.js'
import { connect, inWallet } from './wallet.js'

test.setTimeout(240_000)

const at = (path: string) => urlOf('Marketplace') + path

/** Somebody with an account, signed in, and a wallet connected. */
async function personWith(browser: Browser, account: number, person?: Person): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  if (person) {
    await logIn(page, person, '/wallet')
    await page.waitForURL(at('/wallet'))
  } else
    await register(page, newcomer(), '/wallet', async () => {
      await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
      expect(await violations(page, '/register, once confirmed')).toEqual([])
    })
  await connect(page, account)
  return page
}

/** Claims the one profile that the wallet lists; its DID. */
async function claim(page: Page): Promise<string> {
  await page.goto(at('/user/claim/did'))
  const choice = page.getByRole('radio')
  await expect(choice).toHaveCount(1, { timeout: 20_000 })
  await choice.check()
  const did = (await choice.getAttribute('value')) ?? ''
  const press = () => page.getByRole('button', { name: 'Claim this profile' }).click()
  expect(await inWallet(page, press, 'Approve')).toContain(did)
  await expect(page.getByText('Profile claimed successfully!')).toBeVisible({ timeout: 20_000 })
  return did
}

/** Gives a DID of the connected account away, as a site would ask for it, and waits for the block. */
async function giveDid(page: Page, did: string, to: string): Promise<void> {
  const id = randomUUID()
  const rpc = `${urlOf('Wallet')}/rpc`
  const asking = page.evaluate(
    async ({ rpc, id, did, to }) => {
      const { token } = JSON.parse(localStorage.getItem('wallet') ?? '{}')
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const body = JSON.stringify({ id, method: 'transfer', params: { to, assetId: did } })
      return (await fetch(rpc, { method: 'POST', headers, body })).json()
    },
    { rpc, id, did, to },
  )
  const wallet = await page.context().newPage()
  await expect(async () => {
    await wallet.goto(`${urlOf('Wallet')}/request/${id}`)
    await expect(wallet.getByText('Leaves your wallet')).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 20_000 })
  await wallet.getByRole('button', { name: 'Approve and sign' }).click()
  expect(await asking).toHaveProperty('result')
  await wallet.close()
  const holder = async () => {
    const answer = await fetch(`${urlOf('API')}/v2/profiles/${encodeURIComponent(did)}`)
    return (await answer.json()).owner_address?.encoded_id
  }
  await expect.poll(holder, { timeout: 60_000 }).toBe(to)
}

const addressOf = (page: Page) =>
  page.evaluate((): string => JSON.parse(localStorage.getItem('wallet') ?? '{}').address)

test('a newcomer claims the wallet’s profile and says who they are; after a transfer it is its next holder’s', async ({
  browser,
}) => {
  const nova = await personWith(browser, 0)
  await nova.goto(at('/user/profiles'))
  await expect(nova.getByText('You have claimed no profile yet')).toBeVisible()
  await nova.goto(at('/user/claim/did'))
  await expect(nova.getByRole('radio')).toHaveCount(1, { timeout: 20_000 })
  expect(await violations(nova, '/user/claim/did')).toEqual([])
  const did = await claim(nova)

  await nova.getByRole('link', { name: 'Say who you are' }).click()
  await nova.waitForURL(at(`/user/profiles/${did}`))
  const field = (name: string) => nova.getByLabel(name, { exact: true })
  const save = async () => {
    const button = nova.getByRole('button', { name: 'Save the profile' })
    await (await hydrated(button)).click()
  }
  await field('Handle').fill('Cle0')
  await field('Name').fill('Nova Newcomer')
  await save()
  await expect(nova.getByRole('alert')).toContainText('“cleo”')
  await expect(field('Name')).toHaveValue('Nova Newcomer')
  const handle = `nova-${randomUUID().slice(0, 8)}`
  await field('Handle').fill(handle)
  await field('Biography').fill('Looks at things twice.')
  const picture = nova.getByRole('group', { name: 'Picture' }).getByRole('radio').nth(1)
  await picture.check()
  expect(await violations(nova, '/user/profiles/{id}')).toEqual([])
  await save()
  await expect(nova.getByText('Profile successfully updated!')).toBeVisible()

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await visitor.goto(at(`/${handle}`))
  await expect(visitor.getByRole('heading', { name: 'Nova Newcomer' })).toBeVisible()
  await expect(visitor.getByText('Looks at things twice.')).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'The item in the picture' })).toBeVisible()

  const next = await personWith(browser, 1, COLLECTOR)
  const [first, second] = [await addressOf(nova), await addressOf(next)]
  await giveDid(nova, did, second)
  try {
    await visitor.goto(at(`/profile/${did}`))
    await expect(visitor.getByText('Nobody has claimed this profile')).toBeVisible()
    expect((await nova.goto(at(`/user/profiles/${did}`)))?.status()).toBe(404)
    // Whoever held it asks for a signature that only the next holder's key can give.
    await nova.goto(at('/user/claim/did'))
    await nova.getByLabel('Another DID').fill(did)
    const press = nova.getByRole('button', { name: 'Claim this profile' })
    await press.click()
    await expect(nova.getByRole('alert')).toBeVisible({ timeout: 20_000 })
    await expect(nova.getByText('Profile claimed successfully!')).toBeHidden()

    await next.goto(at('/user/claim/did'))
    const choice = next.locator(`input[value="${did}"]`)
    await expect(choice).toBeVisible({ timeout: 20_000 })
    await choice.check()
    await inWallet(next, () => next.getByRole('button', { name: 'Claim this profile' }).click(), 'Approve')
    await expect(next.getByText('Profile claimed successfully!')).toBeVisible({ timeout: 20_000 })
    await next.goto(at('/user/profiles'))
    await expect(next.getByRole('link', { name: /^Edit/ })).not.toHaveCount(0)
    // Words of the one before are not shown as theirs.
    await visitor.goto(at(`/profile/${did}`))
    await expect(visitor.getByText('Looks at things twice.')).toBeHidden()
  } finally {
    await giveDid(next, did, first)
  }
})
