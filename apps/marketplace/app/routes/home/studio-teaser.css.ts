import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const two = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.06fr)',
  alignItems: 'center',
  gap: `${scale.space[28]} ${scale.space[56]}`,
  paddingBlock: scale.space[20],
  '@media': { [screen.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: 0 } },
})
export const words = style({ display: 'grid', gap: scale.space[12], justifyItems: 'start' })
export const eyebrow = style({ fontSize: scale.text[14], fontWeight: 550, color: color.leaf })
export const title = style({
  maxWidth: '18ch',
  fontFamily: scale.font.serif,
  fontWeight: 400,
  fontSize: scale.text[39],
  lineHeight: 1.08,
  letterSpacing: '-0.025em',
  // Chinese turns the line after its comma.
  selectors: { ':lang(zh) &': { lineHeight: 1.2, letterSpacing: '-0.01em', wordBreak: 'keep-all' } },
  '@media': { [screen.narrow]: { fontSize: scale.text[31] } },
})
export const lead = style({ maxWidth: '48ch', color: color.ink1 })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: scale.space[12],
  marginTop: scale.space[12],
})

/** Numbered rows with hairlines between, as on an index card. */
export const steps = style({ counterReset: 'step' })
export const step = style({
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: '28px 92px minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: scale.space[12],
  padding: `${scale.space[12]} 0`,
  selectors: {
    '& + &': { borderTop: `1px solid ${color.line}` },
    '&::before': {
      content: 'counter(step)',
      fontFamily: scale.font.serif,
      fontSize: scale.text[20],
      color: color.ink2,
      fontVariantNumeric: 'tabular-nums',
    },
  },
  '@media': { [screen.phone]: { gridTemplateColumns: '20px 76px minmax(0, 1fr)' } },
})
export const name = style({ fontWeight: 550 })
export const text = style({ fontSize: scale.text[14], color: color.ink1 })
