import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

/** Over the foot of the window, so that nothing moves when it comes. */
export const sheet = style({
  position: 'fixed',
  insetInline: scale.space[16],
  bottom: scale.space[16],
  zIndex: 30,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${scale.space[12]} ${scale.space[24]}`,
  maxWidth: '640px',
  marginInline: 'auto',
  padding: `${scale.space[16]} ${scale.space[20]}`,
  background: color.paper0,
  border: `1px solid ${color.line}`,
  borderRadius: '12px',
  '@media': { [screen.narrow]: { insetInline: scale.space[8], bottom: scale.space[8] } },
})

export const words = style({ flex: '1 1 260px', fontSize: scale.text[14] })

export const choices = style({ display: 'flex', gap: scale.space[8] })

export const note = style({
  paddingBlock: scale.space[8],
  paddingInline: scale.space[16],
  background: color.paper2,
  borderBottom: `1px solid ${color.line}`,
  fontSize: scale.text[14],
  textAlign: 'center',
})
