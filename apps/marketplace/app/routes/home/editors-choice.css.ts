import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const notable = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: `${scale.space[32]} ${scale.space[24]}`,
})
export const card = style({ display: 'grid', gap: scale.space[4] })
export const name = style({
  marginTop: scale.space[12],
  fontFamily: scale.font.serif,
  fontWeight: 440,
  fontSize: scale.text[20],
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
})
export const note = style({ maxWidth: '46ch', fontSize: scale.text[14], color: color.ink1 })
export const count = style({ fontSize: scale.text[13], color: color.ink2 })

export const supporters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: `${scale.space[20]} ${scale.space[32]}`,
})
export const supporter = style({ fontWeight: 550 })
export const link = style({
  paddingBlock: scale.space[4],
  selectors: { '&:hover': { color: color.leaf } },
})
