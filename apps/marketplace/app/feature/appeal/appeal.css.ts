import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const note = style({ display: 'grid', gap: scale.space[8], marginBottom: scale.space[24] })
/** Words of a stranger, however long: they scroll in their own place. */
export const words = style({
  margin: 0,
  maxHeight: '320px',
  padding: `${scale.space[12]} ${scale.space[16]}`,
  overflowY: 'auto',
  borderInlineStart: `2px solid ${color.lineStrong}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
export const answer = style({ display: 'grid', gap: scale.space[8], overflowWrap: 'anywhere' })
export const verdict = style({ fontWeight: 550 })
