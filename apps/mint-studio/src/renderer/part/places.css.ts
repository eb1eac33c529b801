import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const places = style({
  display: 'flex',
  gap: scale.space[24],
  maxWidth: '1240px',
  marginInline: 'auto',
  marginBottom: scale.space[28],
  borderBottom: `1px solid ${color.line}`,
})
export const way = style({
  marginBottom: '-1px',
  padding: `${scale.space[8]} 0`,
  border: 0,
  borderBottom: '2px solid transparent',
  background: 'none',
  color: color.ink2,
  fontSize: scale.text[14],
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.ink1 },
    '&[aria-current="page"]': { borderBottomColor: color.ink1, color: color.ink1, fontWeight: 550 },
  },
})
