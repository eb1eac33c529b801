import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const files = style({
  margin: `0 0 ${scale.space[12]} auto`,
  fontSize: scale.text[13],
  color: color.ink2,
  textAlign: 'right',
})
