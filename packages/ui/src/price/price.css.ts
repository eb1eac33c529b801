import { style } from '@vanilla-extract/css'
import { color } from '../theme/contract.css.js'

export const root = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const amount = style({ fontWeight: 550, color: color.ink0 })
export const unit = style({ fontWeight: 400, color: color.ink2 })
