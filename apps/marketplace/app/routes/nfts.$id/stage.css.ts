import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const stage = style({
  position: 'relative',
  padding: '7%',
  background: color.mat,
  borderRadius: scale.radius.media,
  '@media': { [screen.narrow]: { margin: '0 -18px', padding: '6% 18px', borderRadius: 0 } },
})

/** Hundredths of the window's height that a work may take. */
export const tallest = 78

export const work = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  marginInline: 'auto',
  maxHeight: `${tallest}dvh`,
  objectFit: 'contain',
  boxShadow: `0 18px 50px -22px ${color.shade}`,
})

export const frame = style({
  display: 'block',
  width: '100%',
  border: 0,
  background: '#fff',
  borderRadius: scale.radius.media,
})
/** As light as the page within says it is: then it shows the stage behind it, in every theme. */
export const model = style({
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  maxHeight: `${tallest}dvh`,
  border: 0,
  colorScheme: 'light',
})
/** Its picture with the way in over it; without a picture a drawing of what it is. */
export const closedModel = style({
  position: 'relative',
  selectors: {
    '&:has(> svg)': {
      display: 'grid',
      placeContent: 'center',
      justifyItems: 'center',
      gap: scale.space[24],
      aspectRatio: '1',
      maxHeight: `${tallest}dvh`,
    },
  },
})
export const modelMark = style({
  width: 'min(40%, 180px)',
  minWidth: 96,
  fill: 'none',
  stroke: color.ink3,
  strokeWidth: 0.5,
  strokeLinejoin: 'round',
})
/** A work one hears fills the stage to its edge. */
export const bare = style({
  padding: 0,
  '@media': { [screen.narrow]: { padding: 0 } },
})
export const moving = style({ position: 'relative' })
export const motion = style({ position: 'absolute', right: scale.space[12], bottom: scale.space[12] })

export const words = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: scale.space[8],
  aspectRatio: '1',
  maxHeight: '70dvh',
  width: '100%',
  padding: scale.space[24],
  textAlign: 'center',
  color: color.ink2,
  fontSize: scale.text[14],
  overflowWrap: 'anywhere',
})
export const wordsTitle = style({ fontFamily: scale.font.serif, fontSize: scale.text[25], color: color.ink0 })

export const veil = style({
  selectors: { '&:not([open])': { aspectRatio: '1' } },
})
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: scale.space[8],
  alignItems: 'center',
  paddingTop: scale.space[12],
  fontSize: scale.text[13],
  color: color.ink2,
})
export const toolsEnd = style({ marginLeft: 'auto', display: 'flex', gap: scale.space[16] })
export const full = style({
  display: 'block',
  width: '100%',
  height: 'calc(100dvh - 96px)',
  objectFit: 'contain',
})
