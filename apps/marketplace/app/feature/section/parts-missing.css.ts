import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const note = style({
  marginTop: scale.space[24],
  padding: `${scale.space[8]} ${scale.space[16]}`,
  border: `1px solid ${color.amber}`,
  borderRadius: scale.radius.control,
  fontSize: scale.text[14],
  color: color.ink1,
})
