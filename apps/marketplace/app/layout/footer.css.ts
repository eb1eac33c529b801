import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const bar = style({
  borderTop: `1px solid ${color.line}`,
  padding: `30px 0 46px`,
  color: color.ink2,
  fontSize: scale.text[14],
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${scale.space[12]} 26px`,
})

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  fontFamily: scale.font.serif,
  fontWeight: 460,
  color: color.ink0,
})

export const link = style({
  minWidth: '24px',
  paddingBlock: scale.space[4],
  selectors: { '&:hover': { color: color.ink0 } },
})
export const end = style({ marginLeft: 'auto' })
