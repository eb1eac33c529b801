import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const view = style({ paddingTop: scale.space[24] })
export const handle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${scale.space[4]} ${scale.space[16]}`,
  marginTop: scale.space[4],
  fontSize: scale.text[14],
  color: color.ink2,
})
export const claim = style({ color: color.ink2, fontSize: scale.text[14], maxWidth: '64ch' })
