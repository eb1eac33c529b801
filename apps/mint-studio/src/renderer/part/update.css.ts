import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${scale.space[4]} ${scale.space[16]}`,
  padding: `${scale.space[8]} ${scale.space[28]}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.paper1,
  color: color.ink0,
  fontSize: scale.text[14],
  '@media': { [screen.phone]: { paddingInline: scale.space[16] } },
})
