import { style } from '@vanilla-extract/css'
import { color, scale } from '../theme/contract.css.js'

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space[8],
  height: '30px',
  maxWidth: '100%',
  paddingInline: scale.space[12],
  borderRadius: scale.radius.round,
  background: color.leafWash,
  color: color.leaf,
  fontSize: scale.text[13],
  fontWeight: 520,
  transition: `background ${scale.motion.quick}`,
  selectors: { '&:hover': { background: color.paper3 } },
})
