import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const form = style({
  position: 'relative',
  flex: 1,
  maxWidth: '420px',
  marginLeft: 'auto',
  '@media': { [screen.narrow]: { display: 'none' } },
})

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  height: '38px',
  padding: `0 ${scale.space[12]}`,
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.control,
  background: color.paper1,
  color: color.ink2,
  selectors: { '&:focus-within': { borderColor: color.leaf, background: color.paper0 } },
})

export const input = style({
  flex: 1,
  minWidth: 0,
  border: 0,
  background: 'transparent',
  color: color.ink0,
  fontSize: scale.text[14],
  selectors: {
    '&::placeholder': { color: color.ink2, opacity: 1 },
    '&:focus-visible': { outline: 'none' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const key = style({
  border: `1px solid ${color.line}`,
  borderRadius: '4px',
  padding: '1px 5px',
  fontFamily: scale.font.sans,
  fontSize: '11px',
  fontWeight: 500,
  '@media': { '(hover: none)': { display: 'none' }, '(scripting: none)': { display: 'none' } },
})

export const panel = style({
  position: 'absolute',
  left: 0,
  right: 0,
  top: 'calc(100% + 8px)',
  maxHeight: '70dvh',
  overflow: 'auto',
  padding: scale.space[8],
  background: color.paper0,
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.sheet,
  boxShadow: `0 24px 60px -28px ${color.shade}`,
})

export const group = style({
  padding: `${scale.space[8]} ${scale.space[8]} ${scale.space[4]}`,
  fontSize: scale.text[12],
  color: color.ink2,
})

export const option = style({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  gap: scale.space[12],
  alignItems: 'center',
  padding: scale.space[8],
  borderRadius: scale.radius.control,
  fontSize: scale.text[14],
  selectors: { '&:hover, &[aria-selected="true"]': { background: color.paper2 } },
})

export const noPicture = style({ gridTemplateColumns: 'minmax(0, 1fr)' })
export const under = style({ fontSize: scale.text[12], color: color.ink2 })
export const nothing = style({ padding: scale.space[16], fontSize: scale.text[14], color: color.ink2 })
