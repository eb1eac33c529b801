import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'flex', gap: scale.space[8], maxWidth: '640px' })
export const input = style({
  flex: 1,
  minWidth: 0,
  height: '46px',
  padding: `0 ${scale.space[16]}`,
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.control,
  background: color.paper1,
  fontSize: scale.text[16],
  selectors: { '&:hover': { borderColor: color.lineStrong } },
})
export const list = style({ display: 'grid' })
export const line = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: scale.space[16],
  padding: `${scale.space[12]} 0`,
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&:hover': { background: color.paper1 } },
})
export const wide = style({ gridTemplateColumns: 'minmax(0, 1fr)', overflowWrap: 'anywhere' })
export const under = style({ display: 'block', fontSize: scale.text[13], color: color.ink2 })
export const result = style({ paddingBlock: scale.space[32], display: 'grid', gap: scale.space[40] })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${scale.space[4]} ${scale.space[16]}`,
  marginBottom: scale.space[12],
})
export const heading = style({ fontSize: scale.text[20] })
