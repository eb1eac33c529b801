import { screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const spark = style({ display: 'inline-block', '@media': { [screen.card]: { marginLeft: 'auto' } } })
