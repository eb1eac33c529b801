import { scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const bar = style({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: scale.space[8],
  marginBottom: scale.space[20],
  fontSize: scale.text[14],
})
