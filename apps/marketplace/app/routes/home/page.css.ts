import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { keyframes, style } from '@vanilla-extract/css'

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.06fr) minmax(0, 1fr)',
  gap: scale.space[40],
  paddingBlock: '36px 48px',
  '@media': {
    [screen.narrow]: { gap: scale.space[24], paddingTop: scale.space[24] },
    [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '26px' },
  },
})

export const plate = style({
  display: 'flex',
  gap: scale.space[16],
  alignItems: 'baseline',
  paddingTop: scale.space[12],
})
export const plateTitle = style({
  fontFamily: scale.font.serif,
  fontWeight: 440,
  fontSize: scale.text[20],
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
})
export const plateUnder = style({ fontSize: scale.text[14], color: color.ink2 })
export const platePrice = style({ marginLeft: 'auto', whiteSpace: 'nowrap', fontSize: scale.text[14] })

export const eyebrow = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space[8],
  fontSize: scale.text[12],
  letterSpacing: '0.04em',
  color: color.ink2,
  minHeight: '20px',
})

/** Room for the button is kept, so that nothing moves when it comes. */
export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space[12],
  minHeight: '34px',
})
export const fresh = style({ flex: 'none' })

const beat = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.35 } })

export const dot = style({
  width: '7px',
  height: '7px',
  borderRadius: '50%',
  background: color.lineStrong,
  flex: 'none',
})
export const dotLive = style({ background: color.leaf })
/** Once for each block: what blinks for ever is in the way of reading, and keeps a phone drawing. */
export const dotNews = style({ animation: `${beat} 1.2s ease-in-out 1` })
export const dotLate = style({ background: color.amber })

export const title = style({
  fontFamily: scale.font.serif,
  fontWeight: 400,
  fontSize: 'clamp(2rem, 3.4vw, 3.0625rem)',
  lineHeight: 1.08,
  letterSpacing: '-0.025em',
  margin: '4px 0 10px',
})

export const lead = style({ color: color.ink1, maxWidth: '46ch' })

export const mini = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '18px 16px',
  marginTop: '26px',
  '@media': { [screen.narrow]: { gap: scale.space[12] } },
})
