import type { Page } from '@playwright/test'
import axe from 'axe-core'

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
