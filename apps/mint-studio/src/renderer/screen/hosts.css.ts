import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space[12],
  overflowWrap: 'anywhere',
})
export const facts = style({ display: 'block', color: color.ink2, fontSize: scale.text[13] })
export const path = style({ overflowWrap: 'anywhere' })
