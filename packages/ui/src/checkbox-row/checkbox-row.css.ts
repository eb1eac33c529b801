import { style } from '@vanilla-extract/css'
import { color, scale } from '../theme/contract.css.js'

export const row = style({
  display: 'flex',
  gap: scale.space[12],
  alignItems: 'center',
  padding: '5px 0',
  minHeight: '32px',
  fontSize: scale.text[14],
  color: color.ink1,
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.ink0 } },
})

export const box = style({
  appearance: 'none',
  flex: 'none',
  width: '16px',
  height: '16px',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: '4px',
  background: color.paper0,
  cursor: 'pointer',
  position: 'relative',
  selectors: {
    '&:checked': { background: color.leaf, borderColor: color.leaf },
    '&:checked::after': {
      content: '',
      position: 'absolute',
      left: '4px',
      top: '0.5px',
      width: '4px',
      height: '8px',
      border: `solid ${color.leafInk}`,
      borderWidth: '0 1.8px 1.8px 0',
      transform: 'rotate(42deg)',
    },
  },
})

export const count = style({ marginLeft: 'auto', color: color.ink2, fontSize: scale.text[13] })
