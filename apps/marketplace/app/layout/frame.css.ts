import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { createVar, globalStyle, style } from '@vanilla-extract/css'

export const wrap = style({
  width: '100%',
  maxWidth: '1360px',
  marginInline: 'auto',
  paddingInline: scale.space[32],
  '@media': { [screen.narrow]: { paddingInline: '18px' } },
})

/** What needs script shows only where there is some, whatever it is laid out as by a style beside this one. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none !important' } } })

export const skip = style({
  position: 'absolute',
  left: scale.space[16],
  top: '-60px',
  zIndex: 40,
  padding: `${scale.space[8]} ${scale.space[16]}`,
  background: color.leaf,
  color: color.leafInk,
  borderRadius: scale.radius.control,
  selectors: { '&:focus': { top: scale.space[8] } },
})

export const main = style({ flex: 1, width: '100%', outline: 'none' })

/** The darker paper, for pages about one thing. */
export const grey = style({ background: color.paper1 })

/** A page's own band of space, with a hairline between two of them. */
export const band = style({
  paddingBlock: '44px',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  '@media': { [screen.narrow]: { paddingBlock: scale.space[32] } },
})

/** How high a band is taken to be, on wide screens and on phones. */
export const wideHeight = createVar()
export const phoneHeight = createVar()

/** Neither laid out nor painted until it comes near, on the page that the server wrote; whole on one that one comes back to. */
export const below = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${wideHeight}`,
  '@media': { [screen.phone]: { containIntrinsicBlockSize: `auto ${phoneHeight}` } },
  selectors: { ':root[data-moved] &': { contentVisibility: 'visible' } },
})

export const bandHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${scale.space[12]} ${scale.space[16]}`,
  marginBottom: scale.space[20],
})

export const bandTitle = style({
  fontFamily: scale.font.serif,
  fontWeight: 420,
  fontSize: scale.text[25],
  lineHeight: 1.2,
  letterSpacing: '-0.015em',
})

export const more = style({
  marginLeft: 'auto',
  paddingBlock: scale.space[4],
  fontSize: scale.text[14],
  color: color.ink2,
  selectors: { '&:hover': { color: color.ink0 } },
})

export const pageHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${scale.space[16]} ${scale.space[24]}`,
  paddingBlock: `${scale.space[40]} ${scale.space[24]}`,
  '@media': { [screen.narrow]: { paddingTop: scale.space[28] } },
})

export const pageTitle = style({
  fontFamily: scale.font.serif,
  fontWeight: 400,
  fontSize: scale.text[39],
  lineHeight: 1.08,
  letterSpacing: '-0.025em',
  '@media': { [screen.narrow]: { fontSize: scale.text[31] } },
})

export const pageLead = style({ marginTop: scale.space[8], maxWidth: '62ch', color: color.ink2 })

export const bottom = style({ paddingBottom: scale.space[56] })

// Short and long pages begin at the same place.
globalStyle('html', { overflowY: 'scroll' })
