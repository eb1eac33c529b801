import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const row = style({
  display: 'grid',
  gap: `0 ${scale.space[32]}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
})
export const creator = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  gap: '14px',
  alignItems: 'center',
  padding: '11px 0',
  borderBottom: `1px solid ${color.line}`,
  fontSize: scale.text[14],
  selectors: { '&:hover': { background: color.paper1 } },
})
export const name = style({
  minWidth: 0,
  fontWeight: 550,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
