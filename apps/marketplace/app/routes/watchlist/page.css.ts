import { scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

/** What script will fill; without it the words beside it stand alone. */
export const scripted = style({
  display: 'grid',
  gap: scale.space[20],
  '@media': { '(scripting: none)': { display: 'none' } },
})
export const door = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: scale.space[12] })
