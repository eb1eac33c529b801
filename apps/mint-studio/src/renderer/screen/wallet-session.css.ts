import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const link = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space[20],
})
/** White on every side, or scanners do not find it in the dark. */
export const picture = style({
  flex: 'none',
  padding: scale.space[8],
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.sheet,
  background: '#fff',
  lineHeight: 0,
})
export const beside = style({
  display: 'grid',
  gap: scale.space[12],
  flex: '1 1 260px',
  minWidth: 0,
  justifyItems: 'start',
})
