import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { openContentStore, serveGateway } from '@chiaroscuro/dev-world'
import { expect, test } from '@playwright/test'
import { onPhone, violations } from './accessible.js'
import { startDevnet, type TestDevnet } from './devnet.js'
import { absence } from './lane.js'
import { openStudio, type RunningStudio } from './open-studio.js'

test.skip(absence !== undefined, absence)

const KEY = 'Bearer nobody-else-may-see-this'
const ada = { email: 'ada@example.org', password: 'correct-horse-1' }

let devnet: TestDevnet
let studio: RunningStudio
let node: Awaited<ReturnType<typeof startNode>>

/** A node of the creator's own before a gateway; it opens to whoever has the key. */
async function startNode() {
  const gateway = await serveGateway({ store: openContentStore(undefined), tokens: () => [] })
  const server: Server = createServer(async (request, response) => {
    const isAdding = request.method === 'POST'
    if (isAdding && request.headers.authorization !== KEY) return void response.writeHead(401).end()
    const body: Buffer[] = []
    for await (const part of request) body.push(part)
    const type = request.headers['content-type']
    const answer = await fetch(`${gateway.url}${request.url}`, {
      method: request.method ?? 'GET',
      ...(isAdding && { body: Buffer.concat(body), headers: { ...(type && { 'content-type': type }) } }),
    })
    response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await gateway.close()
    },
  }
}

test.beforeAll(async () => {
  devnet = await startDevnet([ada])
  node = await startNode()
  studio = await openStudio({ data: join(devnet.folder, 'data'), devnet })
})
test.afterAll(async () => {
  await studio.kill()
  await Promise.all([devnet.close(), node.close()])
})

test('files go to a place of one’s own, whose key no page and no disk sees again', async ({
  page: blank,
}) => {
  const answers: string[] = []
  blank.on('response', async (response) => {
    if (/json|event-stream/.test(response.headers()['content-type'] ?? ''))
      answers.push(await response.text().catch(() => ''))
  })
  const page = await studio.show(blank)
  await page.getByRole('button', { name: 'Open the sample' }).click()
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^Plan and rehearsal/ })
    .click()
  await page.getByRole('button', { name: 'Add a place' }).click()
  const form = page.getByRole('form', { name: 'Add a place' })
  await form.getByLabel('Kind of place').selectOption('kubo')
  await expect(form.getByText('This system has no keyring.')).toBeVisible()
  expect(await violations(page, 'a place')).toEqual([])
  expect(await onPhone(page, 'a place')).toEqual([])

  // A key is not sent to whoever can be listened to on the way.
  await form.getByLabel('Address of the node').fill('http://node.example.com')
  await form.getByLabel(/^Authorization/).fill(KEY)
  await form.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('This is no place yet.')).toBeVisible()
  await form.getByLabel('Address of the node').fill(node.url)
  await form.getByRole('button', { name: 'Add' }).click()
  const place = page.getByRole('checkbox', { name: /its key is held until the studio closes/ })
  await expect(place).toBeVisible()
  await expect(form).toHaveCount(0)
  await place.click()
  await expect(place).toBeChecked()
  const gateway = page.getByRole('checkbox', { name: "The devnet's gateway" })
  await gateway.click()
  await expect(gateway).not.toBeChecked()
  await page.getByLabel(/^Gateways of IPFS/).fill(node.url)
  await page.getByRole('button', { name: 'Upload the files' }).click()
  await expect(page.getByText('files came back whole')).toBeVisible({ timeout: 120_000 })
  expect(await violations(page, 'places')).toEqual([])
  expect(await onPhone(page, 'places')).toEqual([])

  const data = join(devnet.folder, 'data')
  const files = readdirSync(data, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  const written = files.map((one) => readFileSync(join(one.parentPath, one.name), 'latin1')).join()
  expect(files.some(({ name }) => name === 'hosts.json')).toBe(true)
  expect(written).not.toContain('nobody-else')
  expect(answers.join()).not.toContain('nobody-else')
})

test('files of a member go to the marketplace’s media service, and the session stays where it was', async ({
  page: blank,
}) => {
  const data = join(devnet.folder, 'member')
  const again = await openStudio({ data, devnet })
  const answers: string[] = []
  blank.on('response', async (response) => {
    if (/json|event-stream/.test(response.headers()['content-type'] ?? ''))
      answers.push(await response.text().catch(() => ''))
  })
  const page = await again.show(blank)
  try {
    await page.getByRole('button', { name: 'Open the sample' }).click()
    const plan = page.getByRole('navigation').getByRole('button', { name: /^Plan and rehearsal/ })
    await plan.click()
    const place = page.getByRole('checkbox', { name: /^The marketplace's media service/ })
    await expect(page.getByText('sign in at the list of projects first')).toBeVisible()
    const gateway = page.getByRole('checkbox', { name: "The devnet's gateway" })
    await gateway.click()
    await expect(gateway).not.toBeChecked()
    await place.click()
    await expect(place).toBeChecked()
    await page.getByRole('button', { name: 'Upload the files' }).click()
    await expect(page.getByText('The media service keeps files of its members.')).toBeVisible()

    await page.getByRole('button', { name: 'Chiaroscuro Mint Studio' }).click()
    const account = page.getByRole('region', { name: 'Account' })
    await account.getByRole('button', { name: 'Sign in' }).click()
    await account.getByLabel('E-mail address').fill(ada.email)
    await account.getByLabel('Password').fill(ada.password)
    await page.keyboard.press('Enter')
    await expect(account).toContainText(`Signed in as ${ada.email}.`)
    await page.getByRole('button', { name: /^Paper lanterns/ }).click()
    await plan.click()
    await expect(page.getByText('files stay for good')).toBeVisible()
    expect(await violations(page, 'media service')).toEqual([])
    await page.getByRole('button', { name: 'Upload the files' }).click()
    await expect(page.getByText('files came back whole')).toBeVisible({ timeout: 120_000 })

    const files = readdirSync(data, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    const written = files.map((one) => readFileSync(join(one.parentPath, one.name), 'latin1')).join()
    const found = new Set(written.match(/http:\/\/[^"]*\/files\/[0-9a-f]{64}\.(png|webp|json|txt)/g))
    expect(found.size).toBeGreaterThan(200)
    const [first = ''] = found
    expect((await fetch(first)).headers.get('content-security-policy')).toMatch(/^sandbox/)
    for (const text of [written, answers.join()]) {
      expect(text).not.toMatch(/eyJ[\w-]{20}/)
      expect(text).not.toMatch(/\/uploads\/[0-9a-f]{64}/)
    }
  } finally {
    await again.kill()
  }
})
