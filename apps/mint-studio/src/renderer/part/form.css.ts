import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const inline = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: scale.space[8] })
export const said = style({ color: color.ink2, fontSize: scale.text[13] })
const box = {
  border: `1px solid ${color.lineStrong}`,
  borderRadius: scale.radius.control,
  background: color.paper0,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: color.ink2 },
    '&:disabled': { color: color.ink2, background: color.paper1, borderColor: color.line },
    '&::placeholder': { color: color.ink2, opacity: 1 },
  },
} as const
export const short = style({
  ...box,
  width: '128px',
  height: '30px',
  paddingInline: scale.space[8],
  fontSize: scale.text[13],
})
export const field = style({ display: 'grid', gap: scale.space[4], alignContent: 'start' })
export const label = style({ fontSize: scale.text[14], fontWeight: 550 })
export const hint = style({ color: color.ink2, fontSize: scale.text[13] })
export const input = style({
  ...box,
  width: '100%',
  minWidth: 0,
  height: '40px',
  paddingInline: scale.space[12],
  fontSize: scale.text[14],
})
export const area = style([
  input,
  { height: 'auto', minHeight: '88px', paddingBlock: scale.space[8], resize: 'vertical', font: 'inherit' },
])
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(230px, 100%), 1fr))',
  gap: scale.space[16],
})
/** A field for something long, on a line of its own. */
export const wide = style({ gridColumn: '1 / -1' })
/** A form within a form: where it ends has to be seen. */
export const inset = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: scale.space[16],
  padding: scale.space[16],
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.sheet,
})
export const title = style({ fontSize: scale.text[16], fontWeight: 550 })
export const check = style({
  accentColor: color.ink1,
  display: 'flex',
  alignItems: 'center',
  gap: scale.space[8],
  fontSize: scale.text[14],
})
export const choices = style({ display: 'grid', gap: scale.space[8], margin: 0, padding: 0, border: 0 })
export const legend = style([label, { padding: 0, marginBottom: scale.space[8] }])
