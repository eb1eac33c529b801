import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const works = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
  gap: scale.space[8],
  maxHeight: '320px',
  // Room for the ring around the chosen one.
  padding: '3px',
  margin: '0 -3px',
  overflowY: 'auto',
})
export const work = style({
  position: 'relative',
  display: 'block',
  minHeight: '84px',
  borderRadius: scale.radius.control,
  overflow: 'hidden',
  cursor: 'pointer',
  outline: '2px solid transparent',
  selectors: {
    '&:has(input:checked)': { outlineColor: color.leaf },
    '&:has(input:focus-visible)': { outlineColor: color.ink0 },
  },
})
export const none = style({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  minHeight: '84px',
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.control,
  fontSize: scale.text[13],
  color: color.ink2,
})
/** Over the picture it chooses. */
export const radio = style({ position: 'absolute', top: scale.space[8], left: scale.space[8], zIndex: 1 })
