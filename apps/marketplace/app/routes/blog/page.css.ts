import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const feed = style({
  paddingBlock: scale.space[4],
  fontSize: scale.text[14],
  color: color.ink2,
  selectors: { '&:hover': { color: color.ink0 } },
})

export const tagBar = style({
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  gap: scale.space[24],
  borderBottom: `1px solid ${color.line}`,
})
export const tag = style({
  flex: 'none',
  paddingBlock: scale.space[12],
  borderBottom: '2px solid transparent',
  fontSize: scale.text[14],
  color: color.ink2,
  selectors: {
    '&:hover': { color: color.ink0 },
    '&[aria-current="page"]': { color: color.ink0, borderBottomColor: color.leaf },
  },
})

export const list = style({ display: 'grid' })
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '220px minmax(0, 1fr)',
  gap: `${scale.space[8]} ${scale.space[32]}`,
  alignItems: 'baseline',
  paddingBlock: scale.space[32],
  borderBottom: `1px solid ${color.line}`,
  '@media': {
    [screen.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: scale.space[24] },
  },
})
/** In its narrow column the date has a line of its own, whatever its length. */
globalStyle(`${row} time`, { '@media': { 'screen and (min-width: 861px)': { flexBasis: '100%' } } })
export const title = style({
  fontFamily: scale.font.serif,
  fontWeight: 430,
  fontSize: scale.text[25],
  lineHeight: 1.2,
  letterSpacing: '-0.015em',
})
export const first = style({
  fontSize: 'clamp(1.9375rem, 3.2vw, 2.75rem)',
  lineHeight: 1.1,
  letterSpacing: '-0.025em',
  maxWidth: '22ch',
})
/** The whole row leads there. */
export const titleLink = style({
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '5px' },
  },
})
export const lead = style({ marginTop: scale.space[8], maxWidth: '62ch', color: color.ink1 })
