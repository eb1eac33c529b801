type Cell = string | number | boolean | null

/** What a spreadsheet would take for a formula, or for the end of one. */
const RUNS = /^[=+\-@\t\r]/

/** A line of CSV (RFC 4180). Text that a spreadsheet would run is led by an apostrophe: it then shows as text. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(toCell).join(',')}\r\n`
}

function toCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return String(cell)
  const text = RUNS.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
