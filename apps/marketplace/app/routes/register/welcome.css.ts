import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: scale.space[24],
  maxWidth: '560px',
  marginInline: 'auto',
  paddingBlock: scale.space[40],
  '@media': { [screen.narrow]: { paddingBlock: scale.space[28] } },
})
export const section = style({
  display: 'grid',
  gap: scale.space[16],
  paddingTop: scale.space[24],
  borderTop: `1px solid ${color.line}`,
})
export const form = style({ display: 'grid', gap: scale.space[16] })
