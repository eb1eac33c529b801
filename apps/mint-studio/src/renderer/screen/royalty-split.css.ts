import { scale, screen } from '@chiaroscuro/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: scale.space[12],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})
export const legend = style({ marginBottom: scale.space[12], padding: 0 })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 140px 88px',
  alignItems: 'end',
  gap: scale.space[12],
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr) 88px' } },
})
/** On a phone an address has a line of its own. */
globalStyle(`${row} > :first-child`, { '@media': { [screen.phone]: { gridColumn: '1 / -1' } } })
