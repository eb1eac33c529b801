import { Written } from '../endpoint/written.js'

/** A part of a JSON text; what was written before is shared by all answers that it is part of. */
export type Piece = string | Written<unknown>

/** The JSON of an answer, one piece after the other; what of a list's items was written before is not written again. */
export function jsonPieces(answer: unknown): readonly Piece[] {
  if (typeof answer !== 'object' || answer === null) return [JSON.stringify(answer)]
  if (!('items' in answer) || !Array.isArray(answer.items)) return [JSON.stringify(answer)]
  const { items, ...rest } = answer
  const pieces: Piece[] = ['{"items":[']
  for (const item of items) {
    if (pieces.length > 1) pieces.push(',')
    // A list has no holes: what JSON cannot say stands as null there.
    pieces.push(item instanceof Written ? item : (JSON.stringify(item) ?? 'null'))
  }
  const others = JSON.stringify(rest).slice(1, -1)
  pieces.push(others === '' ? ']}' : `],${others}}`)
  return pieces
}

export function joined(pieces: readonly Piece[]): string {
  return pieces.map(textOf).join('')
}

/** Characters of all of it. */
export function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + textOf(piece).length, 0)
}

function textOf(piece: Piece): string {
  return typeof piece === 'string' ? piece : piece.text
}
