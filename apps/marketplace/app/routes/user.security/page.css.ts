import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: scale.space[16],
  maxWidth: '640px',
  marginInline: 'auto',
  paddingBlock: scale.space[40],
  '@media': { [screen.narrow]: { paddingBlock: scale.space[28] } },
})
export const section = style({
  display: 'grid',
  gap: scale.space[12],
  paddingTop: scale.space[24],
  borderTop: `1px solid ${color.line}`,
})
export const form = style({ display: 'grid', gap: scale.space[16], maxWidth: '440px' })
export const rows = style({ display: 'grid' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space[16],
  padding: `${scale.space[8]} 0`,
  borderBottom: `1px solid ${color.line}`,
  // The section's own line follows.
  selectors: { '&:last-child': { borderBottom: 'none' } },
})
export const name = style({ minWidth: 0, overflowWrap: 'anywhere' })
