const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const PATTERN =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) ([A-Z][a-z]{2}) (\d{1,2}) (\d{2}):(\d{2}):(\d{2}) UTC (\d{4})$/

/** Reads `Sat Nov 21 16:30:05 UTC 2026` to milliseconds since 1970; undefined where it is not one. */
export function readTimestamp(text: string): number | undefined {
  const match = PATTERN.exec(text)
  const month = MONTHS.indexOf(match?.[1] ?? '')
  if (!match || month < 0) return undefined
  const [day, hour, minute, second, year] = match.slice(2).map(Number)
  return Date.UTC(year ?? 0, month, day, hour, minute, second)
}
