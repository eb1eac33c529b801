import { type AuctionFault, auctionFault } from '@chiaroscuro/domain/auction'
import { readPrice, XCH } from '#app/feature/trade/price-form.js'

/** What somebody typed: times as `datetime-local` fields give them, in the browser's own time. */
export interface TermsTyped {
  readonly reserve: string
  /** Empty for at once. */
  readonly start: string
  readonly end: string
  /** Minutes. */
  readonly overtime: string
}

/** Mojos and Unix seconds. */
export interface Terms {
  readonly reserve: bigint
  readonly start: number
  readonly end: number
  readonly overtimeSeconds: number
}

export type TermsFault = AuctionFault | 'no-price' | 'no-end'

/** The terms, or the first rule they break. `now` in milliseconds. */
export function readTerms(typed: TermsTyped, now: number): { terms: Terms } | { fault: TermsFault } {
  const reserve = readPrice(typed.reserve, XCH)
  if (reserve === undefined) return { fault: 'no-price' }
  const seconds = (text: string) => Math.floor(Date.parse(text) / 1000)
  const nowSeconds = Math.floor(now / 1000)
  const start = typed.start === '' ? nowSeconds : seconds(typed.start)
  const end = seconds(typed.end)
  if (Number.isNaN(start) || Number.isNaN(end)) return { fault: 'no-end' }
  const terms = { reserve, start, end, overtimeSeconds: Number(typed.overtime) * 60 }
  const fault = auctionFault(terms, nowSeconds)
  return fault ? { fault } : { terms }
}

/** A moment as a `datetime-local` field takes it, to the minute. */
export function localText(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}
