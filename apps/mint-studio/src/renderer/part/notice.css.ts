import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space[16],
  padding: `${scale.space[12]} ${scale.space[28]}`,
  borderLeft: `3px solid ${color.brick}`,
  background: color.paper1,
  color: color.ink0,
  fontSize: scale.text[14],
  '@media': { [screen.phone]: { paddingInline: scale.space[16] } },
})
