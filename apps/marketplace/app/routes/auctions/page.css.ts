import { scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const tabs = style({ marginBottom: scale.space[16] })
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space[12],
  marginBottom: scale.space[24],
})
export const featured = style({ display: 'grid', gap: scale.space[16], marginBottom: scale.space[40] })
