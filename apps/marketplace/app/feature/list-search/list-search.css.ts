import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const search = style({
  height: '38px',
  width: '220px',
  padding: `0 ${scale.space[12]}`,
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.control,
  background: color.paper1,
  fontSize: scale.text[14],
  selectors: {
    '&:hover': { borderColor: color.lineStrong },
    '&::placeholder': { color: color.ink2, opacity: 1 },
  },
})
