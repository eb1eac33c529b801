import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const two = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  gap: scale.space[40],
  alignItems: 'start',
  '@media': {
    [screen.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: scale.space[24] },
    '(scripting: none)': { display: 'none' },
  },
})
export const lines = style({ borderTop: `1px solid ${color.line}` })
export const line = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto auto',
  gap: `${scale.space[4]} ${scale.space[16]}`,
  alignItems: 'center',
  paddingBlock: scale.space[12],
  borderBottom: `1px solid ${color.line}`,
  '@media': {
    [screen.phone]: { gridTemplateColumns: '56px minmax(0, 1fr) auto auto', columnGap: scale.space[12] },
  },
})
export const off = style({ opacity: 0.55 })
export const name = style({ display: 'block', fontWeight: 520 })
export const small = style({ display: 'block', fontSize: scale.text[13], color: color.ink2 })
export const changed = style([small, { color: color.brick }])
export const price = style({ textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const box = style({
  position: 'sticky',
  top: '84px',
  display: 'grid',
  gap: scale.space[16],
  padding: '20px 24px',
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.sheet,
  background: color.paper0,
  '@media': { [screen.narrow]: { position: 'static' } },
})
