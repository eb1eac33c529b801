import { color, scale, screen } from '@chiaroscuro/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

globalStyle('html, body, #root', { height: '100%' })
globalStyle('body', { overflow: 'hidden' })

export const shell = style({ display: 'flex', flexDirection: 'column', height: '100%', width: '100%' })
export const preview = style({
  padding: `${scale.space[8]} ${scale.space[28]}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.paper2,
  color: color.ink1,
  fontSize: scale.text[13],
  '@media': { [screen.phone]: { paddingInline: scale.space[16] } },
})
