import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const view = style({ display: 'grid', gap: scale.space[20], paddingTop: scale.space[4] })
/** The bar stays in sight beside these alone, not over what is filled in above them. */
export const shelf = style({ display: 'grid', gap: scale.space[20] })
export const notes = style({ display: 'grid', gap: scale.space[12], scrollMarginBlock: '90px' })
/** Nothing to say takes no room in a view, and is there all the same for whoever is read to. */
export const noNotes = style({ marginBottom: `calc(-1 * ${scale.space[20]})` })
/** What is done with those chosen; stays in sight below the works. */
export const bar = style({
  position: 'sticky',
  bottom: scale.space[12],
  zIndex: 4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${scale.space[8]} ${scale.space[12]}`,
  padding: `${scale.space[12]} ${scale.space[16]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: scale.radius.sheet,
  background: color.paper0,
})
/** While something is being filled in it must not lie over that. */
export const still = style({ position: 'static' })
export const chosen = style({ fontWeight: 550, fontVariantNumeric: 'tabular-nums' })
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: scale.space[8],
  marginLeft: 'auto',
  '@media': { [screen.phone]: { marginLeft: 0, width: '100%' } },
})
export const panel = style({
  display: 'grid',
  gap: scale.space[16],
  maxWidth: '640px',
  padding: scale.space[20],
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.sheet,
  background: color.paper0,
  scrollMarginTop: '90px',
  outline: 'none',
})
export const panelTitle = style({ fontFamily: scale.font.serif, fontSize: scale.text[20] })
export const works = style({ display: 'grid', gap: scale.space[8] })
export const work = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) minmax(0, 160px)',
  gap: scale.space[12],
  alignItems: 'end',
})
export const plainWork = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: scale.space[12],
  alignItems: 'center',
  fontSize: scale.text[14],
})
export const workName = style({ alignSelf: 'center', minWidth: 0, fontSize: scale.text[14] })
export const faults = style({ display: 'grid', gap: scale.space[4], marginTop: scale.space[8] })
export const warning = style({
  padding: `${scale.space[12]} ${scale.space[16]}`,
  borderRadius: scale.radius.control,
  border: `1px solid ${color.lineStrong}`,
  background: color.paper1,
  fontSize: scale.text[14],
})
