import { expect, type Page, test } from '@playwright/test'
import { findPlaces } from './places.js'
import { urlOf } from './product.js'
import { pseudo, saidPatterns } from './pseudo.js'

const FIXED = [
  ...[
    '/',
    '/collections',
    '/nfts',
    '/mints',
    '/new',
    '/events',
    '/profiles',
    '/search?q=moon',
    '/watchlist',
    '/auctions',
  ],
  ...['/blog', '/mint', '/mint/early-access', '/login', '/register', '/nothing/here'],
]
const PHONE = { width: 390, height: 844 }

/** Says every message of the page in its longer form, and gives the messages whose end cannot be seen. */
async function lengthen(page: Page, patterns: readonly string[]): Promise<{ said: number; cut: string[] }> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const nodes: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode)
    Object.assign(window, { said: nodes })
    return nodes.map(({ data }) => data)
  })
  const said = new RegExp(`^(?:${patterns.join('|')})$`)
  const longer = texts.map((text) => (said.test(text.trim()) ? pseudo(text) : null))
  const cut = await page.evaluate((words) => {
    const nodes = (window as unknown as { said: Text[] }).said
    words.forEach((text, i) => {
      const node = nodes[i]
      if (text !== null && node) node.data = text
    })
    return nodes.flatMap((node, i) => {
      if (words[i] === null || !node.parentElement?.checkVisibility({ visibilityProperty: true })) return []
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width === 0) return []
      for (let over: Element | null = node.parentElement; over; over = over.parentElement) {
        const { overflowX, position, clipPath } = getComputedStyle(over)
        const edge = over.getBoundingClientRect()
        // What only screen readers hear, and what moves sideways in its own place.
        if (edge.width <= 1 || clipPath.startsWith('inset(50%')) return []
        if (overflowX === 'auto' || overflowX === 'scroll' || position === 'fixed') return []
        if (overflowX !== 'visible' && box.right > edge.right + 1) return [node.data]
      }
      return box.right > window.innerWidth + 1 ? [node.data] : []
    })
  }, longer)
  return { said: longer.filter((text) => text !== null).length, cut }
}

test('words half as long again fit a phone: nothing is cut, nothing scrolls sideways', async ({
  browser,
}) => {
  test.setTimeout(90_000)
  const { collection, item, auction, event, address } = await findPlaces()
  const patterns = saidPatterns()
  // Without scripts nothing draws the words anew.
  const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false })
  const page = await context.newPage()
  const faults: string[] = []
  for (const path of [...FIXED, collection, `${collection}?tab=activity`, item, auction, event, address]) {
    await page.goto(urlOf('Marketplace') + path, { waitUntil: 'domcontentloaded' })
    const { said, cut } = await lengthen(page, patterns)
    expect([path, said > 10]).toEqual([path, true])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    faults.push(...new Set(cut.map((words) => `${path} cuts ${words}`)))
    if (width > PHONE.width) faults.push(`${path} is ${width} px wide`)
  }
  expect(faults).toEqual([])
  await context.close()
})

for (const { width, height } of [PHONE, { width: 1440, height: 900 }])
  for (const path of ['/nfts', '/nfts?view=compact', '/'])
    test(`works out of sight hold the place they will take: ${path} at ${width} px`, async ({ browser }) => {
      const page = await browser.newPage({ viewport: { width, height } })
      await page.goto(urlOf('Marketplace') + path)
      const { places, before, after } = await page.evaluate(() => {
        const cells = [...document.querySelectorAll<HTMLElement>('main li:has(> a[href^="/nfts/"])')]
        const heights = () => cells.map((cell) => cell.getBoundingClientRect().height)
        const hidden = heights()
        for (const cell of cells) cell.style.contentVisibility = 'visible'
        const seen = cells.map((cell) => getComputedStyle(cell).contentVisibility)
        return { places: seen.filter((one) => one === 'visible').length, before: hidden, after: heights() }
      })
      expect(places).toBeGreaterThan(5)
      for (const [i, one] of before.entries()) expect(Math.abs(one - (after[i] ?? 0))).toBeLessThanOrEqual(1)
      await page.context().close()
    })
