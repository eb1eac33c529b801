import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

/* The head of a page about somebody or something: banner, picture, name, words and figures. */

export const banner = style({
  position: 'relative',
  height: '220px',
  overflow: 'hidden',
  background: color.mat,
  '@media': { [screen.narrow]: { height: '120px' } },
})

export const bannerImage = style({ width: '100%', height: '100%', objectFit: 'cover' })

export const head = style({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr)',
  gap: `0 ${scale.space[28]}`,
  gridTemplateRows: '1fr auto',
  alignItems: 'end',
  padding: '30px 0 26px',
  '@media': {
    [screen.narrow]: {
      gridTemplateColumns: '84px minmax(0, 1fr)',
      gap: `${scale.space[12]} ${scale.space[16]}`,
      gridTemplateRows: 'auto',
      alignItems: 'center',
    },
  },
})

export const avatar = style({
  gridRow: '1 / span 2',
  alignSelf: 'start',
  '@media': { [screen.narrow]: { gridRow: '1' } },
})

export const by = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  fontSize: scale.text[14],
  color: color.ink2,
})

export const title = style({
  fontFamily: scale.font.serif,
  fontWeight: 400,
  fontSize: scale.text[49],
  lineHeight: 1.04,
  letterSpacing: '-0.028em',
  overflowWrap: 'anywhere',
  '@media': { [screen.narrow]: { fontSize: scale.text[31] } },
})

export const text = style({
  maxWidth: '64ch',
  marginTop: scale.space[8],
  color: color.ink2,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '@media': { [screen.narrow]: { gridColumn: '1 / -1', marginTop: 0 } },
})

export const under = style({ gridColumn: '2', '@media': { [screen.narrow]: { gridColumn: '1 / -1' } } })

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${scale.space[4]} ${scale.space[16]}`,
  marginTop: scale.space[8],
  fontSize: scale.text[14],
})

export const stats = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `${scale.space[16]} 34px`,
  padding: '18px 0',
  borderTop: `1px solid ${color.line}`,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [screen.narrow]: { gap: `${scale.space[20]} ${scale.space[24]}` } },
})

export const stat = style({ fontSize: scale.text[13], color: color.ink2 })

export const value = style({
  margin: 0,
  fontFamily: scale.font.serif,
  fontWeight: 420,
  fontSize: scale.text[20],
  lineHeight: 1.35,
  color: color.ink0,
  fontVariantNumeric: 'tabular-nums',
})
