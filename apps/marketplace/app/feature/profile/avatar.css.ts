import { color } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const disc = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  background: color.mat,
})
export const shadow = style({ fill: color.ink2 })
export const light = style({ fill: color.paper3 })
