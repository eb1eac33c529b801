import { style } from '@vanilla-extract/css'
import { color, scale } from '../theme/contract.css.js'

export const group = style({
  display: 'inline-flex',
  gap: scale.space[2],
  padding: scale.space[2],
  borderRadius: scale.radius.control,
  background: color.paper2,
  fontSize: scale.text[13],
})

export const choice = style({
  padding: `${scale.space[4]} 10px`,
  borderRadius: '6px',
  fontWeight: 500,
  color: color.ink2,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: color.ink0 },
    '&[aria-current]': { background: color.paper0, color: color.ink0 },
  },
})
