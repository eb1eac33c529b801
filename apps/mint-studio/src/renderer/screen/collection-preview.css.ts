import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

/** Form and preview beside each other, where there is room for both. */
const ROOM = 'screen and (min-width: 1240px)'

export const beside = style({
  '@media': {
    [ROOM]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(340px, 420px)',
      alignItems: 'start',
      gap: scale.space[48],
    },
  },
})
export const frame = style({
  maxWidth: '860px',
  paddingBlock: scale.space[24],
  borderTop: `1px solid ${color.line}`,
  '@media': { [ROOM]: { position: 'sticky', top: 0 } },
})
export const caption = style({
  marginBottom: scale.space[12],
  color: color.ink2,
  fontSize: scale.text[13],
})
export const page = style({
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.media,
  background: color.paper0,
})
export const banner = style({ display: 'block', width: '100%', height: '96px', objectFit: 'cover' })
export const body = style({ display: 'grid', gap: scale.space[16], padding: scale.space[20] })
export const head = style({ display: 'flex', alignItems: 'center', gap: scale.space[16] })
export const avatar = style({
  flex: 'none',
  width: '72px',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: scale.radius.media,
  background: color.mat,
})
export const names = style({ minWidth: 0 })
export const by = style({ color: color.ink2, fontSize: scale.text[13] })
export const title = style({ fontSize: scale.text[25], lineHeight: 1.15, overflowWrap: 'anywhere' })
export const words = style({
  maxHeight: '6em',
  overflow: 'hidden',
  fontSize: scale.text[14],
  overflowWrap: 'anywhere',
})
export const links = style({ color: color.ink2, fontSize: scale.text[13], whiteSpace: 'pre' })
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${scale.space[8]} ${scale.space[24]}`,
  fontSize: scale.text[14],
})
export const works = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${scale.space[16]} ${scale.space[12]}`,
})
export const picture = style({
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: scale.radius.media,
  background: color.mat,
  selectors: { '&[data-hidden="true"]': { filter: 'blur(14px)' } },
})
export const line = style({
  display: 'flex',
  gap: scale.space[8],
  marginTop: scale.space[4],
  fontSize: scale.text[13],
})
export const rank = style({ marginLeft: 'auto', color: color.ink2, whiteSpace: 'nowrap' })
