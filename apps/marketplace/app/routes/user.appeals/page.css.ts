import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const rows = style({ display: 'grid', marginTop: scale.space[16] })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: `${scale.space[16]} ${scale.space[40]}`,
  alignItems: 'start',
  paddingBlock: scale.space[24],
  borderTop: `1px solid ${color.line}`,
  '@media': { [screen.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const what = style({ display: 'grid', gap: scale.space[8], minWidth: 0, overflowWrap: 'anywhere' })
export const name = style({ fontSize: scale.text[20], fontWeight: 550 })
export const reason = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const side = style({ display: 'grid', gap: scale.space[12], minWidth: 0 })
export const form = style({ display: 'grid', gap: scale.space[16] })
