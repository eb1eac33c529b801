import { color, scale } from '@chiaroscuro/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

globalStyle('html, body, #root', { height: '100%' })

export const page = style({ display: 'flex', flexDirection: 'column', height: '100%' })
export const body = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  display: 'grid',
  alignContent: 'start',
  gap: scale.space[16],
  width: '100%',
  maxWidth: '760px',
  marginInline: 'auto',
  padding: `${scale.space[32]} ${scale.space[32]} ${scale.space[24]}`,
})
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${scale.space[8]} ${scale.space[24]}`,
  paddingBlock: scale.space[16],
  borderBlock: `1px solid ${color.line}`,
  fontSize: scale.text[14],
})
globalStyle(`${lines} > dt`, { color: color.ink2 })
export const pieces = style({
  maxHeight: '300px',
  overflow: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.control,
})
export const piece = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content max-content minmax(0, max-content)',
  gap: scale.space[16],
  padding: `${scale.space[8]} ${scale.space[12]}`,
  fontSize: scale.text[14],
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
})
export const owner = style({ color: color.ink2 })
export const foot = style({
  display: 'flex',
  justifyContent: 'end',
  gap: scale.space[12],
  padding: `${scale.space[16]} ${scale.space[32]}`,
  borderTop: `1px solid ${color.line}`,
  background: color.paper1,
})
