import { expect, test } from '@playwright/test'
import { urlOf } from './product.js'

test('what happens on the chain appears on an open page within two seconds', async ({ page }) => {
  test.setTimeout(150_000)
  await page.goto(`${urlOf('Marketplace')}/events`)
  const delays: number[] = []
  // The page's own clock tells when a row came; the row's time tells when its block was made.
  await page.exposeFunction('rowAppeared', (blockTime: string, seen: number) => {
    delays.push(seen - Date.parse(blockTime))
  })
  await page.evaluate(() => {
    const known = new Set([...document.querySelectorAll('main a[href*="/events/"], main time[datetime]')])
    const report = (window as unknown as { rowAppeared(time: string, seen: number): void }).rowAppeared
    new MutationObserver(() => {
      for (const time of document.querySelectorAll('main time[datetime]')) {
        if (known.has(time)) continue
        known.add(time)
        const stamp = time.getAttribute('datetime') ?? ''
        if (Date.now() - Date.parse(stamp) < 15_000) report(stamp, Date.now())
      }
    }).observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
  })
  await expect.poll(() => delays.length, { timeout: 120_000 }).toBeGreaterThanOrEqual(8)
  const sorted = [...delays].sort((a, b) => a - b)
  // Block times are whole seconds, so a delay may look up to one second longer than it was.
  expect(sorted[Math.floor(sorted.length * 0.95)] ?? sorted.at(-1)).toBeLessThanOrEqual(3000)
})

test('without script nothing is said of being live', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${urlOf('Marketplace')}/events`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Not live', { exact: true })).toBeHidden()
})
