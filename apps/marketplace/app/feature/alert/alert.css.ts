import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space[12],
  minHeight: '32px',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
})
export const two = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 380px)',
  gap: scale.space[40],
  alignItems: 'start',
  '@media': { [screen.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const rows = style({ display: 'grid' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: scale.space[16],
  alignItems: 'center',
  paddingBlock: scale.space[16],
  borderTop: `1px solid ${color.line}`,
})
export const picture = style({ width: '56px', borderRadius: scale.radius.control, overflow: 'hidden' })
export const said = style({ display: 'grid', gap: scale.space[4], minWidth: 0, overflowWrap: 'anywhere' })
export const fresh = style({ fontWeight: 550 })
export const gone = style({ textDecoration: 'line-through', color: color.ink2 })
export const form = style({ display: 'grid', gap: scale.space[16] })
export const outcome = style({ marginBottom: scale.space[20] })
export const aside = style({ display: 'grid', gap: scale.space[40] })
export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space[12],
  paddingBlock: scale.space[12],
  borderTop: `1px solid ${color.line}`,
})
