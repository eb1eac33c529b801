import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { createVar, style } from '@vanilla-extract/css'

/** How many rows a column has. */
export const rowCount = createVar()

export const rank = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateColumns: '1fr 1fr',
  gridTemplateRows: `repeat(${rowCount}, auto)`,
  columnGap: scale.space[56],
  '@media': {
    [screen.narrow]: { gridAutoFlow: 'row', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' },
  },
})

/** Over the columns of `rank`, and as wide. */
export const heads = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: scale.space[56],
  '@media': { [screen.narrow]: { display: 'none' } },
})

/** The columns of a row, which its head stands over. */
const columns = style({
  display: 'grid',
  gridTemplateColumns: '22px 48px minmax(0, 1fr) auto 96px 84px',
  gap: '14px',
  alignItems: 'center',
  '@media': {
    'screen and (max-width: 1180px)': { gridTemplateColumns: '22px 48px minmax(0, 1fr) auto 84px' },
    [screen.narrow]: { gridTemplateColumns: '18px 44px minmax(0, 1fr) auto' },
  },
})

export const head = style([columns, { fontSize: '12.5px', color: color.ink2 }])
export const headVolume = style({ gridColumn: '1 / 5', textAlign: 'right' })

export const row = style([
  columns,
  {
    padding: '11px 0',
    borderBottom: `1px solid ${color.line}`,
    fontSize: scale.text[14],
    selectors: { '&:hover': { background: color.paper1 } },
  },
])

export const place = style({ color: color.ink2 })
export const who = style({
  minWidth: 0,
  fontWeight: 550,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const under = style({ display: 'block', fontWeight: 400, fontSize: '12.5px', color: color.ink2 })
export const spark = style({ '@media': { 'screen and (max-width: 1180px)': { display: 'none' } } })
export const change = style({ textAlign: 'right', '@media': { [screen.narrow]: { display: 'none' } } })
