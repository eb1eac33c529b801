import { scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const filter = style({ marginBottom: scale.space[16] })
