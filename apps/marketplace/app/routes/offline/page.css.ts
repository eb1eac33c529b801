import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: scale.space[12],
  marginBottom: scale.space[40],
})

export const list = style({ listStyle: 'none', padding: 0, margin: 0, maxWidth: '760px' })

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: scale.space[16],
  paddingBlock: scale.space[12],
  borderTop: `1px solid ${color.line}`,
})

export const name = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const age = style({ flexShrink: 0, color: color.ink2, fontSize: scale.text[14] })
