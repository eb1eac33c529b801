import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const rows = style({ display: 'grid' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${scale.space[12]} ${scale.space[20]}`,
  paddingBlock: scale.space[20],
  borderTop: `1px solid ${color.line}`,
  '@media': { [screen.phone]: { gridTemplateColumns: '64px minmax(0, 1fr)' } },
})
export const face = style({
  width: '64px',
  height: '64px',
  borderRadius: scale.radius.control,
  overflow: 'hidden',
})
export const named = style({ display: 'grid', gap: scale.space[4], minWidth: 0, overflowWrap: 'anywhere' })
export const name = style({ fontSize: scale.text[20], fontWeight: 550 })
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space[16],
  '@media': { [screen.phone]: { gridColumn: '1 / -1' } },
})
export const form = style({ display: 'grid', gap: scale.space[20], maxWidth: '640px' })
/** The box stands in the middle of the first line, however many there are. */
export const flag = style({ display: 'flex', alignItems: 'start', gap: scale.space[8], lineHeight: 1.5 })
export const box = style({ flex: 'none', width: '18px', height: '18px', margin: '3px 0 0' })
