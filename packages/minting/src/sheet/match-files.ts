import type { PieceDraft } from './draft.js'

/** A draft with the file that it is about. */
export interface MatchedPiece {
  readonly draft: PieceDraft
  /** As the folder spells it. */
  readonly file: string
}

export interface Matching {
  readonly pieces: readonly MatchedPiece[]
  /** Drafts whose file is not there. */
  readonly missing: readonly PieceDraft[]
  /** Drafts whose file belongs to one before them. */
  readonly again: readonly PieceDraft[]
  /** Files that no draft is about. */
  readonly unused: readonly string[]
  /** Drafts that spell their file otherwise than the folder does. */
  readonly misspelt: readonly MatchedPiece[]
}

/**
 * Finds the file of each draft: by the name that it gives, or by its document's own (`images/12.png` for `json/12.json`). Letters
 * count in either case and composition, since folders come from machines that do not tell them apart.
 */
export function matchFiles(drafts: readonly PieceDraft[], files: readonly string[]): Matching {
  const find = fileFinder(files)
  const taken = new Set<string>()
  const matched = drafts.map((draft) => {
    const file = find(draft)
    const isAgain = file !== undefined && taken.has(file)
    if (file !== undefined) taken.add(file)
    return { draft, file, isAgain }
  })
  const pieces = matched.flatMap(({ draft, file, isAgain }) =>
    file === undefined || isAgain ? [] : [{ draft, file }],
  )
  return {
    pieces,
    missing: matched.filter(({ file }) => file === undefined).map(({ draft }) => draft),
    again: matched.filter(({ isAgain }) => isAgain).map(({ draft }) => draft),
    unused: files.filter((file) => !taken.has(file)),
    misspelt: pieces.filter(
      ({ draft, file }) => draft.file !== undefined && nameOf(draft.file) !== nameOf(file),
    ),
  }
}

/** Finds the file of one draft after the other, as `matchFiles` says. */
export function fileFinder(files: readonly string[]): (draft: PieceDraft) => string | undefined {
  const byPath = new Map(files.map((file) => [file, file]))
  const byName = indexOf(files, nameOf)
  const byStem = indexOf(
    files.filter((file) => !isPaper(file)),
    stemOf,
  )
  return ({ file, from }) => {
    // Two folders may have files of one name: who says which is taken at their word.
    const named = file === undefined ? undefined : (byPath.get(file) ?? byName.get(plain(nameOf(file))))
    if (named !== undefined) return named
    // The line of a sheet is no name: the second row is not about 2.png.
    const name = file ?? (LINE.test(from) ? undefined : from)
    return name === undefined ? undefined : byStem.get(plain(stemOf(name)))
  }
}

const LINE = /^\d*$/

/** Whether a file tells of pieces, by its name, and is none itself. */
export function isPaper(file: string): boolean {
  return /\.(csv|tsv|json|txt|md)$/i.test(file)
}

/** The first file of each name; one of two with the same is left to be reported as unused. */
function indexOf(files: readonly string[], keyOf: (file: string) => string): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of files) if (!found.has(plain(keyOf(file)))) found.set(plain(keyOf(file)), file)
  return found
}

const plain = (text: string) => text.normalize('NFC').toLowerCase()
const nameOf = (path: string) => path.split(/[\\/]/).at(-1) ?? path
const stemOf = (path: string) => nameOf(path).replace(/\.[^.]*$/, '')
