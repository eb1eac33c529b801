const steps = [
  { unit: 'year', seconds: 31_557_600 },
  { unit: 'month', seconds: 2_629_800 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const

/** One of each language and manner: making one takes longer than drawing the row it stands in. */
const formats = new Map<string, Intl.RelativeTimeFormat>()

function formatOf(locale: string, numeric: 'auto' | 'always'): Intl.RelativeTimeFormat {
  const key = `${locale} ${numeric}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.RelativeTimeFormat(locale, { numeric })
  formats.set(key, made)
  return made
}

/** "3 hours ago" or "in 2 days" in the given language. Both instants are milliseconds. */
export function relativeTimeText(at: number, now: number, locale: string): string {
  const seconds = Math.round((at - now) / 1000)
  const size = Math.abs(seconds)
  const step = steps.find((s) => size >= s.seconds) ?? steps[steps.length - 1]
  const format = formatOf(locale, size === 0 ? 'auto' : 'always')
  return format.format(Math.trunc(seconds / (step?.seconds ?? 1)), step?.unit ?? 'second')
}

/** The exact instant, the same in every language: 2026-01-31 13:05:09 UTC. */
export function exactTimeText(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`
}
