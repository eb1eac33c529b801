import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: scale.space[16],
})
export const file = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: scale.space[12] })
export const offerItem = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: scale.space[12],
  alignItems: 'center',
  minWidth: 0,
  width: '100%',
})
export const profiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: scale.space[12],
})
export const profile = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gap: scale.space[12],
  alignItems: 'center',
  padding: scale.space[16],
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.sheet,
  background: color.paper0,
  selectors: { '&:hover': { borderColor: color.lineStrong } },
})
