import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { lane } from './lane.js'

/** What a page breaks of the rules of accessibility: all of them in light, and those of contrast in dark as well. */
export async function violations(page: Page, name: string): Promise<string[]> {
  await page.evaluate(axe.source)
  const found: string[] = []
  for (const scheme of ['light', 'dark'] as const) {
    // Colours change at once, so that none is measured on its way.
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    const rules = scheme === 'dark' ? ['color-contrast'] : undefined
    found.push(...(await broken(page, rules)).map((fault) => `${name}, ${scheme}: ${fault}`))
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
  return found
}

/** What is cut off to the side of a page as wide as a phone. What scrolls inside the page by itself is not. */
export async function onPhone(page: Page, name: string): Promise<string[]> {
  // Electron's window is never narrower than the studio is laid out for.
  if (lane === 'electron') return []
  const before = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  if (before) await page.setViewportSize(before)
  return wide > 0 ? [`${name} at 390 px: ${wide} px too wide`] : []
}

function broken(page: Page, rules: string[] | undefined): Promise<string[]> {
  return page.evaluate(async (only) => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))
    const { axe: checker } = window as unknown as { axe: typeof axe }
    const { violations: found } = await checker.run(document, {
      resultTypes: ['violations'],
      ...(only ? { runOnly: only } : {}),
    })
    return found.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 200)}`)
  }, rules)
}
