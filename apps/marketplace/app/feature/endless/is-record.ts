/** An object whose fields may be asked for. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** An object with text under the name given: enough to tell one row from another. */
export function hasText<Name extends string>(value: unknown, name: Name): value is Record<Name, string> {
  return isRecord(value) && typeof value[name] === 'string'
}
