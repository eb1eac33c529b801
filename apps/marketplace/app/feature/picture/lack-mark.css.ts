import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const mark = style({ display: 'grid', justifyItems: 'center', gap: scale.space[4] })
export const glyph = style({ color: color.ink3 })
