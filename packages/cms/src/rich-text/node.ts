/** A node of the service's rich text: `{type, attrs, content, marks, text}`, all of it unproven. */
export type Raw = Readonly<Record<string, unknown>>

/** Whether a value is an object that is no array. */
export function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The nodes below a node; none where there is no array of them. */
export function childrenOf(node: Raw): Raw[] {
  return Array.isArray(node.content) ? node.content.filter(isRaw) : []
}

/** An attribute as text; empty where it is none. */
export function attributeText(node: Raw, name: string): string {
  const value = isRaw(node.attrs) ? node.attrs[name] : undefined
  return typeof value === 'string' ? value : ''
}

/** An attribute as a whole number between bounds. */
export function attributeNumber(node: Raw, name: string, least: number, most: number): number {
  const value = isRaw(node.attrs) ? Number(node.attrs[name]) : Number.NaN
  return Number.isInteger(value) ? Math.min(most, Math.max(least, value)) : least
}
