import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space[16],
  height: '64px',
  paddingInline: scale.space[28],
  borderBottom: `1px solid ${color.line}`,
  background: color.paper0,
})
export const home = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space[12],
  padding: `${scale.space[8]} 0`,
  border: 0,
  background: 'none',
  cursor: 'pointer',
})
export const name = style({ fontSize: scale.text[20] })
export const product = style({
  paddingLeft: scale.space[12],
  borderLeft: `1px solid ${color.line}`,
  color: color.ink2,
  fontSize: scale.text[14],
})
export const choices = style({ display: 'flex', gap: scale.space[16] })
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space[8],
  fontSize: scale.text[13],
})
export const label = style({ color: color.ink2 })
export const select = style({
  height: '32px',
  paddingInline: scale.space[8],
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.control,
  background: color.paper0,
  fontSize: scale.text[13],
})
