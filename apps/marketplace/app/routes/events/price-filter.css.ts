import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const form = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space[8],
  color: color.ink2,
  '@media': { [screen.phone]: { width: '100%' } },
})
export const field = style({
  height: '38px',
  width: '92px',
  minWidth: 0,
  padding: `0 ${scale.space[12]}`,
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.control,
  background: color.paper1,
  color: color.ink0,
  fontSize: scale.text[14],
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover': { borderColor: color.lineStrong },
    '&::placeholder': { color: color.ink2, opacity: 1 },
  },
  '@media': { [screen.phone]: { flexGrow: 1 } },
})
