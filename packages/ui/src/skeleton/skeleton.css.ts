import { keyframes, style } from '@vanilla-extract/css'
import { color, scale } from '../theme/contract.css.js'

const breathe = keyframes({ '50%': { opacity: 0.55 } })

export const block = style({
  display: 'block',
  background: color.paper2,
  borderRadius: scale.radius.media,
  animation: `${breathe} 1.6s ease-in-out infinite`,
})
