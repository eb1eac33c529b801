import { color, scale } from '@chiaroscuro/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const between = '22px'

/** Facts in a row with dots between; the dot of whatever begins a line is cut off. */
export const byline = style({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: scale.space[4],
  marginLeft: `-${between}`,
  clipPath: `inset(0 0 0 ${between})`,
  fontSize: scale.text[14],
  color: color.ink2,
})
globalStyle(`${byline} > *`, { position: 'relative', paddingLeft: between })
globalStyle(`${byline} > *::before`, { content: "'·'", position: 'absolute', left: '9px' })

export const stale = style({
  marginTop: scale.space[16],
  padding: `${scale.space[8]} ${scale.space[16]}`,
  border: `1px solid ${color.amber}`,
  borderRadius: scale.radius.control,
  fontSize: scale.text[14],
  color: color.ink1,
})

export const preview = style({ background: color.leafWash, borderBottom: `1px solid ${color.line}` })
export const previewRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space[12],
  paddingBlock: scale.space[8],
  fontSize: scale.text[14],
})

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: `${scale.space[4]} ${scale.space[16]}` })
export const tag = style({
  paddingBlock: scale.space[4],
  fontSize: scale.text[13],
  fontWeight: 550,
  letterSpacing: '0.02em',
  color: color.leaf,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
})
