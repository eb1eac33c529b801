import { color } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const sortLink = style({
  selectors: {
    '&:hover': { color: color.ink0 },
    '&[aria-current]': { color: color.ink0, fontWeight: 550 },
    '&[aria-current]::after': { content: ' ↓' },
  },
})
