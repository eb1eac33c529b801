import { RESERVED_NAMES } from '@chiaroscuro/domain/profile'
import unhomoglyph from 'unhomoglyph'

/** A username that may stand, with what it is compared by. */
export interface Username {
  /** As it is shown: composed, in the case its holder chose. */
  readonly text: string
  /** Names of one key are one name. */
  readonly key: string
  /** Names of one skeleton look alike. */
  readonly skeleton: string
}

export type UsernameFault =
  | { readonly reason: 'form' }
  /** Letters of scripts that are never written together. */
  | { readonly reason: 'scripts' }
  | { readonly reason: 'reserved'; readonly resembles: string }

const LEAST = 3
const MOST = 30

/**
 * Reads a username: 3 to 30 letters, digits, `-` and `_`, from a letter or digit on, in scripts that belong together
 * (UTS #39, 5.2, Highly Restrictive), and nothing that is, or looks like, a name we need ourselves.
 */
export function readUsername(given: string): Username | UsernameFault {
  const text = given.normalize('NFKC')
  const length = [...text].length
  if (length < LEAST || length > MOST || !FORM.test(text)) return { reason: 'form' }
  if (!SCRIPTS.some((script) => script.test(text)) || systemsOfDigits(text) > 1) return { reason: 'scripts' }
  const key = text.toLowerCase()
  const skeleton = skeletonOf(text)
  const reserved = RESERVED.get(skeleton)
  return reserved === undefined ? { text, key, skeleton } : { reason: 'reserved', resembles: reserved }
}

const FORM = /^[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}_-]*$/u

/**
 * What a name looks like (UTS #39, 4, `skeleton`), whatever its case: letters are taken for those they resemble before
 * and after they are made small. A great `i` looks like a small `l`, so here these two are one, and so are two `v` and
 * a `w`, which the rule leaves apart. (`cl` and `d` stay two: beside the first, `ci` would be a `d` as well.)
 */
export function skeletonOf(text: string): string {
  return toSkeleton(toSkeleton(text).toLowerCase()).replaceAll('i', 'l').replaceAll('w', 'vv')
}

function toSkeleton(text: string): string {
  const visible = text.normalize('NFD').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  return unhomoglyph(visible).normalize('NFD')
}

const RESERVED: ReadonlyMap<string, string> = new Map(RESERVED_NAMES.map((name) => [skeletonOf(name), name]))

/** Scripts in which words are written today (UAX #31, table 5), and those written together. */
const WRITTEN = [
  ...['Arabic', 'Armenian', 'Bengali', 'Cyrillic', 'Devanagari', 'Ethiopic', 'Georgian', 'Greek', 'Gujarati'],
  ...['Gurmukhi', 'Hebrew', 'Kannada', 'Khmer', 'Lao', 'Latin', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala'],
  ...['Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan'],
].map((script) => [script])
const TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
]
const SCRIPTS = [...WRITTEN, ...TOGETHER].map((scripts) => {
  const letters = [...scripts, 'Common', 'Inherited'].map((script) => `\\p{Script_Extensions=${script}}`)
  return new RegExp(`^[${letters.join('')}]+$`, 'u')
})

/** Ten digits of one system stand in a row, its zero first (Unicode, 4.6). */
function systemsOfDigits(text: string): number {
  const digits = text.match(/\p{Nd}/gu) ?? []
  return new Set(digits.map(zeroOf)).size
}

function zeroOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0
  let zero = point
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return zero
}
