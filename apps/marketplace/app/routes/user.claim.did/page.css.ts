import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: scale.space[20], maxWidth: '560px' })
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: scale.space[12],
  minWidth: 0,
  padding: `${scale.space[12]} ${scale.space[16]}`,
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.control,
  cursor: 'pointer',
  selectors: { '&:has(input:checked)': { borderColor: color.leaf } },
})
export const face = style({
  flex: 'none',
  width: '40px',
  height: '40px',
  borderRadius: '50%',
  overflow: 'hidden',
})
export const named = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })
export const fold = style({ display: 'grid', gap: scale.space[8] })
export const door = style({
  width: 'fit-content',
  paddingBlock: scale.space[4],
  fontSize: scale.text[14],
  color: color.leaf,
  cursor: 'pointer',
})
