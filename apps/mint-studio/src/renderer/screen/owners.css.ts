import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const table = style({ width: '100%', maxWidth: '640px', borderCollapse: 'collapse' })
export const cell = style({
  paddingBlock: scale.space[8],
  borderBottom: `1px solid ${color.line}`,
  fontSize: scale.text[14],
  fontWeight: 400,
  textAlign: 'start',
})
export const figure = style([cell, { textAlign: 'end' }])
export const faults = style({ maxHeight: '220px', overflow: 'auto' })
