/** Whether a write failed because a row of that kind is there already (SQLSTATE 23505), under either driver. */
export function isUniqueViolation(error: unknown): boolean {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth++)
    if ('code' in one && one.code === '23505') return true
  return false
}
