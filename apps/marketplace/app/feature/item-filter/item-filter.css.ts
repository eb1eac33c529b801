import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const two = style({
  display: 'grid',
  gridTemplateColumns: '248px minmax(0, 1fr)',
  gap: scale.space[40],
  paddingTop: '26px',
  '@media': { [screen.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: scale.space[20] } },
})

/** Open beside the list on wide screens; a fold above it on narrow ones. */
export const rail = style({
  '@media': { [screen.narrow]: { borderBottom: `1px solid ${color.line}`, paddingBottom: scale.space[8] } },
})

export const fold = style({ '@media': { 'screen and (min-width: 861px)': { display: 'none' } } })

export const body = style({
  '@media': {
    [screen.narrow]: {
      display: 'none',
      selectors: { [`${fold}[open] + &`]: { display: 'block', paddingTop: scale.space[16] } },
    },
  },
})

export const group = style({
  border: 0,
  padding: 0,
  minWidth: 0,
  marginBottom: scale.space[20],
})

export const words = style({ display: 'block' })

export const legend = style({
  fontWeight: 550,
  fontSize: scale.text[14],
  marginBottom: scale.space[8],
  padding: 0,
  display: 'flex',
  justifyContent: 'space-between',
  width: '100%',
})

export const groupFold = style({ borderTop: `1px solid ${color.line}`, paddingBlock: scale.space[12] })
export const groupHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontWeight: 550,
  fontSize: scale.text[14],
  selectors: {
    '&::after': { content: '+', color: color.ink2, fontWeight: 400 },
    [`${groupFold}[open] > &::after`]: { content: '–' },
  },
})
export const values = style({
  paddingTop: scale.space[8],
  maxHeight: '320px',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
})

export const range = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  gap: scale.space[8],
  alignItems: 'center',
  color: color.ink2,
  fontSize: scale.text[14],
})

export const input = style({
  width: '100%',
  minWidth: 0,
  height: '38px',
  padding: `0 ${scale.space[12]}`,
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.control,
  background: color.paper0,
  color: color.ink0,
  fontSize: scale.text[14],
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover': { borderColor: color.lineStrong },
    '&::placeholder': { color: color.ink2, opacity: 1 },
  },
})

export const apply = style({ marginTop: scale.space[16], width: '100%' })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px',
  alignItems: 'center',
  marginBottom: scale.space[20],
  fontSize: scale.text[14],
})

export const end = style({
  marginLeft: 'auto',
  display: 'flex',
  gap: scale.space[8],
  alignItems: 'center',
  '@media': { [screen.phone]: { marginLeft: 0, width: '100%', justifyContent: 'space-between' } },
})

export const waiting = style({ opacity: 0.6, transition: `opacity ${scale.motion.calm}` })
