import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space[16],
  height: '64px',
  paddingInline: scale.space[28],
  borderBottom: `1px solid ${color.line}`,
  background: color.paper0,
  '@media': { [screen.phone]: { gap: scale.space[12], paddingInline: scale.space[12] } },
})
export const home = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space[12],
  padding: `${scale.space[8]} 0`,
  border: 0,
  background: 'none',
  cursor: 'pointer',
})
export const mark = style({ flex: 'none' })
export const name = style({ fontSize: scale.text[20] })
export const product = style({
  paddingLeft: scale.space[12],
  borderLeft: `1px solid ${color.line}`,
  color: color.ink2,
  fontSize: scale.text[14],
  whiteSpace: 'nowrap',
  '@media': { [screen.phone]: { display: 'none' } },
})
export const choices = style({
  display: 'flex',
  gap: scale.space[16],
  '@media': { [screen.phone]: { gap: scale.space[8] } },
})
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space[8],
  fontSize: scale.text[13],
})
/** Where there is no room it is heard and not seen: what is chosen says which choice it is. */
export const label = style({
  color: color.ink2,
  whiteSpace: 'nowrap',
  '@media': {
    [screen.phone]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
export const select = style({
  height: '32px',
  paddingInline: scale.space[8],
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.control,
  background: color.paper0,
  fontSize: scale.text[13],
})
