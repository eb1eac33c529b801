import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const shelf = style({
  display: 'grid',
  gap: '28px 20px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
})
export const card = style({
  display: 'block',
  transition: `opacity ${scale.motion.quick}`,
  selectors: { '&:hover': { opacity: 0.92 } },
})
export const name = style({
  marginTop: scale.space[12],
  fontFamily: scale.font.serif,
  fontWeight: 440,
  fontSize: scale.text[20],
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${scale.space[2]} ${scale.space[16]}`,
  marginTop: scale.space[4],
  fontSize: scale.text[13],
  color: color.ink2,
})
