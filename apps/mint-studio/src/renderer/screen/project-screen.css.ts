import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

/** Where the steps go above what they lead to. */
const NARROW = 'screen and (max-width: 1020px)'

export const layout = style({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: '248px minmax(0, 1fr)',
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)' } },
})
export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  gap: scale.space[8],
  padding: `${scale.space[28]} ${scale.space[16]}`,
  borderRight: `1px solid ${color.line}`,
  background: color.paper1,
  '@media': {
    [NARROW]: {
      flexDirection: 'row',
      alignItems: 'center',
      gap: scale.space[12],
      padding: `${scale.space[8]} ${scale.space[16]}`,
      borderRight: 0,
      borderBottom: `1px solid ${color.line}`,
    },
    [screen.phone]: {
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: scale.space[4],
      paddingInline: 0,
    },
  },
})
export const back = style({
  alignSelf: 'start',
  padding: `${scale.space[4]} ${scale.space[12]}`,
  border: 0,
  background: 'none',
  color: color.ink2,
  fontSize: scale.text[13],
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.ink0 } },
  '@media': { [NARROW]: { alignSelf: 'center' } },
})
export const name = style({
  padding: `${scale.space[4]} ${scale.space[12]} ${scale.space[12]}`,
  fontSize: scale.text[25],
  '@media': { [NARROW]: { display: 'none' } },
})
export const steps = style({
  display: 'grid',
  gap: scale.space[2],
  '@media': {
    [NARROW]: { display: 'flex', flex: 1, minWidth: 0, overflow: 'auto' },
    // A row of their own, the last one, that goes on behind the edge.
    [screen.phone]: { order: 1, flex: '1 0 100%', paddingInline: scale.space[4] },
  },
})
export const step = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space[8],
  width: '100%',
  minHeight: '40px',
  padding: `0 ${scale.space[12]}`,
  border: 0,
  borderRadius: scale.radius.control,
  background: 'none',
  color: color.ink1,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.paper2 },
    '&[aria-current]': { background: color.paper3, color: color.ink0, fontWeight: 550 },
  },
})
export const count = style({
  color: color.ink2,
  fontSize: scale.text[13],
  fontVariantNumeric: 'tabular-nums',
})
export const stops = style({
  minWidth: '22px',
  paddingInline: scale.space[4],
  borderRadius: scale.radius.round,
  border: `1px solid ${color.brick}`,
  color: color.brick,
  fontSize: scale.text[12],
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})
export const done = style({ color: color.leaf })
export const network = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space[8],
  marginTop: 'auto',
  padding: `0 ${scale.space[12]}`,
  color: color.ink2,
  fontSize: scale.text[13],
  whiteSpace: 'nowrap',
  '@media': { [NARROW]: { marginTop: 0 } },
})
export const dot = style({
  width: '8px',
  height: '8px',
  borderRadius: scale.radius.round,
  border: `1px solid ${color.lineStrong}`,
  selectors: { '&[data-on="true"]': { background: color.leaf, borderColor: color.leaf } },
})
export const main = style({
  minWidth: 0,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
})
export const wait = style({ flex: 1 })
export const fixed = style({
  padding: `${scale.space[8]} ${scale.space[28]}`,
  background: color.leafWash,
  fontSize: scale.text[14],
})
