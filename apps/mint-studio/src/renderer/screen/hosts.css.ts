import { scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space[12],
  overflowWrap: 'anywhere',
})
export const path = style({ overflowWrap: 'anywhere' })
