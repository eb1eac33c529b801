import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'
import * as frame from '#app/layout/frame.css.js'

export const root = style({
  display: 'grid',
  gap: scale.space[16],
  marginTop: scale.space[20],
  // Wallets are spoken with by script; the words for visitors without it stand beside.
  '@media': { '(scripting: none)': { display: 'none' } },
})
const SCREEN = '80svh'
/** As high as the screen, so that what comes bit by bit is not seen to push anything away. */
export const desk = style([frame.scripted, { minHeight: SCREEN }])
export const waiting = style({ margin: 0, minHeight: SCREEN })
export const connect = style({ display: 'grid', gap: scale.space[16], maxWidth: '480px' })
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: scale.space[8] })
export const wide = style({ flex: '1 1 160px' })
export const form = style({ display: 'grid', gap: scale.space[12] })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: scale.space[12],
  alignItems: 'end',
})
export const sums = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${scale.space[4]} ${scale.space[16]}`,
  margin: 0,
  fontSize: '13.5px',
  color: color.ink2,
})
export const sum = style({ margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' })
export const total = style({ color: color.ink0, fontWeight: 550 })
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
export const quiet = style({ fontSize: scale.text[13], color: color.ink2 })
export const saidActs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: scale.space[12],
  marginTop: scale.space[8],
})
/** A verb that reads as a link. */
export const plain = style({ border: 0, padding: 0, background: 'transparent', cursor: 'pointer' })
