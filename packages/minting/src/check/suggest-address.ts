import { isAddress } from '@chiaroscuro/domain/id'

/** Letters of bech32m. */
const LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const LONGEST = 64

/**
 * The address that differs from a mistyped one in a single letter: at most one, since any two addresses differ in more. To be shown
 * and read over, never to be put in its place: a slip may be longer than a letter, and what is sent to the wrong one is lost.
 */
export function suggestAddress(text: string): string | undefined {
  const lower = text.trim().toLowerCase()
  const start = /^t?xch1/.exec(lower)?.[0].length
  if (start === undefined || lower.length > LONGEST) return undefined
  for (let at = start; at < lower.length; at++)
    for (const letter of LETTERS) {
      const other = lower.slice(0, at) + letter + lower.slice(at + 1)
      if (isAddress(other)) return other
    }
  return undefined
}
