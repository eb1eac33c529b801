import { expect, test } from '@playwright/test'
import { drawn } from './drawn.js'
import { launchOf } from './launch.js'
import { packModel } from './pack-model.js'
import { ask, items, record, text } from './places.js'
import { urlOf } from './product.js'

// What a test answers has no address; without this the browser takes the page for a stranger's that asks this machine for scripts.
test.use({ launchOptions: launchOf(process.env.CHROMIUM_PATH, ['LocalNetworkAccessChecks']) })

test.setTimeout(180_000)

test('a texture packed as KTX2 is unpacked with what lies here, and the model drawn', async ({ page }) => {
  const [knot] = items(await ask('/nfts?search=Knot&data_type=4&size=1'))
  const data = record(record(await ask(`/nfts/${text(knot?.encoded_id)}`)).data)
  const file = new URL(text(data.media_uri), urlOf('Media'))
  const parts: string[] = []
  const faults: string[] = []
  page.on('request', (request) => parts.push(request.url().slice(urlOf('Media').length)))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.route(/\/files\//, async (route) => {
    const body = await packModel(await (await route.fetch()).body(), 'KTX2')
    const headers = { 'access-control-allow-origin': '*' }
    await route.fulfill({ body, contentType: 'model/gltf-binary', headers })
  })
  // As the page is sent where the file that lies here is packed.
  await page.route(/\/models\//, async (route) => {
    const response = await route.fetch()
    const headers = response.headers()
    const policy = headers['content-security-policy']?.replace("'wasm-unsafe-eval'", "$& 'unsafe-eval'") ?? ''
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } })
  })
  await page.goto(file.href.replace('/files/', '/models/'))
  await drawn(page)
  expect(parts.filter((path) => path.includes('/basis_transcoder.'))).toHaveLength(2)
  expect(faults).toEqual([])
})
