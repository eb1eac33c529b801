import { style } from '@vanilla-extract/css'
import { color, scale } from '../theme/contract.css.js'
import { screen } from '../theme/token.js'

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: scale.text[14],
  '@media': { [screen.card]: { display: 'block' } },
})

export const head = style({ '@media': { [screen.card]: { display: 'none' } } })
export const body = style({ '@media': { [screen.card]: { display: 'block' } } })

export const headCell = style({
  padding: `${scale.space[8]} 0 ${scale.space[8]} ${scale.space[16]}`,
  selectors: { '&:first-child': { paddingLeft: 0 } },
  textAlign: 'left',
  fontWeight: 400,
  fontSize: scale.text[13],
  color: color.ink2,
  borderBottom: `1px solid ${color.line}`,
  whiteSpace: 'nowrap',
})

export const row = style({
  borderBottom: `1px solid ${color.line}`,
  '@media': {
    [screen.card]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: scale.space[40],
      rowGap: scale.space[4],
      padding: `${scale.space[12]} 0`,
      alignItems: 'center',
    },
    [screen.phone]: { columnGap: scale.space[16] },
  },
})

export const cell = style({
  padding: `10px 0 10px ${scale.space[16]}`,
  selectors: { '&:first-child': { paddingLeft: 0 } },
  verticalAlign: 'middle',
  '@media': {
    [screen.card]: { display: 'flex', gap: scale.space[8], alignItems: 'baseline', padding: 0, minWidth: 0 },
  },
})

export const end = style({
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [screen.card]: { justifyContent: 'flex-end' } },
})

/** The first cell of a card takes the whole width. */
export const whole = style({ '@media': { [screen.card]: { gridColumn: '1 / -1' } } })
export const wideOnly = style({ '@media': { [screen.card]: { display: 'none' } } })

/** On a card the label stands at one end and the figure at the other. */
export const spread = style({ '@media': { [screen.card]: { justifyContent: 'space-between' } } })

/** On a card each value says what it is. */
export const label = style({
  display: 'none',
  color: color.ink2,
  // Chinese would be broken between any two characters, down to one a line.
  wordBreak: 'keep-all',
  '@media': { [screen.card]: { display: 'inline' } },
})
