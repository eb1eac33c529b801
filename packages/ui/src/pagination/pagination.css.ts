import { style } from '@vanilla-extract/css'
import { color, scale } from '../theme/contract.css.js'

export const root = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: scale.space[12],
  paddingBlock: scale.space[32],
  minHeight: '102px',
  fontSize: scale.text[14],
  color: color.ink2,
})
