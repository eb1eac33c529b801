import { get } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import budget from '../../config/web-budget.json' with { type: 'json' }
import { median } from './quantile.js'
import { type Line, line } from './report-line.js'
import type { Place } from './web-places.js'

type Kind = keyof typeof budget.weight
const KINDS: readonly Kind[] = ['script', 'style', 'font', 'html']
/** A page is quiet when it has asked for nothing for so long. */
const QUIET_MS = 700
/** An offer is verified so many times. */
const VERIFIED = 7

/** What a first visit of each page weighs on the wire, gzip, in kB of 1,000 bytes. */
export async function weighPages(
  browser: Browser,
  site: string,
  places: readonly Place[],
): Promise<{ lines: Line[]; heaviest: Readonly<Record<Kind, { kB: number; name: string }>> }> {
  const sizes = new Map<string, Promise<number>>()
  const sizeOf = (url: string) => {
    const known = sizes.get(url) ?? gzipSize(url)
    sizes.set(url, known)
    return known
  }
  const found: { name: string; kB: Record<Kind, number> }[] = []
  for (const { name, path } of places) {
    const urls = await filesOf(browser, site + path)
    const kB: Record<Kind, number> = { script: 0, style: 0, font: 0, html: 0 }
    for (const [url, kind] of urls) kB[kind] += (await sizeOf(url)) / 1000
    found.push({ name, kB })
  }
  const most = (kind: Kind) => {
    const [first] = [...found].sort((a, b) => b.kB[kind] - a.kB[kind])
    return { kB: first?.kB[kind] ?? 0, name: first?.name ?? '' }
  }
  const heaviest = { script: most('script'), style: most('style'), font: most('font'), html: most('html') }
  return { heaviest, lines: found.map(({ name, kB }) => weightLine(name, kB)) }
}

function weightLine(name: string, kB: Readonly<Record<Kind, number>>): Line {
  const text = KINDS.map((kind) => `${kind} ${kB[kind].toFixed(1)}`).join(', ')
  const goal = KINDS.map((kind) => `${kind} ${budget.weight[kind]}`).join(', ')
  return line(
    `${name}: ${text} kB gzip`,
    KINDS.every((kind) => kB[kind] <= budget.weight[kind]),
    `at most ${goal}`,
  )
}

/** What the reader of offers weighs: it is fetched only by whoever verifies one, so it has a budget of its own. */
export async function weighReader(browser: Browser, offer: string): Promise<Line[]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const urls = new Set<string>()
  context.on('request', (request) => {
    if (/\/assets\/(?:offer\.worker|clvm_wasm_bg)-/.test(request.url())) urls.add(request.url())
  })
  await page.goto(offer, { waitUntil: 'load' })
  const before = urls.size
  const times: number[] = []
  const press = page.getByRole('button', { name: /^Verify/ })
  const said = page.getByText(/verified in this browser in \d+ ms/)
  for (let round = 0; round < VERIFIED; round++) {
    const again = round === 0 ? undefined : said.waitFor({ state: 'detached', timeout: 2000 }).catch(() => {})
    await press.click()
    await again
    await said.waitFor()
    times.push(Number(/(\d+) ms/.exec((await said.textContent()) ?? '')?.[1]))
  }
  await context.close()
  const sizes = await Promise.all([...urls].map(gzipSize))
  const kB = sizes.reduce((sum, size) => sum + size, 0) / 1000
  const { script, decodeAndVerifyMs } = budget.reader
  return [
    line(
      `reader of offers: ${kB.toFixed(1)} kB gzip in ${urls.size} files, ${before} before it is asked for`,
      kB > 0 && kB <= script && before === 0,
      `at most ${script} kB, none before`,
    ),
    line(
      `an offer decoded and verified: ${median(times)} ms, the middle one of ${VERIFIED}; ${times[0]} ms cold`,
      median(times) <= decodeAndVerifyMs,
      `at most ${decodeAndVerifyMs} ms`,
    ),
  ]
}

/** Everything of the site that a first visit fetches, by address. */
async function filesOf(browser: Browser, url: string): Promise<Map<string, Kind>> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const files = new Map<string, Kind>([[url, 'html']])
  let asked = performance.now()
  page.on('request', (request) => {
    asked = performance.now()
    const kinds: Record<string, Kind> = { script: 'script', stylesheet: 'style', font: 'font' }
    const kind = kinds[request.resourceType()]
    if (kind && request.url().startsWith('http')) files.set(request.url(), kind)
  })
  await page.goto(url, { waitUntil: 'load' })
  while (performance.now() - asked < QUIET_MS) await page.waitForTimeout(QUIET_MS / 4)
  await context.close()
  return files
}

/** As the site compresses it; what it does not (fonts are compressed by themselves) counts as it is. */
export function gzipSize(url: string): Promise<number> {
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'gzip', 'accept-language': 'en' } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', fail)
      answer.on('end', () => {
        const body = Buffer.concat(parts)
        const isText = /text|javascript|json|svg|wasm/.test(answer.headers['content-type'] ?? '')
        done(isText && !answer.headers['content-encoding'] ? gzipSync(body).length : body.length)
      })
    }).on('error', fail)
  })
}
