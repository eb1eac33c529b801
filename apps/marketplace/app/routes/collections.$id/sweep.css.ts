import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const root = style({
  // The door stands beside what else there is; what it opens to takes the row below.
  display: 'contents',
  '@media': { '(scripting: none)': { display: 'none' } },
})
export const panel = style({
  order: 1,
  display: 'grid',
  gap: scale.space[16],
  width: '100%',
  padding: '20px 24px',
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.sheet,
  background: color.paper0,
  '@media': { [screen.phone]: { padding: scale.space[16] } },
})
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 220px))',
  gap: scale.space[16],
  alignItems: 'end',
})
export const works = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))',
  gap: scale.space[12],
})
export const price = style({
  display: 'block',
  marginTop: scale.space[4],
  fontSize: scale.text[12],
  fontVariantNumeric: 'tabular-nums',
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${scale.space[12]} ${scale.space[20]}`,
})
export const total = style({ fontSize: scale.text[16], fontVariantNumeric: 'tabular-nums' })
