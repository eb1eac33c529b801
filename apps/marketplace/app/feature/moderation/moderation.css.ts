import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: scale.space[40], minWidth: 0 })
export const section = style({ display: 'grid', gap: scale.space[16], minWidth: 0, scrollMarginTop: '88px' })
/** Above and below a tool that other pages show, too. */
export const above = style([section, { marginBottom: scale.space[40] }])
export const below = style([section, { marginTop: scale.space[40] }])
export const tabs = style({ marginBottom: scale.space[32] })
export const form = style({ display: 'grid', gap: scale.space[16], maxWidth: '640px' })
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: scale.space[8] })
export const rows = style({ display: 'grid' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 320px)',
  gap: `${scale.space[8]} ${scale.space[24]}`,
  alignItems: 'start',
  paddingBlock: scale.space[16],
  borderTop: `1px solid ${color.line}`,
  '@media': { [screen.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const what = style({ display: 'grid', gap: scale.space[4], minWidth: 0, overflowWrap: 'anywhere' })
export const small = style({ fontSize: scale.text[14], color: color.ink2 })
export const reason = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const who = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: scale.space[8],
  overflowWrap: 'anywhere',
})
export const fold = style({ display: 'grid', gap: scale.space[12] })
export const door = style({
  width: 'fit-content',
  padding: `${scale.space[8]} 0`,
  fontSize: scale.text[14],
  color: color.leaf,
  cursor: 'pointer',
})
