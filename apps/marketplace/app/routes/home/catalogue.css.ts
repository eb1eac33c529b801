import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${scale.space[16]} ${scale.space[40]}`,
  marginTop: scale.space[32],
  paddingTop: scale.space[20],
  borderTop: `1px solid ${color.line}`,
})
export const name = style({ fontSize: scale.text[13], color: color.ink2 })
export const value = style({
  margin: 0,
  fontFamily: scale.font.serif,
  fontWeight: 420,
  fontSize: scale.text[31],
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
})
export const list = style({ alignSelf: 'center' })
export const work = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: scale.space[24],
  padding: '14px 0',
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&:hover': { color: color.leaf } },
})
export const workName = style({
  minWidth: 0,
  fontFamily: scale.font.serif,
  fontWeight: 420,
  fontSize: scale.text[25],
  lineHeight: 1.2,
  letterSpacing: '-0.015em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [screen.narrow]: { fontSize: scale.text[20] } },
})
export const under = style({
  flex: 'none',
  maxWidth: '40%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: scale.text[13],
  color: color.ink2,
})
