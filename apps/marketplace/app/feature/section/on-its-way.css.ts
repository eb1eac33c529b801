import { scale } from '@chiaroscuro/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const words = style({
  display: 'grid',
  placeContent: 'center',
  minHeight: '8rem',
  fontSize: scale.text[14],
  textAlign: 'center',
})

export const unscripted = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'block' } },
})

// Where React sends what comes after the rest: a script puts it in its place, and where none runs it is read there.
globalStyle('[hidden][id^="S:"]', {
  '@media': { '(scripting: none)': { display: 'block', padding: scale.space[24] } },
})
