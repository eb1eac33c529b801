import { scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: scale.space[12] })
