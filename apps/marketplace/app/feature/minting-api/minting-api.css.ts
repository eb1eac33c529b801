import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const part = style({ display: 'grid', gap: scale.space[16], alignContent: 'start', minWidth: 0 })
export const below = style({ display: 'grid', gap: scale.space[40], marginTop: scale.space[40], minWidth: 0 })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${scale.space[8]} ${scale.space[20]}`,
  margin: 0,
})
export const name = style({ color: color.ink2 })
export const value = style({ margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })
export const steps = style({
  listStyle: 'decimal',
  display: 'grid',
  gap: scale.space[8],
  paddingInlineStart: scale.space[20],
  margin: 0,
})
export const code = style({
  margin: 0,
  padding: scale.space[16],
  overflowX: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.control,
  fontFamily: scale.font.mono,
  fontSize: scale.text[13],
  whiteSpace: 'pre',
})
export const bars = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '2px',
  height: '88px',
  padding: 0,
  margin: 0,
  listStyle: 'none',
  borderBottom: `1px solid ${color.lineStrong}`,
})
export const bar = style({ flex: 1, minHeight: '1px', background: color.leaf })
export const form = style({ display: 'grid', gap: scale.space[16], maxWidth: '480px' })
export const operation = style({ display: 'grid', gap: scale.space[4], overflowWrap: 'anywhere' })
export const mono = style({ fontFamily: scale.font.mono, fontSize: scale.text[14] })
export const words = style({ margin: 0, maxWidth: '760px' })
