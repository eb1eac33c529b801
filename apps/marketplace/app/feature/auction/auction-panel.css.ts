import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  gap: scale.space[16],
  marginTop: scale.space[24],
  padding: '20px 24px',
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.sheet,
  background: color.paper0,
})
export const title = style({ fontSize: scale.text[14], fontWeight: 550, color: color.leaf })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${scale.space[12]} ${scale.space[40]}`,
  margin: 0,
  fontSize: scale.text[13],
  color: color.ink2,
})
export const price = style({
  margin: 0,
  fontFamily: scale.font.serif,
  fontSize: scale.text[25],
  lineHeight: 1.3,
  color: color.ink0,
  fontVariantNumeric: 'tabular-nums',
})
export const quiet = style({ fontSize: scale.text[13], color: color.ink2 })
export const head = style({ fontSize: scale.text[14], fontWeight: 550 })
export const bids = style({ borderTop: `1px solid ${color.line}` })
export const bid = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${scale.space[4]} ${scale.space[12]}`,
  alignItems: 'baseline',
  paddingBlock: scale.space[8],
  borderBottom: `1px solid ${color.line}`,
  fontSize: scale.text[14],
})
export const gone = style({ textDecoration: 'line-through', color: color.ink2 })
export const when = style({ marginLeft: 'auto', fontSize: scale.text[13] })
export const proof = style({ fontSize: scale.text[14] })
export const summary = style({ cursor: 'pointer', fontWeight: 550, color: color.leaf, minHeight: '28px' })
export const text = style({
  margin: `${scale.space[8]} 0`,
  padding: scale.space[12],
  background: color.paper1,
  borderRadius: scale.radius.control,
  fontFamily: scale.font.mono,
  fontSize: scale.text[12],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const code = style({ fontFamily: scale.font.mono, fontSize: scale.text[12], overflowWrap: 'anywhere' })
