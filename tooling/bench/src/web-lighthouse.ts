import budget from '../../config/web-budget.json' with { type: 'json' }
import { freePort } from './free-port.js'
import { type Line, line } from './report-line.js'
import { openBrowser } from './web-browser.js'
import type { Place } from './web-places.js'

/** Of a recording of the browser; times in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** Time on a core. */
  readonly tdur?: number
}

type Category = keyof typeof budget.lighthouse
const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo']

interface Scored {
  readonly scores: Readonly<Record<Category, number>>
  /** Milliseconds. */
  readonly lcp: number
  readonly tbt: number
  /** The same of the time that the page itself had a core: a machine with others on it takes the browser's away. */
  readonly ownTbt: number
  readonly cls: number
  /** What cost a point, by the audit's id. */
  readonly faults: readonly string[]
}

/** Lighthouse as a phone on a slow line, the middle of some runs by its performance score. */
export async function scorePages(site: string, places: readonly Place[], runs: number): Promise<Line[]> {
  const lines: Line[] = []
  for (const { name, path } of places) {
    const scored: Scored[] = []
    for (let i = 0; i < runs; i++) scored.push(await scoreTwiceTried(site + path))
    scored.sort((a, b) => a.scores.performance - b.scores.performance || b.lcp - a.lcp)
    const middle = scored[Math.floor(scored.length / 2)]
    if (middle) lines.push(scoreLine(name, middle))
  }
  return lines
}

function scoreLine(name: string, { scores, lcp, tbt, ownTbt, cls, faults }: Scored): Line {
  const { vitals } = budget
  const reached =
    CATEGORIES.every((category) => scores[category] >= budget.lighthouse[category]) &&
    lcp <= vitals.largestContentfulPaintMs &&
    tbt <= vitals.totalBlockingMs &&
    cls <= vitals.layoutShift
  const marks = CATEGORIES.map((category) => scores[category]).join(' / ')
  const goals = CATEGORIES.map((category) => budget.lighthouse[category]).join(' / ')
  return line(
    `${name}: ${marks}, LCP ${(lcp / 1000).toFixed(2)} s, TBT ${Math.round(tbt)} ms (${Math.round(ownTbt)} of its own), CLS ${cls.toFixed(3)}${faults.length > 0 ? ` (${faults.join(', ')})` : ''}`,
    reached,
    `${goals}, ${vitals.largestContentfulPaintMs / 1000} s, ${vitals.totalBlockingMs} ms, ${vitals.layoutShift}`,
  )
}

/** A busy machine now and then spoils a recording; the second time it is told. */
async function scoreTwiceTried(url: string): Promise<Scored> {
  try {
    return await score(url)
  } catch {
    return score(url)
  }
}

/** One run in a browser of its own, so that nothing is kept from the run before. */
async function score(url: string): Promise<Scored> {
  const { default: lighthouse } = await import('lighthouse')
  const port = await freePort()
  const browser = await openBrowser([`--remote-debugging-port=${port}`])
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    const { categories, audits, runtimeError } = result.lhr
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
    const mark = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100)
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
    const judged = CATEGORIES.filter((category) => category !== 'performance')
      .flatMap((category) => categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    return {
      scores: {
        performance: mark('performance'),
        accessibility: mark('accessibility'),
        'best-practices': mark('best-practices'),
        seo: mark('seo'),
      },
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      ownTbt: ownBlocking(result.artifacts.Trace.traceEvents),
      cls: value('cumulative-layout-shift'),
      faults: judged.map(({ id }) => id),
    }
  } finally {
    await browser.close()
  }
}

/** As Lighthouse has a phone: four times as slow. */
const SLOWER = 4
const LONG_MS = 50

/** What tasks of the page take of a core beyond fifty milliseconds, once something of it is seen. */
function ownBlocking(events: readonly TraceEvent[]): number {
  const seen = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!seen) return Number.NaN
  const excess = events
    .filter(
      ({ name, pid, tid, ts }) => name === 'RunTask' && pid === seen.pid && tid === seen.tid && ts >= seen.ts,
    )
    .map(({ tdur = 0 }) => (tdur / 1000) * SLOWER - LONG_MS)
  return excess.reduce((sum, ms) => sum + Math.max(0, ms), 0)
}
