import { style } from '@vanilla-extract/css'
import { color } from '../theme/contract.css.js'
import { progressRule } from './progress.js'

export const bar = style({
  position: 'fixed',
  zIndex: 30,
  top: 0,
  left: 0,
  right: 0,
  height: '2px',
  background: color.leaf,
  transformOrigin: '0 50%',
  transition: `transform ${progressRule.speedMs}ms ease-out, opacity ${progressRule.speedMs}ms ease-out`,
  pointerEvents: 'none',
})
