import { color, scale } from '@chiaroscuro/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const grid = style({
  display: 'grid',
  gap: '24px 20px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
})
export const card = style({
  display: 'block',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.sheet,
  background: color.paper0,
  transition: `border-color ${scale.motion.quick}`,
  selectors: { '&:hover': { borderColor: color.ink2 } },
})
/** The sheet's own corners bound the picture. */
globalStyle(`${card} > *:first-child`, { borderRadius: 0 })
export const body = style({
  display: 'block',
  padding: `${scale.space[12]} ${scale.space[16]} ${scale.space[16]}`,
})
export const name = style({
  display: 'block',
  fontFamily: scale.font.serif,
  fontSize: scale.text[20],
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
})
export const pair = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: scale.space[12],
  marginTop: '6px',
  fontSize: scale.text[13],
  color: color.ink2,
})
export const value = style({ color: color.ink0, fontWeight: 550, fontVariantNumeric: 'tabular-nums' })
export const clock = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
/** The last stretch. */
export const late = style({ color: color.amber })
