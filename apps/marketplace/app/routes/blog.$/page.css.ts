import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

const side = '240px'
const gap = scale.space[56]

/** Title and text share an edge; the contents stand to the left of it. */
export const head = style({
  display: 'grid',
  gap: scale.space[16],
  paddingBlock: `${scale.space[48]} ${scale.space[40]}`,
  paddingLeft: `calc(${side} + ${gap})`,
  '@media': {
    [screen.narrow]: { paddingLeft: 0, paddingBlock: `${scale.space[24]} ${scale.space[28]}` },
  },
})
export const back = style({
  justifySelf: 'start',
  paddingBlock: scale.space[4],
  fontSize: scale.text[14],
  color: color.ink2,
  selectors: { '&:hover': { color: color.ink0 } },
})
export const title = style({
  maxWidth: '19ch',
  fontFamily: scale.font.serif,
  fontWeight: 390,
  fontSize: 'clamp(2.1875rem, 4.6vw, 3.5rem)',
  lineHeight: 1.06,
  letterSpacing: '-0.03em',
  selectors: { ':lang(zh) &': { lineHeight: 1.2, letterSpacing: '-0.01em' } },
})
export const lead = style({
  maxWidth: '52ch',
  fontFamily: scale.font.serif,
  fontSize: scale.text[20],
  lineHeight: 1.5,
  color: color.ink1,
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `${side} minmax(0, 1fr)`,
  gap,
  paddingTop: scale.space[32],
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [screen.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: scale.space[24],
      paddingTop: scale.space[24],
    },
  },
})
export const body = style({ minWidth: 0, gridColumn: '-2 / -1' })
export const end = style({
  display: 'grid',
  gap: scale.space[8],
  maxWidth: '66ch',
  marginTop: scale.space[40],
})
export const changed = style({ fontSize: scale.text[13], color: color.ink2 })

export const related = style({
  marginTop: scale.space[56],
  paddingTop: scale.space[32],
  borderTop: `1px solid ${color.line}`,
})
export const relatedTitle = style({
  fontFamily: scale.font.serif,
  fontWeight: 420,
  fontSize: scale.text[25],
  letterSpacing: '-0.015em',
})
export const relatedList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: `${scale.space[24]} ${scale.space[40]}`,
  marginTop: scale.space[20],
})
export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: scale.space[8],
})
export const cardTitle = style({
  fontFamily: scale.font.serif,
  fontWeight: 440,
  fontSize: scale.text[20],
  lineHeight: 1.25,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '4px' },
  },
})
export const cardLead = style({ maxWidth: '46ch', fontSize: scale.text[14], color: color.ink2 })

export const turn = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: scale.space[24],
  marginTop: scale.space[48],
  paddingTop: scale.space[24],
  borderTop: `1px solid ${color.line}`,
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const turnLink = style({
  display: 'grid',
  gap: scale.space[4],
  paddingBlock: scale.space[8],
  selectors: { '&:hover': { color: color.leaf } },
})
export const next = style({
  justifyItems: 'end',
  textAlign: 'right',
  '@media': { [screen.phone]: { justifyItems: 'start', textAlign: 'left' } },
})
export const turnWord = style({ fontSize: scale.text[13], color: color.ink2 })
export const turnTitle = style({ fontFamily: scale.font.serif, fontSize: scale.text[20], lineHeight: 1.25 })
