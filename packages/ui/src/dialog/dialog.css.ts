import { style } from '@vanilla-extract/css'
import { color, scale } from '../theme/contract.css.js'

export const veil = style({ position: 'fixed', inset: 0, background: color.shade, zIndex: 20 })

export const sheet = style({
  position: 'fixed',
  zIndex: 21,
  left: '50%',
  top: '50%',
  transform: 'translate(-50%, -50%)',
  width: 'min(92vw, 560px)',
  maxHeight: '88dvh',
  overflow: 'auto',
  background: color.paper0,
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.sheet,
  padding: scale.space[24],
})

export const full = style({
  width: '100vw',
  height: '100dvh',
  maxHeight: 'none',
  border: 0,
  borderRadius: 0,
  background: color.mat,
  padding: scale.space[16],
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space[16],
  marginBottom: scale.space[16],
})
