import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const rows = style({ display: 'grid', gap: scale.space[12], maxWidth: '640px' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${scale.space[8]} ${scale.space[16]}`,
  padding: `${scale.space[12]} ${scale.space[16]}`,
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.control,
})
export const named = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })
export const service = style({ fontWeight: 550 })
export const proven = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space[4],
  minWidth: 0,
  position: 'relative',
  '@media': { [screen.narrow]: { flexBasis: '100%' } },
})
/** On narrow screens what the mark says begins with the line, or it would leave the screen. */
globalStyle(`${proven} > details`, { '@media': { [screen.narrow]: { position: 'static' } } })
export const part = style({ display: 'grid', gap: scale.space[16], marginTop: scale.space[40] })
export const points = style({ display: 'grid', gap: scale.space[8], margin: 0, paddingLeft: scale.space[20] })
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space[12],
  minWidth: 0,
  minHeight: '32px',
  cursor: 'pointer',
})
