/** Just these parts of something: a page carries what it is made from, and most of what the API tells it does not show. */
export function pick<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  keys: readonly Key[],
): Pick<Whole, Key> {
  const entries = keys.map((key) => [key, whole[key]] as const)
  // Just these keys were taken from it.
  return Object.fromEntries(entries) as Pick<Whole, Key>
}
