import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: scale.space[16] })
export const formats = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: scale.space[20],
  border: 0,
  padding: 0,
  margin: 0,
})
export const legend = style({ padding: 0, marginBottom: scale.space[4] })
export const format = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space[8],
  minHeight: '32px',
})
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: scale.space[12] })
export const chosen = style({ alignSelf: 'center', minWidth: 0, color: color.ink2, overflowWrap: 'anywhere' })
export const aside = style({ display: 'grid', gap: scale.space[40] })
export const part = style({ display: 'grid', gap: scale.space[16] })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${scale.space[8]} ${scale.space[16]}`,
  margin: 0,
  fontSize: scale.text[14],
})
export const name = style({ color: color.ink2 })
export const value = style({ margin: 0, overflowWrap: 'anywhere' })
