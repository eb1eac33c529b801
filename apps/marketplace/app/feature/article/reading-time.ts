/** What people read in a minute: words where words are spaced, characters of Chinese elsewhere. */
const WORDS_A_MINUTE = 220
const HAN_A_MINUTE = 400

/** Minutes it takes to read a text, at least one. */
export function readingMinutes(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0
  return Math.max(1, Math.round(han / HAN_A_MINUTE + words / WORDS_A_MINUTE))
}
