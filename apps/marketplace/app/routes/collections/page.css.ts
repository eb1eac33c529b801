import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: scale.space[12], alignItems: 'center' })
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
export const who = style({
  display: 'grid',
  gridTemplateColumns: '28px 48px minmax(0, 1fr)',
  gap: '14px',
  alignItems: 'center',
  minWidth: '220px',
  '@media': { [screen.narrow]: { width: '100%', minWidth: 0 } },
})
export const place = style({ color: color.ink2, fontVariantNumeric: 'tabular-nums' })
export const name = style({ display: 'block', fontWeight: 550, overflow: 'hidden', textOverflow: 'ellipsis' })
export const under = style({ display: 'block', fontSize: '12.5px', color: color.ink2 })
export const sortLink = style({
  selectors: {
    '&:hover': { color: color.ink0 },
    '&[aria-current]': { color: color.ink0, fontWeight: 550 },
    '&[aria-current]::after': { content: ' ↓' },
  },
})
export const spark = style({ display: 'inline-block', '@media': { [screen.narrow]: { marginLeft: 'auto' } } })
