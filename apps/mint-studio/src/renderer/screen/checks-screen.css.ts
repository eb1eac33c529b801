import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', maxWidth: '920px', borderTop: `1px solid ${color.line}` })
export const item = style({
  display: 'grid',
  gap: scale.space[8],
  paddingBlock: scale.space[16],
  borderBottom: `1px solid ${color.line}`,
})
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space[16],
  minHeight: '30px',
  '@media': { [screen.phone]: { flexWrap: 'wrap', gap: scale.space[8] } },
})
export const severity = style({
  flex: 'none',
  width: '116px',
  fontSize: scale.text[13],
  fontWeight: 550,
  color: color.amber,
  selectors: { '[data-severity="stops"] &': { color: color.brick } },
})
export const words = style({
  flex: 1,
  fontSize: scale.text[16],
  fontWeight: 500,
  '@media': { [screen.phone]: { flex: '1 0 100%', order: 1 } },
})
export const spots = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${scale.space[4]} ${scale.space[8]}`,
  marginLeft: '132px',
  '@media': { [screen.phone]: { marginLeft: 0 } },
})
export const spot = style({
  maxWidth: '100%',
  padding: `0 ${scale.space[8]}`,
  borderRadius: scale.radius.control,
  background: color.paper2,
  color: color.ink1,
  fontSize: scale.text[13],
  overflowWrap: 'anywhere',
})
export const pictures = style({ display: 'flex', gap: scale.space[4], paddingBlock: scale.space[8] })
export const picture = style({
  borderRadius: scale.radius.media,
  objectFit: 'cover',
  background: color.paper3,
})
export const looking = style({
  display: 'grid',
  gap: scale.space[8],
  maxWidth: '920px',
  marginBottom: scale.space[24],
})
