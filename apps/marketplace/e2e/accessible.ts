import type { Page } from '@playwright/test'
import axe from 'axe-core'

/**
 * What the page that is open breaks of the accessibility rules, in light and in dark. Only contrast differs between
 * themes, so that the second is asked about that alone. A work in its frame is its maker's.
 */
export async function violations(page: Page, path: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(axe.source)
  await page.evaluate(() => {
    // What is out of sight takes on the colours of another theme only once it is seen; and thousands of elements on their way to
    // those take longer to draw than all that is asked of them.
    const still = new CSSStyleSheet()
    still.replaceSync(
      '*, *::before, *::after { content-visibility: visible !important; transition: none !important }',
    )
    document.adoptedStyleSheets.push(still)
  })
  const light = await broken(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await broken(page, ['color-contrast'])
  return [
    ...light.map((fault) => `${path}, light: ${fault}`),
    ...dark.map((fault) => `${path}, dark: ${fault}`),
  ]
}

function broken(page: Page, only?: string[]): Promise<string[]> {
  return page.evaluate(async (rules) => {
    // Colours on their way from one theme to the other are neither's; each element sets off after the one it inherits from.
    // What never ends is not waited for, nor a frame that is not drawn, nor anything for ever.
    const atMost = (ms: number, what: Promise<unknown>) =>
      Promise.race([what, new Promise((later) => setTimeout(later, ms))])
    for (let quiet = 0, rounds = 0; quiet < 3 && rounds < 30; quiet++, rounds++) {
      const moving = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      if (moving.length > 0) quiet = -1
      await atMost(2000, Promise.all(moving.map(({ finished }) => finished.catch(() => {}))))
      await atMost(500, new Promise(requestAnimationFrame))
    }
    const { axe: checker } = window as unknown as { axe: typeof axe }
    const { violations: found } = await checker.run(document, {
      // What is right needs no account of itself: that takes most of the time.
      resultTypes: ['violations'],
      iframes: false,
      ...(rules ? { runOnly: rules } : {}),
    })
    return found.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 200)}`)
  }, only)
}
