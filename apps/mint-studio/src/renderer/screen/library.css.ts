import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const page = style({
  flex: 1,
  overflow: 'auto',
  width: '100%',
  padding: `${scale.space[48]} ${scale.space[40]}`,
  '@media': { [screen.phone]: { padding: `${scale.space[28]} ${scale.space[16]}` } },
})
const column = { maxWidth: '1240px', marginInline: 'auto' } as const
export const head = style({
  ...column,
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: scale.space[24],
  marginBottom: scale.space[32],
})
export const title = style({ fontSize: scale.text[39], lineHeight: 1.15 })
export const lead = style({ maxWidth: '60ch', marginTop: scale.space[8], color: color.ink2 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: scale.space[12] })
export const empty = style(column)
export const grid = style({
  ...column,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(270px, 100%), 1fr))',
  gap: scale.space[28],
})
export const card = style({ position: 'relative' })
export const open = style({
  display: 'grid',
  width: '100%',
  gap: scale.space[4],
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
})
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '2px',
  aspectRatio: '1',
  marginBottom: scale.space[8],
  borderRadius: scale.radius.media,
  overflow: 'hidden',
  background: color.mat,
})
globalStyle(`${pictures} > img`, { width: '100%', height: '100%', minHeight: 0, objectFit: 'cover' })
export const name = style({ fontSize: scale.text[20] })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: scale.space[12],
  color: color.ink2,
  fontSize: scale.text[13],
})
export const remove = style({
  marginTop: scale.space[4],
  marginLeft: `calc(-1 * ${scale.space[12]})`,
  color: color.ink2,
})
export const news = style({
  ...column,
  display: 'grid',
  gap: scale.space[16],
  marginBlock: `${scale.space[40]} 0`,
  paddingTop: scale.space[24],
  borderTop: `1px solid ${color.line}`,
})
export const newsTitle = style({ fontSize: scale.text[20] })
export const newsList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  gap: `${scale.space[24]} ${scale.space[32]}`,
})
export const newsItem = style({
  display: 'grid',
  gap: scale.space[4],
  alignContent: 'start',
  maxWidth: '60ch',
})
export const newsDate = style({ color: color.ink2, fontSize: scale.text[13] })
export const newsHeading = style({ fontSize: scale.text[16], fontWeight: 550 })
export const newsText = style({ color: color.ink2, fontSize: scale.text[14], marginTop: scale.space[4] })
export const newsMore = style({
  width: 'fit-content',
  fontSize: scale.text[14],
  textDecoration: 'underline',
  cursor: 'pointer',
})
