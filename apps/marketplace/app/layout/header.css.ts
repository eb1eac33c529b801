import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  background: `color-mix(in srgb, ${color.paper0} 94%, transparent)`,
  backdropFilter: 'blur(10px)',
  borderBottom: `1px solid ${color.line}`,
})

/** Solid, and without a line: a banner stands right below. */
export const white = style({ background: color.paper0, borderBottomColor: 'transparent' })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space[28],
  height: '64px',
  '@media': { [screen.narrow]: { height: '56px', gap: scale.space[8] } },
})

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  fontFamily: scale.font.serif,
  fontWeight: 460,
  fontSize: '1.3125rem',
  lineHeight: 1,
  letterSpacing: '-0.02em',
  minHeight: '32px',
  '@media': { [screen.narrow]: { marginRight: 'auto' } },
})

export const nav = style({
  display: 'flex',
  gap: '22px',
  fontSize: scale.text[14],
  whiteSpace: 'nowrap',
  '@media': { [screen.narrow]: { display: 'none' } },
})

export const navLink = style({
  color: color.ink1,
  paddingBlock: scale.space[4],
  selectors: {
    '&:hover': { color: color.ink0 },
    '&[aria-current="page"]': { color: color.ink0, boxShadow: `0 1px 0 ${color.ink0}` },
  },
})

export const narrowOnly = style({
  display: 'none',
  '@media': { [screen.narrow]: { display: 'inline-flex' } },
})

export const wideOnly = style({ '@media': { [screen.narrow]: { display: 'none' } } })
/** A word where there is room, a drawing on a phone. */
export const login = style({ '@media': { [screen.narrow]: { aspectRatio: '1', paddingInline: 0 } } })

export const menu = style({ position: 'static' })
export const menuPanel = style({
  position: 'absolute',
  left: 0,
  right: 0,
  top: '100%',
  display: 'grid',
  gap: scale.space[4],
  padding: `${scale.space[12]} 18px ${scale.space[24]}`,
  background: color.paper0,
  borderBottom: `1px solid ${color.line}`,
  boxShadow: `0 24px 40px -28px ${color.shade}`,
  fontSize: scale.text[16],
})
export const menuLinks = style({ display: 'grid', gap: scale.space[4] })
/** Choices side by side. */
export const menuTheme = style({ paddingTop: scale.space[12] })
globalStyle(`${menuTheme} form`, { display: 'flex', gap: scale.space[8] })
export const menuLink = style({ padding: `${scale.space[12]} 0`, borderBottom: `1px solid ${color.line}` })

export const popup = style({ position: 'relative' })
export const popupPanel = style({
  position: 'absolute',
  right: 0,
  top: 'calc(100% + 8px)',
  minWidth: '200px',
  display: 'grid',
  padding: scale.space[4],
  background: color.paper0,
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.control,
  boxShadow: `0 16px 40px -20px ${color.shade}`,
  zIndex: 12,
})
export const popupLeft = style({ right: 'auto', left: `calc(-1 * ${scale.space[12]})` })
export const popupUp = style({ top: 'auto', bottom: 'calc(100% + 8px)' })

export const option = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: scale.space[16],
  width: '100%',
  padding: `${scale.space[8]} ${scale.space[12]}`,
  border: 0,
  borderRadius: '6px',
  background: 'transparent',
  textAlign: 'left',
  fontSize: scale.text[14],
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.paper2 },
    '&[aria-pressed="true"]': { color: color.leaf, fontWeight: 550 },
    '&[aria-pressed="true"]::after': { content: '✓' },
  },
})
export const signOut = style({ display: 'flex', flexWrap: 'wrap', gap: scale.space[12] })
export const who = style({
  padding: `${scale.space[8]} ${scale.space[12]}`,
  maxWidth: '260px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: scale.text[13],
  color: color.ink2,
})

export const cart = style({ position: 'relative' })
/** Sits on the corner of a drawing. */
export const count = style({
  position: 'absolute',
  top: '-5px',
  right: '-5px',
  minWidth: '18px',
  paddingInline: '4px',
  borderRadius: scale.radius.round,
  background: color.leaf,
  color: color.leafInk,
  fontSize: '11px',
  fontWeight: 600,
  lineHeight: '18px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})
