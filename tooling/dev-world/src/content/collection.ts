import { drawAchene } from '../art/achene.js'
import type { Style } from '../art/artwork.js'
import { drawContour } from '../art/contour.js'
import { drawCutPaper } from '../art/cut-paper.js'
import { drawFieldNotes } from '../art/field-notes.js'
import { drawHalfMoons } from '../art/half-moons.js'
import { drawLooseSheet } from '../art/loose-sheets.js'
import { drawNocturneWindows } from '../art/nocturne-windows.js'
import { drawQuarterTurns } from '../art/quarter-turns.js'
import { drawSuminagashi } from '../art/suminagashi.js'
import { drawTidelines } from '../art/tidelines.js'
import { drawWarpAndWeft } from '../art/warp-and-weft.js'

/** What a collection's pieces are made of. */
export type Medium =
  | { readonly kind: 'image'; readonly draw: Style }
  | { readonly kind: 'animation' }
  | { readonly kind: 'sound' }
  /** The last so many pieces are studies on paper instead. */
  | { readonly kind: 'model'; readonly studies: number }
  /** Drawings whose papers are not in order, each in another way. */
  | { readonly kind: 'flawed'; readonly draw: Style }

/** A collection before it is drawn. */
export interface Collection {
  readonly slug: string
  readonly name: string
  readonly artist: string
  readonly description: string
  /** What a piece is called, before its number. */
  readonly piece: string
  readonly size: number
  readonly medium: Medium
  readonly royaltyBasisPoints: number
  /** Typical price in thousandths of an XCH. */
  readonly milliXch: number
}

const image = (draw: Style): Medium => ({ kind: 'image', draw })

/** The market's collections, in the order in which they are drawn and minted. */
export const collections: readonly [Collection, ...Collection[]] = [
  {
    slug: 'tidelines',
    name: 'Tidelines',
    artist: 'Ana Moreau',
    piece: 'Tidelines',
    description:
      'One shore, watched at every hour and every state of the tide. The hour chooses the light, the water chooses how much of the land is left.',
    size: 50,
    medium: image(drawTidelines),
    royaltyBasisPoints: 500,
    milliXch: 1800,
  },
  {
    slug: 'half-moons',
    name: 'Half Moons',
    artist: 'Studio Kegel',
    piece: 'Half Moon',
    description:
      'Calendars of moons in two printed passes that never quite meet. Some run through a month in order; some have lost count.',
    size: 45,
    medium: image(drawHalfMoons),
    royaltyBasisPoints: 700,
    milliXch: 900,
  },
  {
    slug: 'achene',
    name: 'Achene',
    artist: 'Rui Tanaka',
    piece: 'Achene',
    description:
      'A seed head grown from a single rule: turn by the same angle, step outward, set a seed. Everything you see as a spiral is a consequence.',
    size: 45,
    medium: image(drawAchene),
    royaltyBasisPoints: 400,
    milliXch: 620,
  },
  {
    slug: 'nocturne-windows',
    name: 'Nocturne Windows',
    artist: 'Ilse Vogt',
    piece: 'Window, 4 a.m., no.',
    description:
      'House fronts before morning. Most people are asleep; a cat, a reader or a lamp keeps each building company.',
    size: 40,
    medium: image(drawNocturneWindows),
    royaltyBasisPoints: 600,
    milliXch: 1350,
  },
  {
    slug: 'suminagashi',
    name: 'Suminagashi',
    artist: 'Hana Okabe',
    piece: 'Sheet',
    description:
      'Ink set on still water drop by drop, moved by breath or comb, and lifted with one sheet of paper. Every drop makes room by pushing the others outward.',
    size: 45,
    medium: image(drawSuminagashi),
    royaltyBasisPoints: 800,
    milliXch: 1100,
  },
  {
    slug: 'cut-paper',
    name: 'Cut Paper',
    artist: 'Pelumi Adeyemi',
    piece: 'Cut Paper',
    description:
      'Painted sheets, scissors, paste. Fields are laid first; then each gets a shape that can hold it.',
    size: 40,
    medium: image(drawCutPaper),
    royaltyBasisPoints: 500,
    milliXch: 480,
  },
  {
    slug: 'field-notes',
    name: 'Field Notes',
    artist: 'Oma Lindqvist',
    piece: 'Field Note',
    description:
      'A pen let go in the wind. Each sheet records one afternoon of air; circles mark what was found there.',
    size: 36,
    medium: image(drawFieldNotes),
    royaltyBasisPoints: 300,
    milliXch: 350,
  },
  {
    slug: 'warp-and-weft',
    name: 'Warp and Weft',
    artist: 'Marisol Quispe',
    piece: 'Cloth',
    description:
      'Two sets of stripes and a rule for who goes over whom. A few cloths were mended, and the mend is left to be seen.',
    size: 40,
    medium: image(drawWarpAndWeft),
    royaltyBasisPoints: 650,
    milliXch: 760,
  },
  {
    slug: 'survey-of-nowhere',
    name: 'Survey of Nowhere',
    artist: 'J. Brandt',
    piece: 'Sheet',
    description:
      'Map sheets of a country that is not there, with its summits measured and its coasts drawn true.',
    size: 36,
    medium: image(drawContour),
    royaltyBasisPoints: 450,
    milliXch: 540,
  },
  {
    slug: 'quarter-turns',
    name: 'Quarter Turns',
    artist: 'Theo Marchetti',
    piece: 'Poster',
    description:
      'One square, six ways to fill it, four ways to turn it. Posters for exhibitions that closed long ago.',
    size: 40,
    medium: image(drawQuarterTurns),
    royaltyBasisPoints: 500,
    milliXch: 420,
  },
  {
    slug: 'slow-orbits',
    name: 'Slow Orbits',
    artist: 'Noor Haddad',
    piece: 'Orbit',
    description:
      'Small systems that always come back to where they began. Each loop is whole: there is no seam to find.',
    size: 12,
    medium: { kind: 'animation' },
    royaltyBasisPoints: 750,
    milliXch: 1500,
  },
  {
    slug: 'bells-for-an-empty-room',
    name: 'Bells for an Empty Room',
    artist: 'Jonas Ek',
    piece: 'Room',
    description:
      'A few struck bells and, sometimes, a low tone beneath them. Six to eight seconds; best heard twice.',
    size: 12,
    medium: { kind: 'sound' },
    royaltyBasisPoints: 500,
    milliXch: 300,
  },
  {
    slug: 'hand-knots',
    name: 'Hand Knots',
    artist: 'Ilse Rademaker',
    piece: 'Knot',
    description:
      'Closed cords that no hand could untie, made to be turned over and looked at from behind. Porcelain, brass, lacquer, slate; and two that were tried in ink first.',
    size: 10,
    medium: { kind: 'model', studies: 2 },
    royaltyBasisPoints: 600,
    milliXch: 700,
  },
  {
    slug: 'loose-sheets',
    name: 'Loose Sheets',
    artist: 'Wren Abara',
    piece: 'Loose Sheet',
    description:
      'Brush studies kept exactly as they were found: a torn label, a missing plate, an unsigned proof. The papers of some are not in order, and that is part of them.',
    size: 6,
    medium: { kind: 'flawed', draw: drawLooseSheet },
    royaltyBasisPoints: 200,
    milliXch: 150,
  },
]
