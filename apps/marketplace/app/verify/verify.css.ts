import { color, scale } from '@chiaroscuro/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: scale.space[16],
  minWidth: 0,
})
/** Stands in where there is no script. */
export const plain = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'grid', gap: scale.space[8] } },
})
export const quiet = style({ fontSize: scale.text[13], color: color.ink2 })
export const command = style({
  fontFamily: scale.font.mono,
  fontSize: scale.text[13],
  overflowWrap: 'anywhere',
})

const headline = style({ fontFamily: scale.font.serif, fontSize: scale.text[20], lineHeight: 1.3 })
const inks = { green: color.leaf, amber: color.amber, red: color.brick }
export const headlineOf = styleVariants(inks, (ink) => [headline, { color: ink }])

export const differences = style({
  display: 'grid',
  gap: scale.space[8],
  margin: 0,
  padding: `${scale.space[12]} ${scale.space[16]}`,
  border: `1px solid ${color.brick}`,
  borderRadius: scale.radius.control,
  fontSize: scale.text[14],
})
export const list = style({ display: 'grid', gap: scale.space[8], margin: 0, padding: 0, listStyle: 'none' })
export const warning = style({ color: color.brick, fontWeight: 550 })

export const lines = style([list, { fontSize: scale.text[14] }])
export const line = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: scale.space[8],
  alignItems: 'baseline',
  overflowWrap: 'anywhere',
})
const mark = style({ fontWeight: 700, textAlign: 'center' })
export const markOf = styleVariants(inks, (ink) => [mark, { color: ink }])

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
  gap: scale.space[16],
  width: '100%',
  maxWidth: '560px',
  margin: 0,
})
export const sideName = style({ fontSize: scale.text[13], color: color.ink2 })
export const side = style({ margin: 0, overflowWrap: 'anywhere' })

const label = style({
  display: 'inline-block',
  padding: '2px 10px',
  border: '1px solid currentColor',
  borderRadius: '999px',
  fontSize: scale.text[13],
  fontWeight: 550,
})
export const labelOf = styleVariants({ green: color.leaf, red: color.brick }, (ink) => [
  label,
  { color: ink },
])
