import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const seller = style({
  display: 'flex',
  // Where both do not fit, the time stands below.
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: scale.space[8],
  marginTop: scale.space[4],
  paddingTop: scale.space[4],
  borderTop: `1px solid ${color.line}`,
  fontSize: scale.text[13],
})
export const when = style({ color: color.ink2, whiteSpace: 'nowrap' })
export const who = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
