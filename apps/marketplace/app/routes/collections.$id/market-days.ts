import type { Chart, ChartDay, FloorDay } from '@chiaroscuro/contract/operation'

const dayMs = 86_400_000
/** Mistaken dates do not make endless charts. */
const mostDays = 20 * 366

export type MarketUnit = 'day' | 'week' | 'month'

/** A day, week or month of a collection's market. */
export interface MarketSpan {
  /** The first day of it, UTC, YYYY-MM-DD. Weeks begin on Mondays. */
  from: string
  volume_mojos: string
  trade_count: number
  /** Of the sales for XCH; null where there was none. */
  average_mojos: string | null
  /** The lowest listing when it ended; null where nothing was listed, or nobody knows. */
  floor_mojos: string | null
}

/** What a chart draws of a market. */
export interface DrawnMarket {
  unit: MarketUnit
  /** Nothing where nothing was sold for XCH nor listed. */
  spans: readonly MarketSpan[]
}

/** Days to so many, then weeks to so many days, then months: no eye tells more bars apart, and a page carries each of them. */
const mostDaysOf = { day: 120, week: 735 }

/** One span after another from the first day that is known to the last, so that equal times are equal widths; quiet ones are empty. */
export function drawnMarket(chart: Chart): DrawnMarket {
  const days = hasMarket(chart) ? everyDay(chart) : []
  const unit = days.length <= mostDaysOf.day ? 'day' : days.length <= mostDaysOf.week ? 'week' : 'month'
  const spans = new Map<string, MarketDay[]>()
  for (const day of days) {
    const from = beginningOf(unit, day)
    const span = spans.get(from)
    if (span) span.push(day)
    else spans.set(from, [day])
  }
  return { unit, spans: [...spans].map(([from, span]) => spanOf(from, span)) }
}

function spanOf(from: string, days: readonly MarketDay[]): MarketSpan {
  const volume = days.reduce((sum, day) => sum + BigInt(day.volume_mojos), 0n)
  const sales = days.reduce((sum, day) => sum + salesForXch(day), 0n)
  return {
    from,
    volume_mojos: String(volume),
    trade_count: days.reduce((sum, day) => sum + day.trade_count, 0),
    average_mojos: sales === 0n ? null : String(volume / sales),
    floor_mojos: days.at(-1)?.floor_mojos ?? null,
  }
}

/** A day counts sales for tokens, too; its average is the volume by the sales for XCH, rounded down. */
function salesForXch({ volume_mojos, average_mojos }: ChartDay): bigint {
  const average = BigInt(average_mojos ?? 0)
  return average === 0n ? 0n : BigInt(volume_mojos) / average
}

function beginningOf(unit: MarketUnit, { day }: MarketDay): string {
  if (unit === 'month') return `${day.slice(0, 7)}-01`
  if (unit === 'day') return day.slice(0, 10)
  const at = instantOf({ day })
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7
  return dayAt(at - sinceMonday * dayMs)
}

interface MarketDay extends ChartDay {
  floor_mojos: string | null
}

function hasMarket({ days, floors }: Chart): boolean {
  return days.some((day) => day.volume_mojos !== '0') || floors.some((day) => day.floor_mojos !== null)
}

/** One row a day; quiet days are empty. */
function everyDay({ days, floors }: Chart): MarketDay[] {
  const sales = new Map(days.map((day) => [instantOf(day), day]))
  const stood = new Map(floors.map((day) => [instantOf(day), day.floor_mojos]))
  const instants = [...sales.keys(), ...stood.keys()].filter(Number.isFinite)
  if (instants.length === 0) return []
  const last = Math.max(...instants)
  const first = Math.max(Math.min(...instants), last - (mostDays - 1) * dayMs)
  let floor = floorBefore(stood, first)
  return Array.from({ length: (last - first) / dayMs + 1 }, (_, index) => {
    const at = first + index * dayMs
    // A floor stays until it is another.
    const next = stood.get(at)
    if (next !== undefined) floor = next
    return { ...(sales.get(at) ?? quietDay(dayAt(at))), floor_mojos: floor }
  })
}

function instantOf({ day }: Pick<FloorDay, 'day'>): number {
  return Date.parse(day.slice(0, 10))
}

function dayAt(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}

function floorBefore(stood: ReadonlyMap<number, string | null>, first: number): string | null {
  const before = [...stood.keys()].filter((at) => at < first)
  return before.length === 0 ? null : (stood.get(Math.max(...before)) ?? null)
}

function quietDay(day: string): ChartDay {
  const none = { volume_mojos: '0', trade_count: 0, volume_filtered_mojos: '0', trade_count_filtered: 0 }
  return { day, ...none, low_mojos: null, average_mojos: null }
}
