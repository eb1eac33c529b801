import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** About 66 characters a line; Chinese ones are twice as wide, and twice as few. */
export const text = style({
  maxWidth: '66ch',
  minWidth: 0,
  fontSize: '1.0625rem',
  lineHeight: 1.68,
  color: color.ink1,
  overflowWrap: 'break-word',
  textWrap: 'pretty',
  selectors: { ':lang(zh) &': { lineHeight: 1.85 } },
  '@media': { [screen.narrow]: { fontSize: scale.text[16] } },
})

globalStyle(`${text} > * + *`, { marginTop: '1.15em' })
globalStyle(`${text} h2`, {
  marginTop: '2.1em',
  fontFamily: scale.font.serif,
  fontWeight: 430,
  fontSize: scale.text[25],
  lineHeight: 1.22,
  letterSpacing: '-0.015em',
  color: color.ink0,
  scrollMarginTop: '96px',
})
globalStyle(`${text} h3`, {
  marginTop: '1.8em',
  fontWeight: 600,
  fontSize: '1.0625rem',
  lineHeight: 1.35,
  color: color.ink0,
  scrollMarginTop: '96px',
})
globalStyle(`${text} h2 + *, ${text} h3 + *`, { marginTop: '0.65em' })
globalStyle(`${text} > :first-child`, { marginTop: 0 })
globalStyle(`${text} ul, ${text} ol`, { paddingLeft: '1.4em', listStyle: 'disc' })
globalStyle(`${text} ol`, { paddingLeft: '1.9em', listStyle: 'decimal', fontVariantNumeric: 'tabular-nums' })
globalStyle(`${text} li::marker`, { color: color.ink2 })
globalStyle(`${text} li + li`, { marginTop: '0.45em' })
globalStyle(`${text} li > * + *`, { marginTop: '0.5em' })
globalStyle(`${text} strong`, { fontWeight: 600, color: color.ink0 })
// Chinese type does not slant; it is dotted below.
globalStyle(`:lang(zh) ${text} em`, {
  fontStyle: 'normal',
  textEmphasis: 'filled dot',
  textEmphasisPosition: 'under right',
})
globalStyle(`${text} blockquote`, {
  marginInline: 0,
  paddingLeft: scale.space[20],
  borderLeft: `2px solid ${color.leaf}`,
  fontFamily: scale.font.serif,
  fontSize: scale.text[20],
  lineHeight: 1.5,
  color: color.ink0,
})
globalStyle(`${text} hr`, {
  width: '64px',
  marginBlock: '2.4em',
  marginInline: 0,
  border: 0,
  borderTop: `1px solid ${color.lineStrong}`,
})

export const link = style({
  color: color.leaf,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  textDecorationColor: `color-mix(in srgb, ${color.leaf} 45%, transparent)`,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecorationColor: color.leaf } },
})

export const inlineCode = style({
  padding: '0.1em 0.35em',
  borderRadius: '4px',
  background: color.paper2,
  fontFamily: scale.font.mono,
  fontSize: '0.875em',
  color: color.ink0,
  overflowWrap: 'anywhere',
})

/** What is wider than the column scrolls within it. */
export const scroll = style({
  overflowX: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.control,
  background: color.paper1,
})
export const code = style({
  padding: `${scale.space[16]} ${scale.space[20]}`,
  fontFamily: scale.font.mono,
  fontSize: scale.text[14],
  lineHeight: 1.6,
  color: color.ink0,
  whiteSpace: 'pre',
})

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: scale.text[14],
  lineHeight: 1.5,
})
globalStyle(`${table} th, ${table} td`, {
  padding: `${scale.space[8]} ${scale.space[16]}`,
  textAlign: 'left',
  verticalAlign: 'top',
  minWidth: '8em',
})
globalStyle(`${table} th`, { fontWeight: 600, color: color.ink0, background: color.paper2 })
globalStyle(`${table} tbody tr + tr td`, { borderTop: `1px solid ${color.line}` })

export const figure = style({ marginInline: 0, marginBlock: '2em' })
export const picture = style({
  width: '100%',
  height: 'auto',
  borderRadius: scale.radius.media,
  background: color.mat,
})
export const caption = style({
  marginTop: scale.space[8],
  fontSize: scale.text[13],
  lineHeight: 1.5,
  color: color.ink2,
})
