import type { Chart, ChartDay, FloorDay } from '@chiaroscuro/contract/operation'

const dayMs = 86_400_000
const mostDays = 730

/** A day of a collection's market. */
export interface MarketDay extends ChartDay {
  /** The lowest listing when the day ended; null where nothing was listed, or nobody knows. */
  floor_mojos: string | null
}

/** Whether there is anything to draw. */
export function hasMarket({ days, floors }: Chart): boolean {
  return days.some((day) => day.volume_mojos !== '0') || floors.some((day) => day.floor_mojos !== null)
}

/** One row a day from the first that is known to the last, so that equal times are equal widths; quiet days are empty. */
export function everyDay({ days, floors }: Chart): MarketDay[] {
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
    return { ...(sales.get(at) ?? quietDay(new Date(at).toISOString().slice(0, 10))), floor_mojos: floor }
  })
}

function instantOf({ day }: Pick<FloorDay, 'day'>): number {
  return Date.parse(day.slice(0, 10))
}

function floorBefore(stood: ReadonlyMap<number, string | null>, first: number): string | null {
  const before = [...stood.keys()].filter((at) => at < first)
  return before.length === 0 ? null : (stood.get(Math.max(...before)) ?? null)
}

function quietDay(day: string): ChartDay {
  const none = { volume_mojos: '0', trade_count: 0, volume_filtered_mojos: '0', trade_count_filtered: 0 }
  return { day, ...none, low_mojos: null, average_mojos: null }
}
