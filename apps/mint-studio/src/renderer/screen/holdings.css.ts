import { color, scale } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const column = style({ maxWidth: '1240px', marginInline: 'auto' })
export const account = style({ display: 'flex', alignItems: 'center', gap: scale.space[8] })
export const select = style({
  height: '40px',
  paddingInline: scale.space[12],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: scale.radius.control,
  background: color.paper0,
})
export const who = style([
  column,
  { display: 'flex', flexWrap: 'wrap', gap: `${scale.space[12]} ${scale.space[40]}` },
])
export const section = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: scale.space[16],
    marginTop: scale.space[32],
    paddingTop: scale.space[24],
    borderTop: `1px solid ${color.line}`,
  },
])
export const collections = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(360px, 100%), 1fr))',
  gap: `${scale.space[16]} ${scale.space[28]}`,
  width: '100%',
})
export const nfts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 44%), 1fr))',
  gap: `${scale.space[24]} ${scale.space[20]}`,
  width: '100%',
})
const plain = {
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
} as const
export const collection = style({
  ...plain,
  display: 'flex',
  alignItems: 'center',
  gap: scale.space[16],
})
export const nft = style({ ...plain, display: 'grid', gap: scale.space[2] })
export const words = style({ display: 'grid', gap: scale.space[2], minWidth: 0 })
export const name = style({
  overflow: 'hidden',
  fontWeight: 550,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
const media = {
  display: 'block',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: scale.radius.media,
  background: color.mat,
} as const
export const small = style({ ...media, flex: 'none', width: '88px' })
export const picture = style({ ...media, width: '100%', marginBottom: scale.space[4] })
