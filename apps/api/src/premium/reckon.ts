const DAY = 86_400_000
const MONTH_MS = 30 * DAY
const YEAR_MS = 365 * DAY
/** What is paid beyond it stays credit: a date has to be one. */
const MOST_YEARS = 50n

export interface Price {
  readonly month: bigint
  readonly year: bigint
}

/** A payment that the chain holds. */
export interface Paid {
  readonly coinId: string
  readonly amount: bigint
  /** Unix milliseconds. */
  readonly paidAt: number
  readonly price: Price
}

/** What a payment bought, with what was left over before it. */
export interface Bought {
  readonly years: number
  readonly months: number
  /** Left over after it. */
  readonly credit: bigint
  /** Null where it bought no time. */
  readonly from: number | null
  readonly until: number | null
}

export interface Reckoning {
  readonly bought: ReadonlyMap<string, Bought>
  /** Of the time that ends last: since when it has run without a gap. */
  readonly since: number | null
  readonly until: number | null
  readonly credit: bigint
  readonly yearly: boolean
}

/**
 * What payments come to, in the order in which the chain has them: whole years first, then months, the rest is kept until more
 * comes. Time that is bought early is added to the end; after a gap it begins with the block that paid.
 */
export function reckon(payments: readonly Paid[]): Reckoning {
  const ordered = [...payments].sort((a, b) => a.paidAt - b.paidAt || (a.coinId < b.coinId ? -1 : 1))
  const bought = new Map<string, Bought>()
  let since: number | null = null
  let end: number | null = null
  let credit = 0n
  let yearly = false
  for (const { coinId, amount, paidAt, price } of ordered) {
    credit += amount
    const years = least(credit / price.year, MOST_YEARS)
    credit -= years * price.year
    const months = years === MOST_YEARS ? 0n : credit / price.month
    credit -= months * price.month
    const length = Number(years) * YEAR_MS + Number(months) * MONTH_MS
    if (length === 0) {
      bought.set(coinId, { years: 0, months: 0, credit, from: null, until: null })
      continue
    }
    const isGap: boolean = end === null || end < paidAt
    const from: number = end === null || isGap ? paidAt : end
    if (isGap) since = paidAt
    end = from + length
    yearly = years > 0n
    bought.set(coinId, { years: Number(years), months: Number(months), credit, from, until: end })
  }
  return { bought, since, until: end, credit, yearly }
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
