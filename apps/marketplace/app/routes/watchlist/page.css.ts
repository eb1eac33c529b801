import { scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const parts = style({ display: 'grid', gap: scale.space[20] })
export const door = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: scale.space[12] })
