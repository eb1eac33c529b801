import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: scale.space[12],
  alignItems: 'center',
  marginBottom: scale.space[16],
})
export const end = style({
  marginLeft: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: scale.space[12],
  minHeight: '38px',
})
export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space[8],
  fontSize: scale.text[13],
  color: color.ink2,
})
export const dot = style({ width: '7px', height: '7px', borderRadius: '50%', background: color.lineStrong })
export const on = style({ background: color.leaf })
export const waiting = style({
  position: 'sticky',
  top: '76px',
  zIndex: 5,
  height: 0,
  display: 'flex',
  justifyContent: 'center',
})
export const waitingButton = style({ boxShadow: `0 12px 32px -12px ${color.shade}` })
