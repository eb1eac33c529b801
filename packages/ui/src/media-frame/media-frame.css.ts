import { style } from '@vanilla-extract/css'
import { color, scale } from '../theme/contract.css.js'

export const frame = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  borderRadius: scale.radius.media,
  background: color.mat,
})

export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
})

export const words = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  padding: scale.space[8],
  textAlign: 'center',
  fontSize: scale.text[12],
  lineHeight: 1.35,
  color: color.ink2,
  background: color.mat,
  overflow: 'hidden',
})
