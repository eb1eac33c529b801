import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

/** What the screens of a project have in common. */
export const page = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: `${scale.space[32]} ${scale.space[40]} ${scale.space[56]}`,
  '@media': { [screen.phone]: { padding: `${scale.space[20]} ${scale.space[16]} ${scale.space[40]}` } },
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: scale.space[16],
  marginBottom: scale.space[24],
})
export const title = style({ fontSize: scale.text[31], lineHeight: 1.2 })
export const lead = style({ maxWidth: '64ch', marginTop: scale.space[4], color: color.ink2 })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space[12],
})
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: scale.space[16],
  maxWidth: '860px',
  paddingBlock: scale.space[24],
  borderTop: `1px solid ${color.line}`,
})
export const heading = style({ fontSize: scale.text[20] })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: `${scale.space[16]} ${scale.space[24]}`,
})
export const fact = style({ display: 'grid', gap: scale.space[2] })
export const label = style({ color: color.ink2, fontSize: scale.text[13] })
export const value = style({ fontSize: scale.text[20], fontVariantNumeric: 'tabular-nums' })
export const small = style({ color: color.ink2, fontSize: scale.text[14] })
export const good = style({ color: color.leaf, fontWeight: 550 })
export const bad = style({ color: color.brick, fontWeight: 550 })
export const track = style({
  height: '6px',
  borderRadius: scale.radius.round,
  background: color.paper3,
  overflow: 'hidden',
})
export const run = style({
  height: '100%',
  borderRadius: scale.radius.round,
  background: color.leaf,
  transformOrigin: 'left',
  transition: `transform ${scale.motion.calm}`,
})
