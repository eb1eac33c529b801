import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const parts = style({ display: 'grid', gap: scale.space[24], alignContent: 'start' })
export const connect = style({ display: 'grid', gap: scale.space[16], maxWidth: '440px' })
export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${scale.space[16]} ${scale.space[28]}`,
  padding: '20px 24px',
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.sheet,
  background: color.paper0,
})
export const name = style({ fontFamily: scale.font.serif, fontSize: scale.text[20] })
export const balances = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${scale.space[8]} ${scale.space[28]}`,
  margin: 0,
  // What the wallet is asked for comes later than its name: a line of it has its room from the start.
  minHeight: `calc(${scale.text[20]} * 3)`,
  '@media': { [screen.narrow]: { flexBasis: '100%' } },
})
export const amount = style({ margin: 0, fontSize: scale.text[20], fontVariantNumeric: 'tabular-nums' })
export const fault = style({
  padding: `${scale.space[12]} ${scale.space[16]}`,
  borderRadius: scale.radius.control,
  border: `1px solid ${color.brick}`,
  fontSize: scale.text[14],
})
export const more = style({ marginTop: scale.space[28], fontSize: scale.text[14], color: color.ink2 })
