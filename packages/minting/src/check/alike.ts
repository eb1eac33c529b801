/** Text as people compare it: the same in either case, however its letters are composed and its spaces counted. */
export function alike(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Controls but the line's end, and format characters but those that join what belongs together. */
const UNSEEN = /(?!\n|\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\u2028\u2029]/gu

/** Text without what cannot be seen and turns what stands around it, without spaces at its ends, in NFC. */
export function tidy(text: string): string {
  return text.replace(UNSEEN, '').trim().normalize('NFC')
}

/** Characters as people count them, roughly: halves of one are no two. */
export function lengthOf(text: string): number {
  return [...text].length
}

/** The most frequent spelling of each text, by what it is alike to; of equals the one that came first. */
export function spellings(texts: Iterable<string>): Map<string, string> {
  const counts = new Map<string, Map<string, number>>()
  for (const text of texts) {
    const group = counts.get(alike(text)) ?? new Map<string, number>()
    group.set(text, (group.get(text) ?? 0) + 1)
    counts.set(alike(text), group)
  }
  const most = (group: Map<string, number>) =>
    [...group].reduce((best, one) => (one[1] > best[1] ? one : best))
  return new Map([...counts].map(([key, group]) => [key, most(group)[0]]))
}
