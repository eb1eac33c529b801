import { style } from '@vanilla-extract/css'
import { color, scale } from '../theme/contract.css.js'

export const list = style({
  display: 'flex',
  gap: scale.space[28],
  borderBottom: `1px solid ${color.line}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
})

export const tab = style({
  padding: `${scale.space[12]} 0`,
  color: color.ink2,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: color.ink0 },
    '&[aria-current]': { color: color.ink0, boxShadow: `inset 0 -2px 0 ${color.ink0}` },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

export const count = style({ marginLeft: scale.space[8], color: color.ink2, fontSize: scale.text[13] })
