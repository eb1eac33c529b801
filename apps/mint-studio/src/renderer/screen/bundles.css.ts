import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: scale.space[16],
  paddingBlock: scale.space[24],
  borderTop: `1px solid ${color.line}`,
})
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const bundle = style({
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderTop: `1px solid ${color.line}` } },
})
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${scale.space[4]} ${scale.space[16]}`,
  paddingBlock: scale.space[12],
  cursor: 'pointer',
  // A summary that is laid out as a row has no mark of its own.
  '::before': {
    content: '"▸"',
    width: '1em',
    color: color.ink2,
    transition: `transform ${scale.motion.quick}`,
  },
  selectors: { 'details[open] > &::before': { transform: 'rotate(90deg)' } },
})
export const pieces = style({ paddingBottom: scale.space[24] })
export const title = style({ fontWeight: 550 })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${scale.space[8]} ${scale.space[32]}`,
  paddingBottom: scale.space[16],
})
export const fact = style({ display: 'grid', gap: scale.space[2], minWidth: 0 })
