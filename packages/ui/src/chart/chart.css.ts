import { style } from '@vanilla-extract/css'
import { color, scale } from '../theme/contract.css.js'

export const root = style({ margin: 0 })
export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${scale.space[16]}`,
  minHeight: '22px',
  fontSize: scale.text[13],
  color: color.ink2,
})
export const readout = style({ minHeight: '20px', color: color.ink0, fontWeight: 520 })
/** The drawing stretches with its frame; the words around it do not. */
export const field = style({
  position: 'relative',
  height: '190px',
  margin: '10px 0 26px 48px',
  touchAction: 'pan-y',
  containerType: 'inline-size',
})
/** With a scale on either side. */
export const between = style({ marginRight: '48px' })
export const slim = style({ height: '128px' })
export const plot = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
})
export const grid = style({ stroke: color.line, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' })
export const bar = style({ fill: color.paper3 })
export const barOn = style({ fill: color.lineStrong })
export const line = style({
  fill: 'none',
  stroke: color.leaf,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
})
export const step = style({
  fill: 'none',
  stroke: color.amber,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
})
/** A line of no length with round ends: a dot that stays round however the drawing is stretched. */
export const dot = style({
  stroke: color.leaf,
  strokeWidth: 6,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
})
export const dotOn = style({ strokeWidth: 9 })
export const cursor = style({ stroke: color.ink2, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' })

const tick = style({
  position: 'absolute',
  fontSize: '11px',
  lineHeight: '14px',
  whiteSpace: 'nowrap',
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums',
})
export const tickY = style([tick, { right: 'calc(100% + 8px)', transform: 'translateY(-50%)' }])
export const tickRight = style([tick, { left: 'calc(100% + 8px)', transform: 'translateY(-50%)' }])
export const tickX = style([
  tick,
  {
    top: 'calc(100% + 8px)',
    transform: 'translateX(-50%)',
    // Dates of some languages are long: on a phone there is room for every other, back from the last.
    '@container': {
      '(max-width: 420px)': { selectors: { '&:nth-last-of-type(even)': { display: 'none' } } },
    },
    selectors: {
      // The ends stay inside the frame.
      '&:first-of-type:not(:last-of-type)': { transform: 'translateX(-20%)' },
      '&:last-of-type:not(:first-of-type)': { transform: 'translateX(-80%)' },
    },
  },
])
