import type { Page } from '@playwright/test'

/** Gives the texts of all scripts that a page asks for from now on. They are asked for once more: what a worker was sent is gone with it. */
export function scriptsOf(page: Page): () => Promise<string[]> {
  const urls = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.add(request.url())
  })
  return () => Promise.all([...urls].map(async (url) => (await page.request.get(url)).text()))
}
