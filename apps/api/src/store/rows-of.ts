/** Rows of a raw query; both drivers give them under the same name. */
export function rowsOf(result: unknown): unknown[] {
  return typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)
    ? result.rows
    : []
}
