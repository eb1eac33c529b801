import { type Locale, locales } from '#app/i18n/locale.js'

export interface FiatEnv {
  /** Where what XCH is worth is asked for; without a source no page says it. */
  fiat: FiatSource | undefined
}

export interface FiatSource {
  url: string
  /** The money of each language; one without has no hint. */
  currencies: Partial<Record<Locale, string>>
}

type Raw = Record<string, string | undefined>

const USUAL = 'en=USD,zh=CNY'

/** Checks raw variables; throws an error that names the wrong one. */
export function readFiatEnv(raw: Raw, url: (name: string, text: string) => string): FiatEnv {
  if (!raw.FIAT_RATES_URL) return { fiat: undefined }
  const pairs = (raw.FIAT_CURRENCIES || USUAL).split(',').map((pair) => pair.trim())
  const currencies = Object.fromEntries(pairs.map(readPair))
  return { fiat: { url: url('FIAT_RATES_URL', raw.FIAT_RATES_URL), currencies } }
}

function readPair(pair: string): [Locale, string] {
  const [, language, currency] = /^(\w+)=([A-Za-z]{3})$/.exec(pair) ?? []
  const locale = locales.find((one) => one === language)
  if (!locale || !currency) throw new Error(`FIAT_CURRENCIES must be like ${USUAL}, not "${pair}"`)
  return [locale, currency.toUpperCase()]
}
