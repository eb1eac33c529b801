import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: scale.space[16],
  width: '100%',
  maxWidth: '1240px',
  marginInline: 'auto',
  marginBottom: scale.space[28],
  outline: 'none',
})
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${scale.space[4]} ${scale.space[16]}`,
  color: color.ink2,
  fontSize: scale.text[14],
})
/** An address of a person or a page, which has no place to break by itself. */
export const long = style({ overflowWrap: 'anywhere' })
export const form = style({ maxWidth: '560px' })
