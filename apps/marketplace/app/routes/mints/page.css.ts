import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const batch = style({
  display: 'grid',
  gridTemplateColumns: '260px minmax(0, 1fr)',
  gap: scale.space[32],
  paddingBlock: scale.space[32],
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [screen.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: scale.space[16],
      paddingBlock: scale.space[24],
    },
  },
})
export const name = style({
  fontFamily: scale.font.serif,
  fontWeight: 440,
  fontSize: scale.text[20],
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
})
export const facts = style({
  display: 'grid',
  gap: scale.space[4],
  marginTop: scale.space[8],
  fontSize: scale.text[13],
  color: color.ink2,
})
export const works = style({
  display: 'grid',
  gap: '18px 16px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  '@media': {
    // A batch shows four.
    [screen.narrow]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: scale.space[12] },
  },
})
