import { color, scale } from '@chiaroscuro/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const part = style({ display: 'grid', gap: scale.space[16], minWidth: 0 })
export const group = style({
  display: 'grid',
  gap: scale.space[8],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})
globalStyle(`${group} > legend`, { padding: 0, marginBottom: scale.space[8] })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: scale.space[12],
  alignItems: 'end',
})
export const trait = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: scale.space[8],
  alignItems: 'center',
})
export const drop = style({
  display: 'grid',
  gap: scale.space[8],
  minWidth: 0,
  margin: 0,
  padding: scale.space[16],
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: scale.radius.control,
  selectors: { '&[data-over="true"]': { background: color.leafWash } },
})
export const dropRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space[12],
  overflowWrap: 'anywhere',
})
export const shown = style({
  width: '100%',
  maxWidth: '320px',
  aspectRatio: '1',
  objectFit: 'contain',
  borderRadius: scale.radius.control,
  background: color.paper2,
})
export const empty = style([shown, { display: 'grid', placeItems: 'center', color: color.ink2 }])
export const card = style({ display: 'grid', gap: scale.space[4], maxWidth: '320px', minWidth: 0 })
export const faults = style({ display: 'grid', gap: scale.space[4], margin: 0, paddingLeft: scale.space[20] })
export const traits = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${scale.space[4]} ${scale.space[16]}`,
  margin: 0,
  fontSize: scale.text[14],
  overflowWrap: 'anywhere',
})
export const traitValue = style({ margin: 0 })
export const kept = style({ display: 'grid', gap: scale.space[8], margin: 0, padding: 0, listStyle: 'none' })
export const keptOne = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space[12],
  paddingBlock: scale.space[8],
  borderBottom: `1px solid ${color.line}`,
})

/** How far a file is, and the way to stop it. */
export const underway = style({ display: 'flex', alignItems: 'center', gap: scale.space[12] })
