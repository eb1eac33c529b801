import { style } from '@vanilla-extract/css'
import { color, scale } from '../theme/contract.css.js'

export const field = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space[8],
  minWidth: 0,
  fontSize: scale.text[14],
  color: color.ink2,
})

export const frame = style({
  position: 'relative',
  display: 'inline-flex',
  // As wide as its longest option, but never wider than its place.
  minWidth: 0,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      right: '14px',
      top: '50%',
      width: '6px',
      height: '6px',
      border: `solid ${color.ink2}`,
      borderWidth: '0 1.5px 1.5px 0',
      transform: 'translateY(-70%) rotate(45deg)',
      pointerEvents: 'none',
    },
  },
})

export const control = style({
  appearance: 'none',
  height: '38px',
  padding: `0 ${scale.space[32]} 0 ${scale.space[12]}`,
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.control,
  background: color.paper0,
  color: color.ink0,
  fontWeight: 520,
  cursor: 'pointer',
  minWidth: 0,
  maxWidth: '100%',
  textOverflow: 'ellipsis',
  selectors: { '&:hover': { borderColor: color.lineStrong } },
})
