import { scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const two = style({
  display: 'grid',
  gridTemplateColumns: '220px minmax(0, 480px)',
  gap: scale.space[40],
  alignItems: 'start',
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: scale.space[24] } },
})
export const work = style({ '@media': { [screen.phone]: { maxWidth: '160px' } } })
