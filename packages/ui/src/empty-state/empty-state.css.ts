import { style } from '@vanilla-extract/css'
import { color, scale } from '../theme/contract.css.js'

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: scale.space[8],
  padding: `${scale.space[56]} ${scale.space[24]}`,
  border: `1px dashed ${color.line}`,
  borderRadius: scale.radius.sheet,
  textAlign: 'center',
  color: color.ink2,
})

export const title = style({ fontSize: scale.text[20], color: color.ink0 })
export const body = style({ maxWidth: '52ch', fontSize: scale.text[14], overflowWrap: 'anywhere' })
export const actions = style({ marginTop: scale.space[12] })
