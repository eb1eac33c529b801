import type { I18n, Messages } from '@lingui/core'
import type { Locale } from './locale.js'

/** The words that come with the files that say them. */
type Words = Readonly<Record<Locale, Messages>>

const come: Words[] = []
let speaking: { i18n: I18n; locale: Locale } | undefined

/** Takes the words of a file; the build calls it before that file runs. */
export function addWords(words: Words): void {
  come.push(words)
  if (speaking) speaking.i18n.load(speaking.locale, words[speaking.locale])
}

/** Tells this browser's words what has come and what will. */
export function teach(i18n: I18n, locale: Locale): void {
  speaking = { i18n, locale }
  for (const words of come) i18n.load(locale, words[locale])
}
