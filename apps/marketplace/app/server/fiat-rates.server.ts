import { type FiatRate, isYoung } from '#app/feature/money/fiat-rate.js'
import type { Locale } from '#app/i18n/locale.js'
import { env } from './env.server.js'
import type { FiatSource } from './fiat-env.server.js'
import { type Rates, RatesError, readRates } from './read-rates.js'

/** However many pages are drawn, and whatever it answers, a source is asked no more often. */
const EVERY_MS = 5 * 60_000
const PATIENCE_MS = 5_000
const MOST_BYTES = 64 * 1024

/**
 * What one XCH is worth in the money of a language, as far as it is known now. No page waits for it: a source is asked
 * behind the pages, and what it said last holds for as long as it is young.
 */
export function fiatRates(source: FiatSource, now: () => number): (locale: Locale) => FiatRate | null {
  const currencies = [...new Set(Object.values(source.currencies))]
  let known: Rates | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  const ask = async () => {
    askedAt = now()
    try {
      known = readRates(await answerOf(source.url), currencies, now())
    } catch (error) {
      // Its address may carry a key, which is nobody's business in a log.
      console.error(
        error instanceof Error ? `Rates: ${error.name}: ${error.message}` : 'Rates: unknown fault',
      )
    }
  }
  return (locale) => {
    if (now() - askedAt >= EVERY_MS) void ask()
    const currency = source.currencies[locale]
    const perXch = currency === undefined ? undefined : known?.perXch.get(currency)
    if (!known || currency === undefined || perXch === undefined || !isYoung(known, now())) return null
    return { currency, perXch, at: known.at }
  }
}

async function answerOf(url: string): Promise<unknown> {
  const answer = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new RatesError(`The source of rates answered ${answer.status}`)
  }
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of answer.body ?? []) {
    bytes += part.length
    if (bytes > MOST_BYTES) throw new RatesError('The source of rates answered too much')
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString())
}

let rates: ReturnType<typeof fiatRates> | undefined

/** By the source that is configured; nothing without one. */
export function fiatRate(locale: Locale): FiatRate | null {
  const { fiat } = env()
  if (!fiat) return null
  rates ??= fiatRates(fiat, Date.now)
  return rates(locale)
}
