import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const eyebrow = style({ fontSize: scale.text[14], color: color.ink2 })
export const stats = style({ marginBottom: scale.space[32] })
export const fact = style({ fontSize: scale.text[14], color: color.ink0 })
export const some = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${scale.space[12]}` })
export const fee = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${scale.space[8]}`,
})
/** Inside what is pressed; large enough for a finger by the room around it. */
export const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  border: `1px solid ${color.line}`,
  borderRadius: '50%',
  fontSize: scale.text[13],
  lineHeight: 1,
  color: color.ink2,
})
