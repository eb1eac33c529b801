import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** One narrow column for pages that ask something. */
export const page = style({
  width: '100%',
  maxWidth: '440px',
  marginInline: 'auto',
  paddingBlock: scale.space[56],
  '@media': { [screen.narrow]: { paddingBlock: scale.space[28] } },
})
export const form = style({
  display: 'grid',
  gap: scale.space[16],
  marginTop: scale.space[24],
  selectors: { '&[data-waits="now"]': { cursor: 'progress' } },
})
globalStyle(`${form}[data-waits="now"] [type="submit"]`, { cursor: 'progress', opacity: 0.7 })
export const field = style({ display: 'grid', gap: scale.space[4] })
export const labelRow = style({ display: 'flex', justifyContent: 'space-between', gap: scale.space[12] })
export const label = style({ fontSize: scale.text[14], fontWeight: 550 })
export const hint = style({ fontSize: scale.text[13], color: color.ink2 })
export const input = style({
  width: '100%',
  minWidth: 0,
  height: '46px',
  padding: `0 ${scale.space[12]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: scale.radius.control,
  background: color.paper0,
  fontSize: scale.text[16],
  selectors: {
    '&:hover': { borderColor: color.ink2 },
    '&[aria-invalid="true"]': { borderColor: color.brick },
  },
})
export const textArea = style([
  input,
  { height: 'auto', minHeight: '96px', paddingBlock: scale.space[12], font: 'inherit', resize: 'vertical' },
])
export const code = style({
  fontSize: scale.text[20],
  letterSpacing: '0.2em',
  fontVariantNumeric: 'tabular-nums',
})
export const said = style({
  padding: `${scale.space[12]} ${scale.space[16]}`,
  borderRadius: scale.radius.control,
  fontSize: scale.text[14],
  outline: 'none',
})
export const fault = style({ border: `1px solid ${color.brick}`, color: color.ink0 })
export const note = style({ background: color.leafWash, color: color.ink0 })
export const foot = style({
  display: 'grid',
  gap: scale.space[8],
  marginTop: scale.space[24],
  paddingTop: scale.space[20],
  borderTop: `1px solid ${color.line}`,
  fontSize: scale.text[14],
  color: color.ink2,
})
export const rules = style({
  display: 'grid',
  gap: scale.space[4],
  marginTop: scale.space[4],
  fontSize: scale.text[13],
})
export const rule = style({
  display: 'flex',
  gap: scale.space[8],
  color: color.ink2,
  selectors: {
    '&::before': { content: '○', flex: 'none' },
    '&[data-met="true"]': { color: color.leaf },
    '&[data-met="true"]::before': { content: '●' },
  },
})
export const reveal = style({
  border: 0,
  background: 'transparent',
  padding: 0,
  fontSize: scale.text[13],
  color: color.leaf,
  cursor: 'pointer',
})
export const warning = style({
  padding: `${scale.space[12]} ${scale.space[16]}`,
  borderRadius: scale.radius.control,
  background: color.paper2,
  fontSize: scale.text[13],
  color: color.ink1,
})
export const secret = style({
  fontFamily: scale.font.mono,
  overflowWrap: 'anywhere',
  fontSize: scale.text[14],
})
export const choices = style({
  display: 'grid',
  gap: scale.space[8],
  minWidth: 0,
  border: 0,
  padding: 0,
  margin: 0,
})
/** A legend keeps the browser's own indent unless it is told. */
globalStyle(`${choices} > legend`, { padding: 0, marginBottom: scale.space[4] })
export const trap = style({
  position: 'absolute',
  left: '-9999px',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
})
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${scale.space[8]} ${scale.space[16]}`,
  marginTop: scale.space[24],
  fontSize: scale.text[14],
})

/** How far something is on its way. */
export const meter = style({ width: '100%', height: '10px', accentColor: color.leaf })
