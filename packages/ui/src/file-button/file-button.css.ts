import { style } from '@vanilla-extract/css'
import { color } from '../theme/contract.css.js'

export const root = style({
  position: 'relative',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${color.leaf}`, outlineOffset: '2px' },
    '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
  },
})
