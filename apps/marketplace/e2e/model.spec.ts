import { expect, type Page, test } from '@playwright/test'
import { drawn } from './drawn.js'
import { hydrated } from './hydrated.js'
import { type Packing, packModel } from './pack-model.js'
import { ask, items, text } from './places.js'
import { urlOf } from './product.js'

test.setTimeout(180_000)

/** A work that is a model, and what is asked of whom while its page is looked at. */
async function openKnot(page: Page, query = ''): Promise<{ strangers: string[]; faults: string[] }> {
  const [knot] = items(await ask('/nfts?search=Knot&data_type=4&size=1'))
  const homes = (['Marketplace', 'API', 'Media'] as const).map((part) => new URL(urlOf(part)).origin)
  const strangers: string[] = []
  const faults: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (/^https?:$/.test(protocol) && !homes.includes(origin)) strangers.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await page.goto(`${urlOf('Marketplace')}/nfts/${text(knot?.encoded_id)}${query}`, {
    waitUntil: 'networkidle',
  })
  return { strangers, faults }
}

test('a model is turned over by hand, in a frame without an origin, fetched by those who ask for it', async ({
  page,
}) => {
  const viewers: string[] = []
  page.on('request', (request) => {
    if (/\/(?:models|viewer)\//.test(request.url())) viewers.push(request.url())
  })
  const { strangers, faults } = await openKnot(page)
  const open = page.getByRole('link', { name: 'Turn it over in 3D' })
  await open.scrollIntoViewIfNeeded()
  // Drawn where the index is, as pictures are.
  const picture = page.locator('[data-part="model"] img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(picture).toHaveAttribute('src', /\/thumbnails\/[0-9a-f]{64}_\d+\.webp$/)
  expect(viewers).toEqual([])
  await (await hydrated(open)).click()
  const frame = page.frameLocator('iframe[sandbox="allow-scripts"]')
  await drawn(frame)
  // By keys alone: the frame has the focus, and its camera turns.
  const viewer = frame.locator('model-viewer')
  const angle = () =>
    viewer.evaluate((element) => String(Reflect.get(element, 'getCameraOrbit').call(element)))
  await viewer.evaluate((element) => Reflect.set(element, 'autoRotate', false))
  const before = await angle()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(angle).not.toBe(before)
  expect([strangers, faults]).toEqual([[], []])
})

for (const packing of ['Draco', 'Meshopt'] satisfies Packing[])
  test(`a model packed with ${packing} is unpacked with what lies here, and drawn`, async ({ page }) => {
    const headers = { 'access-control-allow-origin': '*' }
    await page.route(/\/files\//, async (route) => {
      const body = await packModel(await (await route.fetch()).body(), packing)
      await route.fulfill({ body, contentType: 'model/gltf-binary', headers })
    })
    const { strangers, faults } = await openKnot(page)
    await (await hydrated(page.getByRole('link', { name: 'Turn it over in 3D' }))).click()
    const frame = page.frameLocator('iframe[sandbox="allow-scripts"]')
    await drawn(frame)
    const size = await frame
      .locator('model-viewer')
      .evaluate((element) => String(Reflect.get(element, 'getDimensions').call(element)))
    // What is not unpacked has no size.
    expect(size).toMatch(/^[1-9.]/)
    expect([strangers, faults]).toEqual([[], []])
  })

test('a model that cannot be drawn says so, in the page’s language', async ({ page }) => {
  const headers = { 'access-control-allow-origin': '*' }
  await page.route(/\/files\//, (route) =>
    route.fulfill({ body: 'glTF', contentType: 'model/gltf-binary', headers }),
  )
  await openKnot(page, '?lang=zh')
  await (await hydrated(page.getByRole('link', { name: '以三维查看' }))).click()
  const frame = page.frameLocator('iframe[sandbox="allow-scripts"]')
  await expect(frame.getByRole('alert')).toContainText('无法绘制')
})

test('without script the model’s own page is a link away', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await openKnot(page)
  const href = await page.getByRole('link', { name: 'Turn it over in 3D' }).getAttribute('href')
  const answer = await fetch(href ?? '')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  await context.close()
})
