import { style } from '@vanilla-extract/css'
import { color, scale } from '../theme/contract.css.js'

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space[4],
  maxWidth: '100%',
})

export const copy = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '24px',
  height: '24px',
  padding: 0,
  border: 0,
  borderRadius: '6px',
  background: 'transparent',
  color: color.ink2,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.paper2, color: color.ink0 } },
  // Copying needs script; without it the full text is still in the title.
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const done = style({ color: color.leaf })
