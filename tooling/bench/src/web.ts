import { type Line, line, report } from './report-line.js'
import { openBrowser } from './web-browser.js'
import { scorePages } from './web-lighthouse.js'
import { findPlaces, type Place } from './web-places.js'
import { findSite } from './web-product.js'
import { benchRendering } from './web-render.js'
import { weighPages, weighReader } from './web-weight.js'

/** Pages Lighthouse looks at. */
const SCORED = ['home', 'collections', 'collection', 'item', 'profile', 'events', 'auctions', 'blog']
/** Pages without their frame or with nothing to show are weighed with the others, but are no routes of their own. */
const LEFT_OUT = /^(item|collection|profile)-(?!embed)|^search-nothing$|^not-found$/

const PARTS = ['weight', 'lighthouse', 'rendering'] as const
type Part = (typeof PARTS)[number]

/** Weighs, scores and loads a production build of the website that runs. */
export async function benchWeb(options: {
  /** Where it runs; started when left out. */
  site: string | undefined
  /** What to measure; everything when left out. */
  only: string | undefined
  /** Lighthouse runs a page. */
  runs: number
  say: (words: string) => void
}): Promise<{ text: string; reached: boolean }> {
  const { say, runs } = options
  const only = PARTS.find((part) => part === options.only)
  if (options.only !== undefined && !only) throw new Error(`There is no part called ${options.only}.`)
  const site = await findSite(options.site, say)
  try {
    const places = await findPlaces(site.url)
    const measure: Readonly<Record<Part, () => Promise<Line[]>>> = {
      weight: () => weigh(site.url, places.all, places.offer),
      lighthouse: () => scorePages(site.url, named(places.all, SCORED), runs),
      rendering: () => benchRendering(site.url, places, 10),
    }
    const lines: Line[] = []
    for (const part of only ? [only] : PARTS) {
      say(`Measuring: ${part}`)
      lines.push(...(await measure[part]()))
    }
    return report(lines)
  } finally {
    await site.stop()
  }
}

function named(all: readonly Place[], names: readonly string[]): Place[] {
  return names.flatMap((name) => all.filter((place) => place.name === name))
}

async function weigh(site: string, all: readonly Place[], offer: string): Promise<Line[]> {
  const browser = await openBrowser()
  try {
    const { lines, heaviest } = await weighPages(
      browser,
      site,
      all.filter(({ name }) => !LEFT_OUT.test(name)),
    )
    const reader = await weighReader(browser, site + offer)
    const most = Object.entries(heaviest).map(([kind, { kB, name }]) => `${kind} ${kB.toFixed(1)} (${name})`)
    return [...lines, ...reader, line(`heaviest: ${most.join(', ')}`, true, 'told')]
  } finally {
    await browser.close()
  }
}
