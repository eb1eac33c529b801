import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const contents = style({
  position: 'sticky',
  top: '96px',
  alignSelf: 'start',
  fontSize: scale.text[14],
  '@media': {
    [screen.narrow]: {
      position: 'static',
      paddingBottom: scale.space[16],
      borderBottom: `1px solid ${color.line}`,
    },
  },
})
export const title = style({ fontSize: scale.text[13], color: color.ink2 })
export const list = style({ display: 'grid', marginTop: scale.space[8] })
export const link = style({
  display: 'block',
  paddingBlock: scale.space[4],
  lineHeight: 1.4,
  color: color.ink1,
  selectors: { '&:hover': { color: color.leaf } },
})
