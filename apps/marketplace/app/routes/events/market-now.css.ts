import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

const lineHeight = '34px'

export const box = style({
  marginBottom: scale.space[16],
  '@media': { '(scripting: none)': { display: 'none' } },
})
export const head = style({ color: color.ink2, fontSize: scale.text[13], fontWeight: 550, margin: 0 })
/** As high from the first as later on, so that what is below never jumps; the older ones are a scroll away. */
export const lines = style({ height: `calc(3 * ${lineHeight})`, overflowY: 'auto' })
export const none = style({ color: color.ink2, margin: 0, fontSize: scale.text[13] })
export const list = style({ listStyle: 'none', margin: 0, padding: 0, fontSize: scale.text[13] })
export const line = style({
  display: 'grid',
  gridTemplateColumns: '11rem minmax(0, 1fr) auto 7rem',
  gap: scale.space[12],
  alignItems: 'center',
  minHeight: lineHeight,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [screen.narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
})
export const what = style({ color: color.ink2, whiteSpace: 'nowrap' })
export const work = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 550,
})
export const when = style({
  color: color.ink2,
  textAlign: 'right',
  '@media': { [screen.narrow]: { display: 'none' } },
})
