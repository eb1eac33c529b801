import { color, scale } from '@chiaroscuro/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { drawn } from '#app/layout/drawn.css.js'

const SHAPE = 'd="M9 1.9l2.2 4.6 5 .7-3.6 3.5.9 5L9 13.3l-4.5 2.4.9-5L1.8 7.2l5-.7z"'
const OUTLINE = `<path stroke-width="1.4" stroke-linejoin="round" ${SHAPE}/>`
const FULL = OUTLINE.replace('<path', '<path fill="#000"')
const SIZE = 18

/** A round button as large as a finger, with a drawing of its own. */
const round = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '34px',
  height: '34px',
  padding: 0,
  border: 0,
  borderRadius: scale.radius.round,
  background: 'transparent',
  color: color.ink2,
  cursor: 'pointer',
  transition: `opacity ${scale.motion.quick}`,
  selectors: {
    '&:hover': { color: color.leaf },
    '&[aria-pressed="true"]': { color: color.leaf },
  },
  // The list is kept by script.
  '@media': { '(scripting: none)': { display: 'none' } },
})

const starred = style({
  '::before': drawn(OUTLINE, SIZE),
  selectors: { '&[aria-pressed="true"]::before': drawn(FULL, SIZE) },
})

export const star = style([round, starred])

/** Over a picture: quiet until it is pointed at, reached or pressed. */
export const overPicture = style([
  round,
  {
    position: 'absolute',
    top: scale.space[4],
    left: scale.space[4],
    background: `color-mix(in srgb, ${color.paper0} 86%, transparent)`,
    opacity: 0,
    selectors: { '&:focus-visible': { opacity: 1 }, '&[aria-pressed="true"]': { opacity: 1 } },
    '@media': { '(hover: none)': { opacity: 1 } },
  },
])
export const over = style([overPicture, starred])
globalStyle(`li:hover > ${over}`, { opacity: 1 })
