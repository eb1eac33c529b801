import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const form = style({ '@media': { [screen.phone]: { width: '100%' } } })
export const field = style({
  height: '38px',
  width: '220px',
  maxWidth: '100%',
  padding: `0 ${scale.space[12]}`,
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.control,
  background: color.paper1,
  fontSize: scale.text[14],
  selectors: {
    '&:hover': { borderColor: color.lineStrong },
    '&::placeholder': { color: color.ink2, opacity: 1 },
  },
  '@media': { [screen.phone]: { width: '100%' } },
})
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${scale.space[4]} ${scale.space[12]}`,
  marginBottom: scale.space[16],
  fontSize: scale.text[14],
})
