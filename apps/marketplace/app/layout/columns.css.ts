import { scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

/** Two halves side by side; on narrow screens one below the other. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${scale.space[40]} ${scale.space[56]}`,
  '@media': { [screen.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
