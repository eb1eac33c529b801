import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ACCENTED: Readonly<Record<string, string>> = {
  ...{ a: 'á', c: 'ç', e: 'ë', i: 'ï', n: 'ñ', o: 'ö', s: 'š', u: 'ü', y: 'ý', z: 'ž' },
  ...{ A: 'Å', C: 'Ç', E: 'É', I: 'Î', N: 'Ñ', O: 'Ø', S: 'Š', U: 'Û' },
}

/** As a language would have it that takes half as much room again and stands taller. */
export function pseudo(words: string): string {
  const letters = [...words].map((letter) => ACCENTED[letter] ?? letter).join('')
  const more = Math.ceil(words.trim().length / 2)
  // Word by word, so that lines break where a language would break them.
  const padding = 'wörd '
    .repeat(Math.ceil(more / 5))
    .slice(0, more)
    .trimEnd()
  return padding.length < 3 ? letters + '·'.repeat(padding.length) : `${letters} ${padding}`
}

/** Patterns of everything the catalogue says, piece by piece as it stands in text nodes. */
export function saidPatterns(): string[] {
  const file = join(import.meta.dirname, '../app/i18n/locales/en.po')
  const messages = [...readFileSync(file, 'utf8').matchAll(/^msgid ((?:".*"\n?)+)/gm)].map(([, lines = '']) =>
    [...lines.matchAll(/"(.*)"/g)].map(([, text]) => text?.replaceAll('\\"', '"')).join(''),
  )
  const pieces = messages.flatMap(branches).flatMap((text) => text.split(/<\/?\d+\/?>/))
  const patterns = pieces
    .map((piece) => piece.trim())
    // A piece that is hardly more than its gaps would be found in names of works, too.
    .filter((piece) => piece.replace(/\{[^}]*\}|#|\P{L}/gu, '').length >= (/[{#]/.test(piece) ? 5 : 2))
    .map((piece) =>
      piece
        .split(/\{[^}]*\}|#/)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('.+?'),
    )
  return [...new Set(patterns)]
}

/** Each form of a plural by itself. */
function branches(message: string): string[] {
  const plural = /\{\w+, plural, ((?:[^{}]|\{[^{}]*\})*)\}/.exec(message)
  if (!plural) return [message]
  return [...(plural[1] ?? '').matchAll(/\{([^{}]*)\}/g)].flatMap(([, form = '']) =>
    branches(message.replace(plural[0], form)),
  )
}
