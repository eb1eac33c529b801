import { scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const note = style({ marginTop: scale.space[24] })
