import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const eyebrow = style({ fontSize: scale.text[14], color: color.ink2 })
export const stats = style({ marginBottom: scale.space[32] })
export const fact = style({ fontSize: scale.text[14], color: color.ink0 })
export const some = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${scale.space[12]}` })
