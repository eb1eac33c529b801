import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const chart = style({ display: 'grid', gap: scale.space[12], margin: 0 })
export const plot = style({ display: 'grid', gap: scale.space[4] })
export const most = style({ color: color.ink2, fontSize: scale.text[13] })
export const bars = style({
  width: '100%',
  height: '180px',
  borderTop: `1px solid ${color.line}`,
  borderBottom: `1px solid ${color.lineStrong}`,
})
export const column = style({ fill: color.leaf, selectors: { '&:hover': { fill: color.ink1 } } })
export const axis = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: scale.space[8],
  color: color.ink2,
  fontSize: scale.text[13],
})
export const details = style({ color: color.ink2, fontSize: scale.text[14] })
export const summary = style({ width: 'fit-content', textDecoration: 'underline', cursor: 'pointer' })
export const traits = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: `${scale.space[24]} ${scale.space[32]}`,
  alignItems: 'start',
})
export const trait = style({ width: '100%', borderCollapse: 'collapse' })
export const caption = style({
  paddingBottom: scale.space[4],
  fontWeight: 550,
  textAlign: 'start',
  overflowWrap: 'anywhere',
})
const cell = {
  paddingBlock: scale.space[4],
  borderBottom: `1px solid ${color.line}`,
  fontSize: scale.text[14],
  fontWeight: 400,
} as const
export const value = style({ ...cell, position: 'relative', textAlign: 'start', overflowWrap: 'anywhere' })
export const none = style({ color: color.ink2, fontStyle: 'italic' })
/** How large its share is, along the line beneath it. */
export const bar = style({
  position: 'absolute',
  insetInline: 0,
  bottom: '-1px',
  height: '2px',
  background: color.leaf,
  transformOrigin: 'left',
})
export const count = style({
  ...cell,
  width: '64px',
  paddingLeft: scale.space[8],
  color: color.ink2,
  textAlign: 'end',
  whiteSpace: 'nowrap',
})
export const more = style({ paddingBlock: scale.space[4], color: color.ink2, fontSize: scale.text[13] })
