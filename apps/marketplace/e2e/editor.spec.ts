import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { ownSite } from './own-site.js'
import { urlOf } from './product.js'

const SCRIPT = '/f/storyblok-v2-latest.js'
/** Hears what the window around it tells, as the editor's own script does. */
const BRIDGE = `window.StoryblokBridge = class {
  on(kinds, tell) {
    addEventListener('message', ({ data }) => { if (kinds.includes(data)) tell({ action: data }) })
    parent.postMessage('listening', '*')
  }
}`

let editor: { server: Server; url: string; scripts: number; framed: string }
let site: Awaited<ReturnType<typeof ownSite>>
/** What the embedded content service shows drafts for. */
let token: string

test.beforeAll(async () => {
  const server = createServer((request, response) => {
    if (request.url === SCRIPT) {
      editor.scripts++
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(BRIDGE)
    }
    const frame = `<iframe src="${editor.framed.replaceAll('&', '&amp;')}" width="1000" height="800"></iframe>`
    const words = `<p></p><script>onmessage = ({ data }) => { document.querySelector('p').textContent = data }</script>`
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html>${words}${frame}`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  editor = { server, url: `http://127.0.0.1:${port}`, scripts: 0, framed: '' }
  const file = join(process.env.E2E_DATA ?? '', 'devnet', 'running.json')
  const { content }: { content: { url: string; token: string } } = JSON.parse(readFileSync(file, 'utf8'))
  token = new URL(urlOf('Preview')).searchParams.get('secret') ?? ''
  site = await ownSite({
    ...{ STORYBLOK_URL: content.url, STORYBLOK_TOKEN: content.token, STORYBLOK_PREVIEW_TOKEN: token },
    ...{ PREVIEW_SECRET: 'only-this-test-knows-it', STORYBLOK_EDITOR_URL: editor.url },
  })
})
test.afterAll(async () => {
  await site.stop()
  editor.server.closeAllConnections()
  editor.server.close()
})

/** The address that the editor opens in its frame. */
function signed(path: string): string {
  const time = String(Math.floor(Date.now() / 1000))
  const proof = createHash('sha1').update(`7:${token}:${time}`).digest('hex')
  const tk = { space_id: '7', timestamp: time, token: proof }
  const query = Object.entries(tk).map(([name, value]) => [`_storyblok_tk[${name}]`, value])
  return `${site.url}${path}?${new URLSearchParams([['_storyblok', '1'], ...query])}`
}

function dataAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/badger.data') asked.push(request.url())
  })
  return asked
}

test('a page in its editor’s frame is drawn anew when its story is saved there', async ({ page }) => {
  const asked = dataAsked(page)
  editor.framed = signed('/badger')
  await page.goto(editor.url)
  await expect(page.getByText('listening')).toBeVisible()
  await expect(page.frameLocator('iframe').getByRole('complementary', { name: 'Preview' })).toBeVisible()
  expect([editor.scripts, asked.length]).toEqual([1, 0])
  await page.evaluate(() => window.frames[0]?.postMessage('change', '*'))
  await expect.poll(() => asked.length).toBe(1)
})

test('nobody else is told of the editor, or asks it for anything', async ({ page }) => {
  editor.scripts = 0
  const plain = await page.goto(`${site.url}/badger`)
  expect(plain?.headers()['content-security-policy']).not.toContain(editor.url)
  const alone = await page.goto(signed('/badger'))
  expect(alone?.headers()['content-security-policy']).toContain(editor.url + SCRIPT)
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(editor.scripts).toBe(0)
})
