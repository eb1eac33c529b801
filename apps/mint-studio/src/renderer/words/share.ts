/** Basis points as percent; no arithmetic of fractions. */
export function formatShare(points: number): string {
  if (!Number.isInteger(points)) return String(points / 100)
  const [whole, rest] = [
    Math.floor(points / 100),
    String(points % 100)
      .padStart(2, '0')
      .replace(/0+$/, ''),
  ]
  return rest === '' ? String(whole) : `${whole}.${rest}`
}

/** Percent as basis points; nothing where it is no percent. */
export function parseShare(text: string): number | undefined {
  const [, whole, rest = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim()) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(rest.padEnd(2, '0'))
}
