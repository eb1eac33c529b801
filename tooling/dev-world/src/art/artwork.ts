import type { Random } from './random.js'

/** One attribute of a piece, as CHIP-0007 writes it. */
export interface Trait {
  readonly trait_type: string
  readonly value: string | number
}

/** A drawing and the traits that made it what it is. */
export interface Drawing {
  readonly svg: string
  readonly traits: readonly Trait[]
  /** A name of its own; otherwise the piece is numbered. */
  readonly title?: string | undefined
  /** Pixels to put behind the vectors. */
  readonly backdrop?: Backdrop | undefined
}

/** A small raw image that is enlarged smoothly behind the drawing. */
export interface Backdrop {
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}

/** Draws one piece. */
export type Style = (random: Random) => Drawing

/** A trait. */
export function trait(name: string, value: string | number): Trait {
  return { trait_type: name, value }
}
