import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

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
  gap: scale.space[16],
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
export const period = style({
  alignSelf: 'center',
  marginLeft: 'auto',
  '@media': { [screen.phone]: { marginLeft: 0 } },
})
export const tabs = style({ paddingTop: scale.space[12] })
export const view = style({ paddingTop: scale.space[24] })
export const chart = style({ padding: `${scale.space[12]} 0 ${scale.space[4]}` })
export const chartHead = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space[8],
  minHeight: '28px',
  fontSize: scale.text[14],
  fontWeight: 520,
  selectors: {
    '&::after': { content: '▸', color: color.ink2, fontSize: scale.text[12] },
    '[open] > &::after': { content: '▾' },
    '&:hover': { color: color.leaf },
  },
})
export const chartNote = style({ fontSize: scale.text[12], color: color.ink2 })
export const tools = style({ marginBottom: scale.space[16] })
export const note = style({ display: 'block', fontSize: scale.text[12] })
export const subhead = style({
  fontFamily: scale.font.serif,
  fontWeight: 420,
  fontSize: scale.text[20],
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
})
export const words = style({
  maxWidth: '68ch',
  marginTop: scale.space[8],
  fontSize: scale.text[14],
  color: color.ink2,
})
export const rules = style({
  display: 'grid',
  gap: scale.space[4],
  margin: `${scale.space[8]} 0 ${scale.space[20]}`,
  paddingLeft: scale.space[20],
  listStyle: 'decimal',
  fontSize: scale.text[14],
})
export const part = style({ selectors: { '& + &': { marginTop: scale.space[40] } } })
export const reasons = style({ display: 'block', fontSize: scale.text[13], color: color.ink2 })
export const work = style({ display: 'flex', alignItems: 'center', gap: scale.space[12], minWidth: 0 })
export const workPicture = style({ width: '44px', flex: 'none' })
export const workName = style({ display: 'block', fontWeight: 550, overflowWrap: 'anywhere' })
export const spread = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `${scale.space[8]} ${scale.space[16]}`,
  alignItems: 'center',
  maxWidth: '620px',
  margin: `${scale.space[12]} 0 ${scale.space[28]}`,
  fontSize: scale.text[14],
})
export const spreadRow = style({ display: 'contents' })
export const spreadName = style({ color: color.ink2 })
export const spreadTrack = style({
  display: 'block',
  height: '8px',
  borderRadius: '4px',
  overflow: 'hidden',
  background: color.paper3,
})
export const spreadFill = style({ display: 'block', height: '100%', background: color.leaf })
export const spreadCount = style({ margin: 0, textAlign: 'right' })
