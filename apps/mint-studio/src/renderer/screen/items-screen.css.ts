import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** Pixels; every row is as high, so that where it stands is a matter of counting. */
export const ROW_HEIGHT = 56

export const page = style({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' })
export const head = style({
  padding: `${scale.space[24]} ${scale.space[40]} 0`,
  '@media': { [screen.phone]: { padding: `${scale.space[20]} ${scale.space[16]} 0` } },
  marginBottom: scale.space[16],
})
export const frame = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderTop: `1px solid ${color.line}`,
})
export const table = style({ borderCollapse: 'separate', borderSpacing: 0, minWidth: '100%' })
globalStyle(`${table} thead th`, {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  height: '40px',
  paddingInline: scale.space[12],
  background: color.paper1,
  borderBottom: `1px solid ${color.line}`,
  color: color.ink2,
  fontSize: scale.text[13],
  fontWeight: 500,
  textAlign: 'start',
  whiteSpace: 'nowrap',
})
export const number = style({ width: '64px' })
export const pictureHead = style({ width: '72px' })
export const column = style({ minWidth: '136px' })
export const wide = style({ minWidth: '230px' })
export const row = style({ height: `${ROW_HEIGHT}px` })
const line = { borderBottom: `1px solid ${color.line}` } as const
export const numberCell = style({
  ...line,
  paddingInline: scale.space[12],
  paddingLeft: scale.space[40],
  color: color.ink2,
  fontSize: scale.text[13],
  fontWeight: 400,
  textAlign: 'end',
})
export const pictureCell = style({ ...line, paddingInline: scale.space[12] })
export const picture = style({
  display: 'block',
  width: '44px',
  minWidth: '44px',
  height: '44px',
  objectFit: 'cover',
  borderRadius: scale.radius.media,
  background: color.mat,
})
export const series = style({ width: '92px' })
export const seriesCell = style({
  ...line,
  paddingInline: scale.space[12],
  color: color.ink2,
  fontSize: scale.text[13],
  whiteSpace: 'nowrap',
})
export const cell = style({ ...line, padding: 0 })
export const input = style({
  width: '100%',
  height: `${ROW_HEIGHT - 1}px`,
  paddingInline: scale.space[12],
  border: 0,
  background: 'transparent',
  fontSize: scale.text[14],
  textOverflow: 'ellipsis',
  selectors: {
    '&:hover:not(:read-only)': { background: color.paper1 },
    '&:focus-visible': { outlineOffset: '-2px', background: color.paper0 },
  },
})
