import { style } from '@vanilla-extract/css'
import { color, scale } from '../theme/contract.css.js'
import { screen } from '../theme/token.js'

export const root = style({
  display: 'inline-block',
  position: 'relative',
  // On a phone the panel has the width of the page, wherever its mark stands.
  '@media': { [screen.phone]: { position: 'static' } },
})

export const panel = style({
  position: 'absolute',
  zIndex: 4,
  top: 'calc(100% + 6px)',
  left: 0,
  width: 'max-content',
  maxWidth: 'min(320px, 78vw)',
  padding: `${scale.space[8]} ${scale.space[12]}`,
  background: color.paper0,
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.control,
  boxShadow: `0 12px 32px -16px ${color.shade}`,
  fontFamily: scale.font.sans,
  fontSize: scale.text[13],
  fontWeight: 400,
  letterSpacing: 0,
  lineHeight: 1.5,
  color: color.ink1,
  '@media': {
    [screen.phone]: {
      top: 'auto',
      left: '18px',
      right: '18px',
      width: 'auto',
      maxWidth: 'none',
      marginTop: '6px',
    },
  },
})
