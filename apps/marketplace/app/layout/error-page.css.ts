import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const root = style({
  paddingBlock: '96px',
  display: 'grid',
  gap: scale.space[16],
  justifyItems: 'start',
})
export const status = style({ fontSize: scale.text[14], color: color.ink2 })
export const message = style({
  maxWidth: '75ch',
  color: color.ink1,
  overflowWrap: 'anywhere',
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: scale.space[12],
  marginTop: scale.space[12],
})
