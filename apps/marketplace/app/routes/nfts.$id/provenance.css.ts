import { color } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const line = style({
  position: 'relative',
  paddingLeft: '26px',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      left: '6px',
      top: '16px',
      bottom: '24px',
      width: '1px',
      background: color.line,
    },
  },
})
export const event = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  padding: '9px 0 15px',
  fontSize: '0.875rem',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      left: '-25px',
      top: '14px',
      width: '11px',
      height: '11px',
      borderRadius: '50%',
      background: color.paper0,
      border: `2px solid ${color.lineStrong}`,
    },
  },
})
export const trade = style({
  selectors: { '&::before': { background: color.leaf, borderColor: color.leaf } },
})
/** What is left out in the middle. */
export const between = style({ padding: '2px 0 14px', fontSize: '0.875rem' })
export const what = style({
  fontWeight: 550,
  minWidth: 0,
  paddingBlock: '2px',
  selectors: { '&:hover': { color: color.leaf } },
})
export const under = style({ gridColumn: '1 / -1', color: color.ink2, fontSize: '13px' })
export const count = style({ marginLeft: 'auto', fontSize: '0.875rem', color: color.ink2 })
