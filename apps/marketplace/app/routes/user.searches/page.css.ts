import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const outcome = style({ marginBottom: scale.space[20] })
export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space[12],
  paddingBlock: scale.space[16],
  borderTop: `1px solid ${color.line}`,
})
export const said = style({ display: 'grid', gap: scale.space[4], minWidth: 0, overflowWrap: 'anywhere' })
export const room = style({ marginTop: scale.space[16] })
