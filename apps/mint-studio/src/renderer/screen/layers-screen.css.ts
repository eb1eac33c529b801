import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const layers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))',
  gap: `${scale.space[24]} ${scale.space[32]}`,
  maxWidth: '1080px',
  paddingBlock: scale.space[24],
  borderTop: `1px solid ${color.line}`,
})
export const layer = style({ display: 'grid', gap: scale.space[8], alignContent: 'start', minWidth: 0 })
export const layerHead = style({ display: 'flex', justifyContent: 'space-between', gap: scale.space[8] })
export const values = style({ display: 'grid', gap: scale.space[4], maxHeight: '320px', overflow: 'auto' })
export const value = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 88px',
  alignItems: 'center',
  gap: scale.space[8],
  fontSize: scale.text[14],
})
export const rules = style({ display: 'grid', gap: scale.space[8] })
export const rule = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: scale.space[12],
  paddingBlock: scale.space[4],
  borderBottom: `1px solid ${color.line}`,
  fontSize: scale.text[14],
})
export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: scale.space[12] })
export const select = style({ width: 'auto', minWidth: '170px' })
export const rarest = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))',
  gap: scale.space[16],
})
