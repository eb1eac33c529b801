import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

/** Stands in where there is no script. */
export const plain = style({ display: 'none', '@media': { '(scripting: none)': { display: 'block' } } })

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: scale.space[24],
  alignItems: 'stretch',
})
export const way = style({ display: 'grid', gap: scale.space[12], alignContent: 'start', minWidth: 0 })
export const drop = style({
  position: 'relative',
  display: 'grid',
  gap: scale.space[8],
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: '200px',
  margin: 0,
  padding: scale.space[24],
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: scale.radius.sheet,
  background: color.paper0,
  textAlign: 'center',
  transition: 'border-color 120ms ease-out, background-color 120ms ease-out',
  selectors: { '&[data-over="true"]': { borderColor: color.leaf, background: color.leafWash } },
  '@media': { '(scripting: none)': { display: 'none' } },
})
export const label = style({ fontSize: scale.text[14], fontWeight: 550 })
export const text = style({
  width: '100%',
  minWidth: 0,
  minHeight: '150px',
  padding: scale.space[12],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: scale.radius.control,
  background: color.paper0,
  fontFamily: scale.font.mono,
  fontSize: scale.text[14],
  overflowWrap: 'anywhere',
  resize: 'vertical',
})
export const quiet = style({ fontSize: scale.text[14], color: color.ink2 })
export const said = style({
  padding: `${scale.space[12]} ${scale.space[16]}`,
  borderRadius: scale.radius.control,
  background: color.leafWash,
  fontSize: scale.text[14],
})
export const fault = style({
  padding: `${scale.space[12]} ${scale.space[16]}`,
  borderRadius: scale.radius.control,
  border: `1px solid ${color.brick}`,
  fontSize: scale.text[14],
})

export const desk = style({ display: 'grid', gap: scale.space[20], marginTop: scale.space[28] })
export const deskHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${scale.space[8]} ${scale.space[20]}`,
})
export const cards = style({
  display: 'grid',
  gap: scale.space[20],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: scale.space[12],
  justifyItems: 'start',
  minWidth: 0,
  padding: '20px 24px',
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.sheet,
  background: color.paper0,
  '@media': { [screen.phone]: { padding: '16px' } },
})
export const cardName = style({ fontSize: scale.text[16], fontWeight: 550, overflowWrap: 'anywhere' })
export const more = style({ cursor: 'pointer', fontSize: scale.text[14], color: color.leaf })
export const within = style({ display: 'grid', gap: scale.space[12], marginTop: scale.space[12] })
export const act = style({ minWidth: '140px' })
