import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const words = style({ marginTop: scale.space[8], fontSize: scale.text[14], color: color.ink2 })
export const warning = style([words, { color: color.amber }])
export const list = style({ marginTop: scale.space[8], fontSize: scale.text[14] })
export const copy = style({ padding: '9px 0', borderBottom: `1px solid ${color.line}` })
export const under = style({ display: 'block', color: color.ink2, fontSize: scale.text[13] })
