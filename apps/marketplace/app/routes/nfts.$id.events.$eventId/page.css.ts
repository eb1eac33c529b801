import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: '320px minmax(0, 760px)',
  gap: scale.space[56],
  paddingBlock: scale.space[40],
  '@media': {
    [screen.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: scale.space[24],
      paddingTop: scale.space[20],
    },
  },
})
export const work = style({
  '@media': {
    [screen.narrow]: {
      display: 'grid',
      gridTemplateColumns: '88px minmax(0, 1fr)',
      gap: scale.space[16],
      alignItems: 'center',
    },
  },
})
export const workName = style({
  fontFamily: scale.font.serif,
  fontSize: scale.text[20],
  marginTop: scale.space[12],
  display: 'block',
  lineHeight: 1.25,
})
export const under = style({ fontSize: scale.text[14], color: color.ink2 })
export const price = style({
  margin: `${scale.space[12]} 0 0`,
  fontFamily: scale.font.serif,
  fontSize: scale.text[31],
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
})
export const facts = style({ marginTop: scale.space[24], fontSize: scale.text[14] })
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 0.4fr) minmax(0, 1fr)',
  gap: scale.space[16],
  padding: '10px 0',
  borderBottom: `1px solid ${color.line}`,
})
export const name = style({ color: color.ink2 })
export const value = style({ margin: 0, minWidth: 0, overflowWrap: 'anywhere' })
export const neighbours = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: scale.space[12],
  marginTop: scale.space[28],
})
export const line = style({ display: 'block' })
export const spends = style({
  display: 'grid',
  justifyItems: 'start',
  gap: scale.space[12],
  marginTop: scale.space[40],
  fontSize: scale.text[14],
})
export const spendTable = style({ width: '100%', minWidth: 0 })
export const checkHow = style({ maxWidth: '62ch' })
export const command = style({
  width: '100%',
  margin: 0,
  padding: scale.space[12],
  overflowX: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.control,
  background: color.paper1,
  fontFamily: scale.font.mono,
  fontSize: scale.text[13],
})
