import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

/** Beside a price, whatever letters that has. */
export const root = style({
  fontFamily: scale.font.sans,
  fontSize: scale.text[13],
  fontWeight: 400,
  letterSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: color.ink2,
})
