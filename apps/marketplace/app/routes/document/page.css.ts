import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { style } from '@vanilla-extract/css'

export const head = style({
  display: 'grid',
  gap: scale.space[12],
  paddingBlock: `${scale.space[48]} ${scale.space[32]}`,
  '@media': { [screen.narrow]: { paddingTop: scale.space[28] } },
})
export const lead = style({ maxWidth: '62ch', fontSize: scale.text[20], lineHeight: 1.5, color: color.ink1 })
export const changed = style({ fontSize: scale.text[13], color: color.ink2 })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr)',
  gap: scale.space[56],
  paddingTop: scale.space[32],
  borderTop: `1px solid ${color.line}`,
  '@media': { [screen.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: scale.space[24] } },
})
export const body = style({ display: 'grid', gap: scale.space[40], minWidth: 0, gridColumn: '-2 / -1' })

export const operator = style({
  display: 'grid',
  gap: scale.space[8],
  maxWidth: '66ch',
  padding: `${scale.space[16]} ${scale.space[20]}`,
  border: `1px solid ${color.line}`,
  borderRadius: scale.radius.sheet,
  background: color.paper1,
  fontSize: '1.0625rem',
})
export const operatorTitle = style({ fontSize: scale.text[13], fontWeight: 550, color: color.ink2 })
export const address = style({
  display: 'grid',
  gap: scale.space[4],
  fontSize: scale.text[14],
  fontStyle: 'normal',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
export const nobody = style({ fontSize: scale.text[14], color: color.ink1 })
