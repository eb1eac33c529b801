import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: scale.space[12] })
export const item = style({ display: 'flex', alignItems: 'center', gap: scale.space[16] })
export const picture = style({
  flex: 'none',
  width: '72px',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: scale.radius.media,
  background: color.mat,
})
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: scale.space[4],
  minWidth: 0,
  fontSize: scale.text[14],
})
export const name = style({ paddingInline: 0, textAlign: 'start' })
