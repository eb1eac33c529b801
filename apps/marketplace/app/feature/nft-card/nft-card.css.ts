import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const grid = style({
  display: 'grid',
  gap: '28px 20px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    'screen and (max-width: 600px)': { gap: '22px 14px' },
    'screen and (min-width: 640px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    'screen and (min-width: 1080px)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    'screen and (min-width: 1320px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
})

/** Beside a rail there is room for fewer. */
export const railGrid = style({
  '@media': {
    'screen and (min-width: 861px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    'screen and (min-width: 1180px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

/** The compact view: more, smaller. */
export const compactGrid = style({
  gap: '16px 12px',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': {
    'screen and (min-width: 640px)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    'screen and (min-width: 1180px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
})

/** Holds a card and the star over its picture. */
export const cell = style({ position: 'relative', minWidth: 0 })

export const card = style({
  position: 'relative',
  display: 'block',
  minWidth: 0,
  transition: `opacity ${scale.motion.quick}`,
  selectors: { '&:hover': { opacity: 0.92 } },
})

export const line = style({
  display: 'flex',
  gap: '10px',
  marginTop: '10px',
  fontSize: scale.text[14],
  fontWeight: 520,
  lineHeight: 1.35,
})

export const rank = style({
  marginLeft: 'auto',
  color: color.ink2,
  fontWeight: 400,
  whiteSpace: 'nowrap',
})

export const under = style({
  display: 'flex',
  gap: scale.space[8],
  marginTop: scale.space[2],
  fontSize: scale.text[13],
  color: color.ink2,
  minHeight: '20px',
})

export const price = style({ marginLeft: 'auto', color: color.ink0 })

export const kind = style({
  position: 'absolute',
  top: scale.space[8],
  right: scale.space[8],
  padding: '1px 7px',
  borderRadius: scale.radius.round,
  background: `color-mix(in srgb, ${color.paper0} 86%, transparent)`,
  color: color.ink0,
  fontSize: '11px',
  fontWeight: 520,
})
