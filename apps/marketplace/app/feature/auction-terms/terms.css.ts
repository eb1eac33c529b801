import { scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: scale.space[16],
})
