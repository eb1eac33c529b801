import { scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: scale.space[20], maxWidth: '640px' })
