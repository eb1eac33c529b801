import { style } from '@vanilla-extract/css'

/** What script will fill; without it the words beside it stand alone. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } })
