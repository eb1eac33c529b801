import { style } from '@vanilla-extract/css'
import { color } from '../theme/contract.css.js'

export const mark = style({ color: color.leaf, fontSize: '0.8em', fontWeight: 600, paddingInline: '3px' })
