/** A text that somebody gave as an offer. */
export interface Given {
  readonly key: number
  /** Of its file; null where it was pasted. */
  readonly name: string | null
  readonly text: string
  /** The rule it breaks before it is even read. */
  readonly fault?: string
}

/** So many are looked at together; a file may be as large as the longest offer, with a line break. */
export const MOST_GIVEN = 20
export const MOST_BYTES = 300_100

/** The offers in a text: one, or several set apart by white space. A mark of byte order is nobody's text. */
export function offersIn(text: string): string[] {
  const trimmed = text.replace(/^\uFEFF/, '').trim()
  const words = trimmed.split(/\s+/)
  return words.length > 1 && words.every((word) => /^offer1/i.test(word)) ? words : [trimmed]
}

/** What is read of a file. */
export interface GivenFile {
  readonly name: string
  readonly size: number
  text(): Promise<string>
}

/** Offers with the names of their files. Files that are too large are not read. */
export async function readFiles(files: readonly GivenFile[]): Promise<Omit<Given, 'key'>[]> {
  const found = await Promise.all(
    files.slice(0, MOST_GIVEN).map(async (file): Promise<Omit<Given, 'key'>[]> => {
      const name = file.name.slice(0, 100)
      if (file.size > MOST_BYTES) return [{ name, text: '', fault: 'too-large' }]
      const text = await file.text().catch(() => '')
      return offersIn(text).map((one) => ({ name, text: one }))
    }),
  )
  return found.flat()
}

/** One list behind another, with as many as are looked at together; `left` says how many were left out. */
export function addGiven(
  before: readonly Given[],
  more: readonly Omit<Given, 'key'>[],
): { given: readonly Given[]; left: number } {
  const free = Math.max(0, MOST_GIVEN - before.length)
  const next = (before.at(-1)?.key ?? -1) + 1
  const added = more.slice(0, free).map((one, at) => ({ ...one, key: next + at }))
  return { given: [...before, ...added], left: more.length - added.length }
}
