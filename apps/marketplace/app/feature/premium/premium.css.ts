import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const part = style({ display: 'grid', gap: scale.space[16], alignContent: 'start' })
export const prices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: scale.space[16],
  margin: 0,
})
export const price = style({
  display: 'grid',
  gap: scale.space[4],
  padding: scale.space[20],
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.sheet,
})
export const term = style({ fontSize: scale.text[14], color: color.ink2 })
export const sum = style({ margin: 0, fontSize: scale.text[25], fontVariantNumeric: 'tabular-nums' })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${scale.space[8]} ${scale.space[20]}`,
  margin: 0,
})
export const name = style({ color: color.ink2 })
export const value = style({ margin: 0, overflowWrap: 'anywhere' })
export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: scale.space[12] })
export const door = style({ display: 'inline-block', cursor: 'pointer', marginBottom: scale.space[12] })
export const below = style({ display: 'grid', gap: scale.space[16], marginTop: scale.space[56] })
