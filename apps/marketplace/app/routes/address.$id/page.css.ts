import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const eyebrow = style({ fontSize: scale.text[14], color: color.ink2 })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${scale.space[4]} ${scale.space[20]}`,
  marginTop: scale.space[8],
  fontSize: scale.text[14],
  color: color.ink2,
})
export const view = style({ paddingTop: scale.space[24] })
export const holder = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${scale.space[8]} ${scale.space[20]}`,
  marginTop: scale.space[12],
})
export const profile = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space[8],
  fontWeight: 550,
  selectors: { '&:hover': { color: color.leaf } },
})
export const picture = style({ width: '28px', flex: 'none' })
