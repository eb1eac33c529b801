import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const root = style({ paddingTop: scale.space[16], fontSize: scale.text[14] })
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space[8],
  minHeight: '28px',
  fontWeight: 520,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': { content: '▸', color: color.ink2, fontSize: scale.text[12] },
    '[open] > &::after': { content: '▾' },
    '&:hover': { color: color.leaf },
  },
})
export const words = style({ margin: `${scale.space[8]} 0`, maxWidth: '62ch', color: color.ink2 })
export const sum = style({ margin: `${scale.space[12]} 0 ${scale.space[8]}` })
export const trait = style({ display: 'block', minWidth: 0, overflowWrap: 'anywhere' })
export const name = style({ display: 'block', fontSize: '12.5px', color: color.ink2 })
