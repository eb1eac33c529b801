import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { createVar, style } from '@vanilla-extract/css'

/** The collection's own colour. */
export const tone = createVar()

export const room = style({
  vars: { [tone]: color.mat },
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: scale.space[24],
  minHeight: 'min(560px, 70dvh)',
  padding: scale.space[24],
  borderRadius: scale.radius.media,
  background: `radial-gradient(circle at 50% 34%, color-mix(in srgb, ${tone} 34%, ${color.paper0}), color-mix(in srgb, ${tone} 12%, ${color.mat}) 72%)`,
  '@media': { [screen.narrow]: { minHeight: '380px', padding: scale.space[16] } },
})
export const cover = style({
  width: 'min(260px, 56%)',
  boxShadow: `0 18px 50px -22px ${color.shade}`,
})
export const words = style({ textAlign: 'center' })
export const title = style({
  fontFamily: scale.font.serif,
  fontWeight: 420,
  fontSize: scale.text[25],
  lineHeight: 1.2,
  letterSpacing: '-0.015em',
  overflowWrap: 'anywhere',
})
export const under = style({ fontSize: scale.text[14], color: color.ink1 })
export const player = style({ width: 'min(480px, 100%)' })
