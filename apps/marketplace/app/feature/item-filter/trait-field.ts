/** Name of the form field for a trait, and of its parameter in addresses. */
export function traitField(type: string): string {
  return `t.${type}`
}
