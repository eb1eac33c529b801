import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const part = style({ display: 'grid', gap: scale.space[16], minWidth: 0 })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: scale.space[12],
  alignItems: 'end',
})
export const wrong = style({
  display: 'grid',
  gap: scale.space[4],
  maxHeight: '220px',
  overflow: 'auto',
  margin: 0,
  paddingLeft: scale.space[20],
  fontSize: scale.text[13],
  overflowWrap: 'anywhere',
})
export const kept = style({
  display: 'grid',
  gap: scale.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const keptOne = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space[12],
  paddingBlock: scale.space[8],
  borderBottom: `1px solid ${color.line}`,
})
export const raise = style({ display: 'grid', gap: scale.space[12], maxWidth: '420px' })
