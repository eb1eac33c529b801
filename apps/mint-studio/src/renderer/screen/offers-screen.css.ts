import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const ladder = style({ width: '100%', maxWidth: '640px', borderCollapse: 'collapse' })
export const head = style({
  paddingBlock: scale.space[8],
  color: color.ink2,
  fontSize: scale.text[13],
  fontWeight: 500,
  textAlign: 'start',
})
export const cell = style({ paddingBlock: scale.space[4], paddingInlineEnd: scale.space[12] })
export const rest = style([cell, { paddingBlock: scale.space[12], color: color.ink2 }])
export const share = style([cell, { color: color.ink2, fontSize: scale.text[14], whiteSpace: 'nowrap' }])
