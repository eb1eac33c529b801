/** What a card says of an item, a collection, a profile or an offer. */
export interface Card {
  /** A line above the name: the collection of an item, or what this is. */
  over: string
  name: string
  /** Stands in where nothing of the name can be drawn: an id. */
  spare: string
  /** Up to three figures. */
  facts: readonly { label: string; value: string }[]
  /** The picture's own colour, behind it and in its place. */
  color: string | null
  round: boolean
}

export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630

/** Kinds of card, as their addresses name them. */
export const cardKinds = ['nfts', 'collections', 'profiles', 'offers'] as const
export type CardKind = (typeof cardKinds)[number]

export function isCardKind(text: string | undefined): text is CardKind {
  return cardKinds.some((kind) => kind === text)
}

/** The address of a card; stable for as long as what it shows. */
export function cardPath(kind: CardKind, id: string, locale: string): string {
  return `/cards/${kind}/${encodeURIComponent(id)}.png${locale === 'en' ? '' : `?lang=${locale}`}`
}

const LONGEST = 160

/** Words of strangers as they may stand on a picture: one line, no invisible marks, not endless. */
export function drawable(text: string): string {
  const line = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, ' ')
    // Marks piled on one letter would paint over the rest.
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  return [...line].length > LONGEST ? `${[...line].slice(0, LONGEST).join('')}…` : line
}

/** The same without letters that no font here has; nothing where none is left to read. */
export function without(text: string, missing: ReadonlySet<string>): string {
  const left = [...text]
    .filter((letter) => !missing.has(letter))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
  return /[\p{L}\p{N}]/u.test(left) ? left : ''
}
