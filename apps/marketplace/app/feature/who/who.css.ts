import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

/** Inline padding: more to hit, nothing moves. */
const base = style({
  color: color.ink0,
  paddingBlock: '5px',
  selectors: { '&:hover': { color: color.leaf } },
})

/** A name someone claimed. */
export const name = style([base, { fontFamily: scale.font.sans, fontSize: scale.text[14], fontWeight: 550 }])
/** An address, for want of a name. */
export const address = style([
  base,
  { fontFamily: scale.font.mono, fontSize: scale.text[13], fontWeight: 500, whiteSpace: 'nowrap' },
])
