import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: scale.space[16],
  paddingBlock: scale.space[24],
  borderTop: `1px solid ${color.line}`,
})
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const bundle = style({
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderTop: `1px solid ${color.line}` } },
})
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${scale.space[4]} ${scale.space[16]}`,
  paddingBlock: scale.space[12],
  cursor: 'pointer',
})
export const title = style({ fontWeight: 550 })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${scale.space[8]} ${scale.space[32]}`,
  paddingBottom: scale.space[16],
})
export const fact = style({ display: 'grid', gap: scale.space[2], minWidth: 0 })
