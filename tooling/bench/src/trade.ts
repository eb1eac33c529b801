import type { Page } from '@playwright/test'
import { quantile } from './quantile.js'
import { type Line, line, report } from './report-line.js'
import { openBrowser } from './web-browser.js'

/** Where the parts of a running product are. */
export interface TradePlaces {
  readonly site: string
  readonly api: string
  readonly node: string
}

interface Times {
  /** From the click to the wallet's approval, ready to be pressed. */
  readonly asked: number[]
  /** From the block to the buyer's page saying so. */
  readonly told: number[]
  /** From the block to the new owner on the page of somebody who only looks. */
  readonly seen: number[]
  /** From the block to the row on the page of activity of somebody who only looks. */
  readonly listed: number[]
}

const LOOK_EVERY_MS = 10
const PATIENCE_MS = 120_000

/** Buys works one after another as a person would, in Chromium with the devnet's wallet, while somebody else looks on. */
export async function benchTrade(options: {
  places: TradePlaces
  runs: number
  timer: () => number
  say: (words: string) => void
}): Promise<{ text: string; reached: boolean }> {
  const { places, runs, timer, say } = options
  const browser = await openBrowser()
  try {
    const buyer = await browser.newPage()
    const onlooker = await (await browser.newContext()).newPage()
    const activity = await (await browser.newContext()).newPage()
    await activity.goto(`${places.site}/events`)
    await activity
      .getByRole('status')
      .filter({ hasText: /^Live$/ })
      .waitFor({ timeout: 20_000 })
    await connect(buyer, places.site)
    const times: Times = { asked: [], told: [], seen: [], listed: [] }
    for (const nft of await cheapest(places.api, runs)) {
      const took = await buy({ buyer, onlooker, activity, places, nft, timer })
      if (!took) say(`${nft} went to somebody else`)
      else {
        times.asked.push(took.asked)
        times.told.push(took.told)
        times.seen.push(took.seen)
        times.listed.push(took.listed)
        const ms = [took.asked, took.told, took.seen, took.listed].map((one) => one.toFixed(0))
        say(`asked ${ms[0]} ms, told ${ms[1]} ms, seen ${ms[2]} ms, among events ${ms[3]} ms`)
      }
    }
    return report(linesOf(times))
  } finally {
    await browser.close()
  }
}

function linesOf({ asked, told, seen, listed }: Times): Line[] {
  const [first = 0, ...later] = asked
  const worst = Math.max(...later, 0)
  return [
    line(
      `click to the wallet's approval: first ${first.toFixed(0)} ms, later at most ${worst.toFixed(0)} ms`,
      worst <= 300,
      '300 ms',
    ),
    line(
      `block to the buyer's page: p50 ${ms(told, 0.5)}, p95 ${ms(told, 0.95)} ms`,
      quantile(told, 0.95) <= 2000,
      '2,000 ms p95',
    ),
    line(
      `block to the new owner on another page: p50 ${ms(seen, 0.5)}, p95 ${ms(seen, 0.95)} ms`,
      quantile(seen, 0.95) <= 2000,
      '2,000 ms p95',
    ),
    line(
      `block to the row on the page of activity: p50 ${ms(listed, 0.5)}, p95 ${ms(listed, 0.95)} ms`,
      quantile(listed, 0.95) <= 2000,
      '2,000 ms p95',
    ),
  ]
}

async function buy({
  buyer,
  onlooker,
  activity,
  places,
  nft,
  timer,
}: {
  buyer: Page
  onlooker: Page
  activity: Page
  places: TradePlaces
  nft: string
  timer: () => number
}) {
  const page = `${places.site}/nfts/${nft}`
  await Promise.all([buyer.goto(page), onlooker.goto(page)])
  const coin = await coinOf(places.api, nft)
  await onlooker.getByRole('button', { name: 'Buy now' }).waitFor({ timeout: 20_000 })
  const press = buyer.getByRole('button', { name: 'Buy now' })
  await press.waitFor({ timeout: 20_000 })
  const rows = activity.locator(`main tbody tr:has(a[href="/nfts/${nft}"])`)
  const known = await rows.count()
  const opening = buyer.waitForEvent('popup')
  const clicked = press.evaluate(
    (button) =>
      new Promise<number>((done) =>
        button.addEventListener('click', () => done(performance.timeOrigin + performance.now()), {
          once: true,
          capture: true,
        }),
      ),
  )
  await press.click()
  const wallet = await opening
  const approve = wallet.getByRole('button', { name: 'Approve and sign' })
  await approve.waitFor({ timeout: 20_000 })
  const asked = (await paintedAt(wallet)) - (await clicked)
  await approve.click().catch(() => {})
  const yours = buyer.getByText('It is yours: a block holds the trade.')
  const moments = Promise.all([
    yours.waitFor({ timeout: PATIENCE_MS }).then(timer),
    onlooker
      .getByRole('button', { name: 'Buy now' })
      .waitFor({ state: 'detached', timeout: PATIENCE_MS })
      .then(timer),
    // One row more than before.
    rows.nth(known).waitFor({ state: 'attached', timeout: PATIENCE_MS }).then(timer),
  ])
  const block = await spentAt(places.node, coin, timer)
  const after = (await moments.catch(() => [])).map((moment) => Math.max(0, moment - block))
  const [told, seen, listed] = after
  const isMissing = told === undefined || seen === undefined || listed === undefined
  return isMissing ? undefined : { asked, told, seen, listed }
}

/** When a window first showed something: the wallet's shows nothing until there is something to approve. */
function paintedAt(wallet: Page): Promise<number> {
  return wallet.evaluate(
    () =>
      new Promise<number>((done) => {
        const seen = new PerformanceObserver((list) => {
          const [first] = list.getEntriesByName('first-contentful-paint')
          if (!first) return
          seen.disconnect()
          done(performance.timeOrigin + first.startTime)
        })
        seen.observe({ type: 'paint', buffered: true })
      }),
  )
}

async function connect(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/wallet`)
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Wallet of this devnet' }).click()
  const wallet = await opening
  await wallet
    .getByRole('button', { name: 'Connect' })
    .click()
    .catch(() => {})
  await page.getByRole('button', { name: 'Disconnect' }).waitFor({ timeout: 20_000 })
}

/** Works for sale in XCH, the cheapest first. */
async function cheapest(api: string, count: number): Promise<string[]> {
  const { items } = await json(`${api}/v2/nfts?listed=true&sort=offer-low&size=${count * 2}`)
  if (!Array.isArray(items)) throw new Error('the API gives no list')
  return items
    .filter((one: { token_id?: unknown }) => one.token_id === 'xch')
    .slice(0, count)
    .map((one: { encoded_id?: unknown }) => String(one.encoded_id))
}

async function coinOf(api: string, nft: string): Promise<string> {
  return String((await json(`${api}/v2/nfts/${nft}`)).coin_id)
}

/** When the node first knows the coin as spent. */
async function spentAt(node: string, coin: string, timer: () => number): Promise<number> {
  const since = timer()
  for (;;) {
    const { coin_record: record } = await json(`${node}/get_coin_record_by_name`, { name: `0x${coin}` })
    if (record && typeof record === 'object' && 'spent' in record && record.spent === true) return timer()
    if (timer() - since > PATIENCE_MS) throw new Error(`coin ${coin} is not spent`)
    await new Promise((later) => setTimeout(later, LOOK_EVERY_MS))
  }
}

async function json(url: string, body?: object): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    ...(body
      ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : {}),
  })
  const value: unknown = await answer.json()
  if (typeof value !== 'object' || value === null) throw new Error(`${url} gives no object`)
  return Object.fromEntries(Object.entries(value))
}

function ms(values: readonly number[], share: number): string {
  return quantile(values, share).toFixed(0)
}
