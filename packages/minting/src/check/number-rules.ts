import type { PieceDraft } from '../sheet/draft.js'
import { rule, type Spot } from './rule.js'
import { groupsOf, onPieces, repeated, type Scene, withPieces } from './scene.js'

/** Editions of one work, by its file. */
function worksOf(scene: Scene): Map<string, number[]> {
  return groupsOf(scene, ({ edition, editionTotal }, _, file) =>
    edition === undefined && editionTotal === undefined ? undefined : file?.path,
  )
}

/** How many editions of a piece's work there are to be, by what its editions say and how many they are. */
function totalsOf(scene: Scene): (at: number) => number {
  const totals = new Map<number, number>()
  for (const pieces of worksOf(scene).values()) {
    const told = pieces.flatMap((at) => {
      const { edition = 1, editionTotal = 1 } = scene.drop.pieces[at] ?? {}
      return [edition, editionTotal]
    })
    const total = told.reduce((most, one) => Math.max(most, one), pieces.length)
    for (const at of pieces) totals.set(at, total)
  }
  return (at) => totals.get(at) ?? 1
}

/** Whether the pieces count a series at all. */
const isSeries = ({ drop: { pieces } }: Scene) =>
  pieces.some(({ seriesNumber }) => seriesNumber !== undefined)

function inOrder(scene: Scene) {
  const { drop } = scene
  const seriesTotal = drop.pieces.length
  return {
    ...drop,
    pieces: drop.pieces.map((piece, at): PieceDraft => ({ ...piece, seriesNumber: at + 1, seriesTotal })),
  }
}

const totalled = (scene: Scene, spots: readonly Spot[]) => {
  const totalOf = totalsOf(scene)
  return withPieces(scene, spots, (piece, at) => ({
    ...piece,
    editionTotal: Math.max(totalOf(at), piece.edition ?? 1),
  }))
}

/** Editions and series: numbers that cannot be taken back. */
export const NUMBER_RULES = [
  rule({
    id: 'edition-beyond-total',
    severity: 'stops',
    find: (scene) =>
      onPieces(scene, ({ edition = 1, editionTotal }) =>
        editionTotal !== undefined && edition > editionTotal ? { edition, total: editionTotal } : undefined,
      ),
    fix: totalled,
  }),
  rule({
    id: 'edition-without-total',
    severity: 'stops',
    find: (scene) =>
      onPieces(scene, ({ edition, editionTotal }) =>
        edition !== undefined && editionTotal === undefined ? { edition } : undefined,
      ),
    fix: totalled,
  }),
  rule({
    id: 'edition-totals-differ',
    severity: 'stops',
    find: (scene) =>
      [...worksOf(scene).values()].flatMap((pieces) => {
        const totalOf = (at: number | undefined) => scene.drop.pieces[at ?? 0]?.editionTotal
        const odd = pieces.filter((at) => totalOf(at) !== totalOf(pieces[0]))
        return odd.map((piece) => ({
          piece,
          facts: { total: totalOf(piece) ?? 0, other: totalOf(pieces[0]) ?? 0 },
        }))
      }),
    fix(scene, spots) {
      const wrong = new Set(spots.map(({ piece }) => piece))
      const works = [...worksOf(scene).values()].filter((pieces) => pieces.some((at) => wrong.has(at)))
      return totalled(
        scene,
        works.flat().map((piece) => ({ piece, facts: {} })),
      )
    },
  }),
  rule({
    id: 'editions-missing',
    severity: 'warns',
    find: (scene) =>
      [...worksOf(scene).values()].flatMap((pieces) => {
        const [piece = 0] = pieces
        const total = scene.drop.pieces[piece]?.editionTotal ?? pieces.length
        return pieces.length < total ? [{ piece, facts: { count: pieces.length, total } }] : []
      }),
  }),
  rule({
    id: 'series-number-missing',
    severity: 'stops',
    find: (scene) =>
      isSeries(scene)
        ? onPieces(scene, ({ seriesNumber }) => (seriesNumber === undefined ? {} : undefined))
        : [],
    fix: inOrder,
  }),
  rule({
    id: 'series-number-twice',
    severity: 'stops',
    // Editions of one work stand at one place of the series.
    find: (scene) =>
      repeated(
        groupsOf(scene, ({ seriesNumber, edition }) =>
          seriesNumber === undefined ? undefined : `${seriesNumber}\n${edition ?? 1}`,
        ),
      ),
    fix: inOrder,
  }),
  rule({
    id: 'series-number-beyond-total',
    severity: 'stops',
    find: (scene) =>
      onPieces(scene, ({ seriesNumber = 0, seriesTotal }) =>
        seriesTotal !== undefined && seriesNumber > seriesTotal
          ? { number: seriesNumber, total: seriesTotal }
          : undefined,
      ),
    fix: inOrder,
  }),
  rule({
    id: 'series-totals-differ',
    severity: 'stops',
    find(scene) {
      const [first] = scene.drop.pieces
      return onPieces(scene, ({ seriesTotal }) =>
        seriesTotal !== first?.seriesTotal
          ? { total: seriesTotal ?? 0, other: first?.seriesTotal ?? 0 }
          : undefined,
      )
    },
    fix: inOrder,
  }),
  rule({
    id: 'series-gap',
    severity: 'warns',
    find(scene) {
      const numbers = new Set(scene.drop.pieces.map(({ seriesNumber }) => seriesNumber))
      return onPieces(scene, ({ seriesNumber }) =>
        seriesNumber !== undefined && seriesNumber > 1 && !numbers.has(seriesNumber - 1)
          ? { number: seriesNumber - 1 }
          : undefined,
      )
    },
    fix: inOrder,
  }),
] as const
