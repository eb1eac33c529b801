import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const figureLine = style({ display: 'flex', alignItems: 'baseline', gap: scale.space[12] })
export const big = style({ fontSize: scale.text[39], lineHeight: 1.1, whiteSpace: 'nowrap' })
export const attention = style({
  padding: `${scale.space[12]} ${scale.space[16]}`,
  borderLeft: `3px solid ${color.amber}`,
  background: color.paper1,
})

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(124px, 1fr))',
  gap: scale.space[20],
})
export const piece = style({
  display: 'grid',
  gap: scale.space[2],
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
})
export const picture = style({
  width: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  marginBottom: scale.space[4],
  borderRadius: scale.radius.media,
  background: color.mat,
})
export const name = style({ fontSize: scale.text[14], fontWeight: 550 })
export const height = style({ color: color.ink2, fontSize: scale.text[12] })
export const item = style({ display: 'grid', gap: scale.space[4], alignContent: 'start', minWidth: 0 })
export const offer = style({ minWidth: 0, color: color.ink2, fontSize: scale.text[12] })
export const offerLink = style([
  offer,
  {
    display: 'flex',
    minHeight: '24px',
    padding: 0,
    border: 0,
    background: 'none',
    color: color.ink1,
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
  },
])
