import { color } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const open = style({
  border: 0,
  padding: '2px 0',
  background: 'none',
  color: color.leaf,
  fontWeight: 520,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  '@media': { '(scripting: none)': { display: 'none' } },
})
