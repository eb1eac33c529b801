import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const root = style({ paddingTop: scale.space[24] })
export const head = style({
  display: 'flex',
  gap: scale.space[8],
  fontSize: scale.text[14],
  fontWeight: 550,
  paddingBottom: scale.space[4],
  borderBottom: `1px solid ${color.line}`,
})
export const count = style({ fontWeight: 400, color: color.ink2 })
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${scale.space[16]}`,
  padding: '9px 0',
  borderBottom: `1px solid ${color.line}`,
  fontSize: scale.text[14],
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const side = style({ minWidth: 0 })
export const end = style({ marginLeft: 'auto', textAlign: 'right' })
export const under = style({ display: 'block', fontSize: '12.5px', color: color.ink2 })
