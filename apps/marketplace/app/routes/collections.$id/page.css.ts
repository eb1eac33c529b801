import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export {
  avatar,
  by,
  head,
  links,
  stat,
  stats,
  text,
  title,
  under,
  value,
} from '#app/feature/place-head/place-head.css.js'

export const period = style({
  alignSelf: 'center',
  marginLeft: 'auto',
  '@media': { [screen.phone]: { marginLeft: 0 } },
})
export const tabs = style({ paddingTop: scale.space[12] })
export const view = style({ paddingTop: scale.space[24] })
export const chart = style({ padding: `${scale.space[12]} 0 ${scale.space[4]}` })
/** As high as the chart will be. */
export const chartComing = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: '248px',
  '@media': { [screen.phone]: { minHeight: '340px' } },
})
export const chartHead = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scale.space[8],
  minHeight: '28px',
  fontSize: scale.text[14],
  fontWeight: 520,
  selectors: {
    '&::after': { content: '▸', color: color.ink2, fontSize: scale.text[12] },
    '[open] > &::after': { content: '▾' },
    '&:hover': { color: color.leaf },
  },
})
export const chartNote = style({ fontSize: scale.text[12], color: color.ink2 })
export const note = style({ display: 'block', fontSize: scale.text[12] })
export const subhead = style({
  fontFamily: scale.font.serif,
  fontWeight: 420,
  fontSize: scale.text[20],
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
})
export const words = style({
  maxWidth: '68ch',
  marginTop: scale.space[8],
  fontSize: scale.text[14],
  color: color.ink2,
})
export const rules = style({
  display: 'grid',
  gap: scale.space[4],
  margin: `${scale.space[8]} 0 ${scale.space[20]}`,
  paddingLeft: scale.space[20],
  listStyle: 'decimal',
  fontSize: scale.text[14],
})
export const part = style({ selectors: { '& + &': { marginTop: scale.space[40] } } })
export const reasons = style({ display: 'block', fontSize: scale.text[13], color: color.ink2 })
export const work = style({ display: 'flex', alignItems: 'center', gap: scale.space[12], minWidth: 0 })
export const workPicture = style({ width: '44px', flex: 'none' })
export const workName = style({ display: 'block', fontWeight: 550, overflowWrap: 'anywhere' })
export const spread = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `${scale.space[8]} ${scale.space[16]}`,
  alignItems: 'center',
  maxWidth: '620px',
  margin: `${scale.space[12]} 0 ${scale.space[28]}`,
  fontSize: scale.text[14],
})
export const spreadRow = style({ display: 'contents' })
export const spreadName = style({ color: color.ink2 })
export const spreadTrack = style({
  display: 'block',
  height: '8px',
  borderRadius: '4px',
  overflow: 'hidden',
  background: color.paper3,
})
export const spreadFill = style({ display: 'block', height: '100%', background: color.leaf })
export const spreadCount = style({ margin: 0, textAlign: 'right' })
/** What one can do with all of a view, in one row where there is room. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${scale.space[12]} ${scale.space[20]}`,
  paddingTop: scale.space[12],
  selectors: { '&:empty': { display: 'none' } },
})
export const exports = style({
  marginLeft: 'auto',
  fontSize: scale.text[13],
  color: color.ink2,
  '@media': { [screen.phone]: { marginLeft: 0 } },
})
