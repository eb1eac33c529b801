import type { ChartDay } from '@chiaroscuro/contract/operation'

const dayMs = 86_400_000
const mostDays = 730

/** One row a day from the first sale to the last, so that equal times are equal widths; quiet days are empty. */
export function everyDay(days: readonly ChartDay[]): ChartDay[] {
  const known = new Map(days.map((day) => [Date.parse(day.day.slice(0, 10)), day]))
  const instants = [...known.keys()].filter(Number.isFinite)
  if (instants.length === 0) return []
  const last = Math.max(...instants)
  const first = Math.max(Math.min(...instants), last - (mostDays - 1) * dayMs)
  return Array.from({ length: (last - first) / dayMs + 1 }, (_, index) => {
    const at = first + index * dayMs
    return known.get(at) ?? quietDay(new Date(at).toISOString().slice(0, 10))
  })
}

function quietDay(day: string): ChartDay {
  const none = { volume_mojos: '0', trade_count: 0, volume_filtered_mojos: '0', trade_count_filtered: 0 }
  return { day, ...none, low_mojos: null, average_mojos: null }
}
