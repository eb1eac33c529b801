import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.18fr) minmax(0, 1fr)',
  gap: '36px 56px',
  alignItems: 'start',
  '@media': { [screen.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  gap: scale.space[28],
})
export const side = style({ display: 'grid', gap: scale.space[12], alignContent: 'start' })
export const assets = style({
  display: 'grid',
  gap: scale.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const several = style({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 130px), 1fr))' })
export const work = style({ display: 'grid', gap: scale.space[8] })
export const name = style({ fontWeight: 550, overflowWrap: 'anywhere' })
export const money = style({
  padding: '18px 20px',
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.sheet,
  background: color.paper0,
  fontSize: scale.text[20],
  overflowWrap: 'anywhere',
})
export const panel = style({
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.sheet,
  padding: '22px 24px',
  background: color.paper1,
  '@media': { [screen.phone]: { padding: '18px 16px' } },
})
export const column = style({ display: 'grid', gap: scale.space[20], minWidth: 0 })
export const panelTitle = style({ fontFamily: scale.font.serif, fontSize: scale.text[20] })
export const open = style({ fontFamily: scale.font.serif, fontSize: scale.text[25], color: color.leaf })
export const over = style([open, { color: color.ink1 }])
export const why = style({ fontSize: scale.text[14], color: color.ink2 })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${scale.space[4]} ${scale.space[16]}`,
  margin: `${scale.space[16]} 0 0`,
  fontSize: scale.text[14],
  color: color.ink2,
})
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: scale.space[8],
  marginTop: scale.space[20],
})
export const text = style({ marginTop: scale.space[12], fontSize: scale.text[13] })
