import { expect, type Page } from '@playwright/test'
import { ask, record, text } from './places.js'
import { urlOf } from './product.js'

/** A row or line that came to the page: its words, the work it is about, and when the page had it. */
interface Row {
  readonly words: string
  readonly work: string
  readonly at: number
}

/** Something that is to be seen, and when it was there to be seen. */
interface Awaited {
  readonly step: string
  readonly words: RegExp
  /** `/nfts/…` */
  readonly work: string
  readonly when: Moment
}

/** When something was begun, before it could be seen, and since when it was there to be seen. */
export interface Moment {
  readonly begun: number
  readonly since: number
}

/** How long somebody who looks at `/events` waited for what. */
export interface Waited {
  readonly step: string
  readonly ms: number
}

/** Longer than anybody should ever wait, whatever else this machine does. */
const NEVER_LONGER_MS = 10_000
const LOOK_EVERY_MS = 25
const PATIENCE_MS = 120_000

/** The page of activity, open and live: what comes to it is noted with the page's own clock. */
export async function watchEvents(page: Page) {
  const rows: Row[] = []
  const waited: Waited[] = []
  await page.exposeFunction('rowCame', (words: string, work: string, at: number) => {
    rows.push({ words, work, at })
  })
  await page.goto(`${urlOf('Marketplace')}/events`)
  await expect(page.getByRole('status').filter({ hasText: /^Live$/ })).toBeVisible({ timeout: 20_000 })
  await page.evaluate(() => {
    const report: unknown = Reflect.get(window, 'rowCame')
    const all = () => document.querySelectorAll('main tbody tr, main section li')
    const known = new Set(all())
    const look = () => {
      for (const row of all()) {
        if (known.has(row)) continue
        known.add(row)
        const work = row.querySelector('a[href^="/nfts/"]')?.getAttribute('href') ?? ''
        if (typeof report === 'function') report(row.textContent ?? '', work, Date.now())
      }
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })
  return {
    waited,
    /** Waits until it is on the page, and notes for how long it was not. */
    async sees({ step, words, work, when: { begun, since } }: Awaited): Promise<void> {
      const found = () => rows.find((row) => row.at >= begun && row.work === work && words.test(row.words))
      await expect.poll(() => found()?.words ?? '', { message: step, timeout: 30_000 }).toMatch(words)
      const ms = Math.max(0, (found()?.at ?? 0) - since)
      waited.push({ step, ms })
      expect(ms, step).toBeLessThanOrEqual(NEVER_LONGER_MS)
    },
  }
}

/** When our node first holds a block that spends the coin which the work lies in now; no number where none comes. */
export async function nextBlockOf(work: string): Promise<() => Promise<Moment>> {
  const begun = Date.now()
  const coin = text(record(await ask(work)).coin_id)
  return async () => {
    const until = Date.now() + PATIENCE_MS
    while (Date.now() < until) {
      const answer = await fetch(`${urlOf('Node')}/get_coin_record_by_name`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: `0x${coin}` }),
      })
      const said = record(await answer.json())
      if (said.success === true && record(said.coin_record).spent === true)
        return { begun, since: Date.now() }
      await new Promise((later) => setTimeout(later, LOOK_EVERY_MS))
    }
    return { begun, since: Number.NaN }
  }
}

/** When the market had answered what the page posts to it next. */
export async function answered(page: Page, path: string): Promise<Moment> {
  const begun = Date.now()
  await page.waitForResponse(
    (response) => response.url().endsWith(path) && response.request().method() === 'POST',
    { timeout: 60_000 },
  )
  return { begun, since: Date.now() }
}
