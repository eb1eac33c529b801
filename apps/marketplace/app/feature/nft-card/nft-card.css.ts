import { color, scale } from '@chiaroscuro/ui/theme'
import { createVar, style } from '@vanilla-extract/css'

const columns = createVar()
const gap = createVar()
/** What stands below the picture of a card: its two lines and what is between them. */
const LINES = '51px'

export const grid = style({
  vars: { [columns]: '2', [gap]: '20px' },
  display: 'grid',
  gap: `28px ${gap}`,
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  containerType: 'inline-size',
  '@media': {
    'screen and (max-width: 600px)': { vars: { [gap]: '14px' }, rowGap: '22px' },
    'screen and (min-width: 640px)': { vars: { [columns]: '3' } },
    'screen and (min-width: 1080px)': { vars: { [columns]: '5' } },
    'screen and (min-width: 1320px)': { vars: { [columns]: '6' } },
  },
})

/** Beside a rail there is room for fewer. */
export const railGrid = style({
  '@media': {
    'screen and (min-width: 861px)': { vars: { [columns]: '3' } },
    'screen and (min-width: 1180px)': { vars: { [columns]: '4' } },
  },
})

/** The compact view: more, smaller. */
export const compactGrid = style({
  vars: { [columns]: '3', [gap]: '12px' },
  rowGap: '16px',
  '@media': {
    'screen and (max-width: 600px)': { vars: { [gap]: '12px' }, rowGap: '16px' },
    'screen and (min-width: 640px)': { vars: { [columns]: '5' } },
    'screen and (min-width: 1180px)': { vars: { [columns]: '6' } },
  },
})

/**
 * Holds a card and the star over its picture. Cards out of sight are neither laid out nor painted; each keeps the place it
 * will take, a square as wide as its column and its lines, so that the page is as long as it is going to be.
 */
export const cell = style({
  position: 'relative',
  minWidth: 0,
  contentVisibility: 'auto',
  containIntrinsicHeight: `auto calc((100cqi - (${columns} - 1) * ${gap}) / ${columns} + ${LINES})`,
  // Rings of focus reach a little over the edge.
  overflowClipMargin: scale.space[8],
})

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
  // Not read out, where the browser knows how.
  '::before': { content: ['"№ "', '"№ " / ""'] },
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
