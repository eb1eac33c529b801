import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
  alignItems: 'end',
  gap: `${scale.space[32]} ${scale.space[56]}`,
  paddingBlock: '88px 72px',
  '@media': {
    [screen.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: scale.space[20],
      paddingBlock: scale.space[40],
    },
  },
})
export const name = style({ display: 'grid', gap: scale.space[16] })
export const words = style({ display: 'grid', gap: scale.space[24], paddingBottom: scale.space[8] })
export const eyebrow = style({ fontSize: scale.text[14], fontWeight: 550, color: color.leaf })
export const title = style({
  maxWidth: '17ch',
  fontFamily: scale.font.serif,
  fontWeight: 380,
  fontSize: 'clamp(2.4375rem, 6vw, 4.5rem)',
  lineHeight: 1.02,
  letterSpacing: '-0.035em',
  selectors: { ':lang(zh) &': { lineHeight: 1.18, letterSpacing: '-0.01em' } },
})
export const lead = style({ maxWidth: '56ch', fontSize: scale.text[20], lineHeight: 1.5, color: color.ink1 })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: scale.space[12],
  marginTop: scale.space[8],
})

/** Hairlines between, as on index cards. */
export const points = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  gap: `${scale.space[40]} ${scale.space[48]}`,
  paddingBlock: scale.space[48],
  borderTop: `1px solid ${color.line}`,
  '@media': { [screen.narrow]: { gap: scale.space[28], paddingBlock: scale.space[32] } },
})
/** Four stand in one row where there is room, and not three and one. */
export const byFour = style({ gridTemplateColumns: 'repeat(auto-fit, minmax(min(250px, 100%), 1fr))' })
export const point = style({ display: 'grid', alignContent: 'start', gap: scale.space[8] })
export const pointTitle = style({
  fontFamily: scale.font.serif,
  fontWeight: 430,
  fontSize: scale.text[20],
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
})
export const pointText = style({ maxWidth: '46ch', color: color.ink1, fontSize: scale.text[16] })

export const body = style({
  paddingBlock: '56px 72px',
  borderTop: `1px solid ${color.line}`,
  '@media': { [screen.narrow]: { paddingBlock: scale.space[40] } },
})
