import { color } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const up = style({ color: color.leaf, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
export const down = style({ color: color.brick, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
export const flat = style({ color: color.ink2, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
export const volume = style({ whiteSpace: 'nowrap' })
/** Takes no width: figures with and without it stand under each other. */
export const mark = style({ display: 'inline-block', width: 0, color: color.ink2, cursor: 'help' })
