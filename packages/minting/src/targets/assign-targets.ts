import type { PieceDraft } from '../sheet/draft.js'
import { seeded, shuffle } from '../traits/random.js'
import type { Holder, NamedTarget, TargetFault, Targets } from './read-targets.js'

export interface Assignment {
  readonly pieces: readonly PieceDraft[]
  /** Pieces that go to an address of the sheet. */
  readonly assigned: number
  /** What the sheet itself has, and what came up when its rows met the pieces. */
  readonly faults: readonly TargetFault[]
}

/** In which order holders get their pieces: as both stand, or as a seed decides, so that nobody chose who gets which. */
export type AssignOrder = { readonly kind: 'listed' } | { readonly kind: 'shuffled'; readonly seed: number }

/**
 * Gives pieces their first owners by a sheet of addresses. A piece that the sheet says nothing of keeps the one it has. The same pieces,
 * sheet and order give the same owners on every machine.
 */
export function assignTargets(
  pieces: readonly PieceDraft[],
  targets: Targets,
  order: AssignOrder = { kind: 'listed' },
): Assignment {
  const { owners, faults } =
    targets.kind === 'named' ? byName(pieces, targets.rows) : byCount(pieces, targets.rows, order)
  return {
    pieces: pieces.map((piece, at) => {
      const to = owners.get(at)
      return to === undefined || to === piece.to ? piece : { ...piece, to }
    }),
    assigned: owners.size,
    faults: [...targets.faults, ...faults].sort((one, other) => one.line - other.line),
  }
}

interface Owners {
  readonly owners: ReadonlyMap<number, string>
  readonly faults: readonly TargetFault[]
}

function byName(pieces: readonly PieceDraft[], rows: readonly NamedTarget[]): Owners {
  const find = finder(pieces)
  const owners = new Map<number, string>()
  const faults: TargetFault[] = []
  for (const { line, piece, address } of rows) {
    const at = find(piece)
    if (at === undefined) faults.push({ line, code: 'piece-unknown', detail: piece.slice(0, 100) })
    else if (owners.has(at)) faults.push({ line, code: 'piece-twice', detail: piece.slice(0, 100) })
    else owners.set(at, address)
  }
  return { owners, faults }
}

/** A piece by its file or name, where only one has it, or by its number; a name that is a number counts as the name. */
function finder(pieces: readonly PieceDraft[]): (text: string) => number | undefined {
  const byWord = new Map<string, number | undefined>()
  const plain = (text: string) => text.normalize('NFC').toLowerCase()
  pieces.forEach(({ name, file = '' }, at) => {
    const words = new Set([plain(name), plain(file), plain(file.split('/').at(-1) ?? '')])
    for (const word of words) if (word !== '') byWord.set(word, byWord.has(word) ? undefined : at)
  })
  return (text) => {
    const found = byWord.get(plain(text))
    if (found !== undefined) return found
    const number = /^#?(\d{1,6})$/.exec(text)?.[1]
    const at = Number(number) - 1
    return number !== undefined && at >= 0 && at < pieces.length ? at : undefined
  }
}

function byCount(pieces: readonly PieceDraft[], rows: readonly Holder[], order: AssignOrder): Owners {
  const places = [...pieces.keys()]
  if (order.kind === 'shuffled') shuffle(places, seeded(order.seed))
  const owners = new Map<number, string>()
  const faults: TargetFault[] = []
  let given = 0
  for (const { line, address, count } of rows) {
    const mine = places.slice(given, given + count)
    for (const at of mine) owners.set(at, address)
    given += mine.length
    if (mine.length < count) faults.push({ line, code: 'too-many', detail: String(count - mine.length) })
  }
  return { owners, faults }
}
