/** Just these parts of something: a page carries what it is made from, and most of what the API tells it does not show. */
export function pick<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  keys: readonly Key[],
): Pick<Whole, Key> {
  const entries = keys.map((key) => [key, whole[key]] as const)
  // Just these keys were taken from it.
  return Object.fromEntries(entries) as Pick<Whole, Key>
}

/** The keys of what may be null or false. */
type Untold<Whole> = {
  [Key in keyof Whole]-?: null extends Whole[Key] ? Key : false extends Whole[Key] ? Key : never
}[keyof Whole]

/** Something that may be without its parts that say nothing: a missing key says what null and false say. */
export type Told<Whole> = Omit<Whole, Untold<Whole>> & {
  [Key in Untold<Whole>]?: Whole[Key] | undefined
}

/** The same as `pick`, for lists of many: most parts of most things are null or false, and each would be written and read. */
export function pickTold<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  keys: readonly Key[],
): Told<Pick<Whole, Key>> {
  const told: Partial<Pick<Whole, Key>> = {}
  for (const key of keys) {
    const value = whole[key]
    if (value !== null && value !== false) told[key] = value
  }
  // Left out is what `Told` lets be missing.
  return told as Told<Pick<Whole, Key>>
}
