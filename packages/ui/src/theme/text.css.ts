import { style } from '@vanilla-extract/css'
import { color, scale } from './contract.css.js'

/** Names of works and page titles. */
export const serif = style({ fontFamily: scale.font.serif, fontWeight: 420, letterSpacing: '-0.015em' })
/** Figures that stand under one another. */
export const figure = style({ fontVariantNumeric: 'tabular-nums' })
/** Hashes, ids and addresses only. */
export const mono = style({ fontFamily: scale.font.mono, fontSize: '0.9286em' })
/** Second voice. */
export const quiet = style({ color: color.ink2 })
/** A label of a few words. */
export const strong = style({ fontWeight: 550, color: color.ink0 })
/** One line that gives way with an ellipsis. */
export const clip = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
})
/** Seen by screen readers alone. */
export const unseen = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
/** A text link: the one colour that acts. */
export const textLink = style({
  paddingBlock: '2px',
  color: color.leaf,
  fontWeight: 520,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
})
