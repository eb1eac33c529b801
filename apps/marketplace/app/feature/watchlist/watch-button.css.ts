import { color, scale } from '@chiaroscuro/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const star = style({
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

/** Over a picture: quiet until it is pointed at, reached or pressed. */
export const overPicture = style([
  star,
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
export const over = style([overPicture])
globalStyle(`li:hover > ${over}`, { opacity: 1 })

globalStyle(`${star}[aria-pressed="true"] path`, { fill: 'currentColor' })
