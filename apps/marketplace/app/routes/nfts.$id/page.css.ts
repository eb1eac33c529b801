import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'
import { title as placeTitle } from '#app/feature/place-head/place-head.css.js'

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.18fr) minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: '36px 56px',
  padding: '36px 0 56px',
  '@media': {
    [screen.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'none',
      gap: '26px',
      paddingTop: 0,
    },
  },
})
export const label = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  '@media': { [screen.narrow]: { gridColumn: 1, gridRow: 'auto' } },
})
export const aside = style({ '@media': { [screen.narrow]: { order: 3 } } })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 6px',
  fontSize: scale.text[14],
  color: color.ink2,
})
export const title = style([placeTitle, { margin: '8px 0 14px' }])
export const burned = style({
  display: 'inline-block',
  marginBottom: scale.space[12],
  padding: '2px 10px',
  borderRadius: scale.radius.round,
  border: `1px solid ${color.brick}`,
  color: color.brick,
  fontSize: scale.text[13],
  fontWeight: 550,
})
export const people = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 36px',
  fontSize: scale.text[14],
  color: color.ink2,
  '@media': { [screen.narrow]: { gap: '12px 22px' } },
})
export const person = style({ display: 'grid' })
export const description = style({
  marginTop: scale.space[20],
  maxWidth: '65ch',
  color: color.ink1,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})

export const panel = style({
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.sheet,
  padding: '22px 24px',
  marginTop: '26px',
  background: color.paper1,
  '@media': { [screen.phone]: { padding: '18px 16px' } },
})
export const small = style({ fontSize: scale.text[14], color: color.ink2 })
/** Something goes on with the offer that no block holds yet. */
export const pending = style({
  padding: `${scale.space[8]} ${scale.space[12]}`,
  borderRadius: scale.radius.control,
  background: color.leafWash,
  fontSize: scale.text[14],
})
export const price = style({
  fontFamily: scale.font.serif,
  fontWeight: 420,
  fontSize: scale.text[39],
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': { [screen.narrow]: { fontSize: scale.text[31] } },
})
export const priceUnit = style({
  fontFamily: scale.font.sans,
  fontSize: scale.text[16],
  color: color.ink2,
  letterSpacing: 0,
})
export const split = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${scale.space[4]} ${scale.space[16]}`,
  marginTop: scale.space[16],
  fontSize: '13.5px',
  color: color.ink2,
})
export const splitValue = style({ margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' })
export const total = style({ color: color.ink0 })

export const proof = style({ marginTop: scale.space[16], fontSize: '13.5px' })
export const proofHead = style({ fontWeight: 550, color: color.leaf, paddingBottom: scale.space[4] })
export const proofLine = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr) auto',
  gap: scale.space[8],
  alignItems: 'center',
  minHeight: '37px',
  paddingBlock: '6px',
  borderBottom: `1px solid ${color.line}`,
  color: color.ink1,
})
export const ok = style({ color: color.leaf })
export const bad = style({ color: color.brick })
export const unsure = style({ color: color.amber })

export const section = style({ paddingTop: '34px' })
export const sectionHead = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: scale.space[16],
  marginBottom: scale.space[16],
})
export const attributes = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '0 28px',
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const attribute = style({
  display: 'block',
  padding: '11px 0',
  borderBottom: `1px solid ${color.line}`,
  fontSize: scale.text[14],
  minWidth: 0,
})
export const attributeName = style({ display: 'block', color: color.ink2, fontSize: '12.5px' })
export const attributeValue = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: scale.space[12],
  fontWeight: 520,
})
export const share = style({ fontWeight: 400, color: color.ink2, whiteSpace: 'nowrap' })
export const meter = style({
  display: 'block',
  height: '3px',
  marginTop: '7px',
  borderRadius: '2px',
  background: color.paper3,
  overflow: 'hidden',
})
export const meterFill = style({ display: 'block', height: '100%', background: color.leaf })

export const facts = style({ marginTop: scale.space[12], fontSize: scale.text[14] })
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(110px, 0.5fr) minmax(0, 1fr)',
  gap: scale.space[16],
  padding: '9px 0',
  borderBottom: `1px solid ${color.line}`,
})
export const factName = style({ color: color.ink2 })
export const factValue = style({ margin: 0, minWidth: 0, overflowWrap: 'anywhere' })
export const uri = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** The name, and the star beside its first line. */
export const headline = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: scale.space[12],
})
