import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

/** Apart from the desk's own styles: those come with it, once a wallet is there. */
export const how = style({ display: 'grid', gap: scale.space[16], marginTop: scale.space[56] })
export const steps = style({
  listStyle: 'decimal',
  display: 'grid',
  gap: scale.space[8],
  maxWidth: '640px',
  paddingInlineStart: scale.space[20],
  margin: 0,
  color: color.ink2,
})
